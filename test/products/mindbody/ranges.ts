import { dayOf, siteDay } from './values.ts';

export type IdList = readonly string[] | null | undefined;

/** Days of the site, and whose they are. */
export interface DayRange {
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly staffIds?: IdList;
}

/** Whether an id is in a list; an absent or empty list has all. */
export function isIn(ids: IdList, id: string): boolean {
  return !ids || ids.length === 0 || ids.includes(id);
}

/** The first and the last day of a range, both of which belong to it: today unless it says otherwise. */
export function daysIn({ startDate, endDate }: DayRange, now: number): readonly [string, string] {
  const first = startDate ? dayOf(startDate) : siteDay(now);
  return [first, endDate ? dayOf(endDate) : first];
}
