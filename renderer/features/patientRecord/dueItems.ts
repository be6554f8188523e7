import { addDays } from '../../lib/dates.ts';

/** Something that was given or is to be given, as the service lists it. */
export interface Given {
  readonly id: string;
  readonly name: string | null;
  readonly time: { readonly day: string } | null;
  readonly due: { readonly day: string } | null;
}

/** By how much it matters now. */
export type Urgency = 'overdue' | 'soon' | 'later';

/** So many days ahead somebody who calls is told of it. */
const soonDays = 30;

/** How what is due on a day stands on another; a day that is today is not over. */
export function urgencyOf(due: string, today: string): Urgency {
  if (due < today) return 'overdue';
  return due <= addDays(today, soonDays) ? 'soon' : 'later';
}

/**
 * What is still to be given, the most urgent first. A list keeps what was given before with the day on which it was due
 * again: once the same was given later, that day says nothing any more.
 */
export function stillDue<Item extends Given>(
  items: readonly Item[],
): readonly (Item & { readonly due: { readonly day: string } })[] {
  return items
    .filter((item): item is Item & { readonly due: { readonly day: string } } => item.due !== null)
    .filter((item) => !isDone(item) && !items.some((other) => supersedes(other, item)))
    .toSorted((one, other) => one.due.day.localeCompare(other.due.day) || (one.id < other.id ? -1 : 1));
}

/** It was to be given by that day, and it was given on that day or later. */
function isDone({ time, due }: Given): boolean {
  return time !== null && due !== null && due.day <= time.day;
}

function supersedes(other: Given, item: Given & { readonly due: { readonly day: string } }): boolean {
  if (other === item || other.time === null || other.name === null || item.name === null) return false;
  if (other.name.trim().toLowerCase() !== item.name.trim().toLowerCase()) return false;
  if (item.time === null) return other.time.day >= item.due.day;
  return other.time.day > item.time.day || (other.time.day === item.time.day && other.id > item.id);
}
