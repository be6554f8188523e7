import type { Weekday } from '../../lib/dateNames.ts';
import { minuteOfClock } from '../../lib/wallTime.ts';

/** Which free times are wanted, besides type, provider and length. */
export interface SlotCriteria {
  /** Empty for any. */
  readonly weekdays: readonly Weekday[];
  readonly part: 'any' | 'morning' | 'afternoon' | 'hours';
  /** As typed, for `hours`; either may be empty. */
  readonly earliest: string;
  readonly latest: string;
}

export const noCriteria: SlotCriteria = { weekdays: [], part: 'any', earliest: '', latest: '' };

const noon = 12 * 60;

/** What is asked for; null where the typed hours end before they begin. */
export function criteriaVariables({ weekdays, part, earliest, latest }: SlotCriteria): {
  readonly weekdays?: readonly number[];
  readonly earliest?: number;
  readonly latest?: number;
} | null {
  const from = part === 'afternoon' ? noon : part === 'hours' ? minuteOfClock(earliest) : null;
  const to = part === 'morning' ? noon : part === 'hours' ? minuteOfClock(latest) : null;
  if (from !== null && to !== null && to <= from) return null;
  return {
    ...(weekdays.length > 0 && { weekdays: weekdays.toSorted((one, other) => one - other) }),
    ...(from !== null && { earliest: from }),
    ...(to !== null && { latest: to }),
  };
}
