import { addDays } from '../lib/dates.ts';

/** A vaccination or treatment, given or due. */
export interface Given {
  readonly id: string;
  readonly name: string | null;
  readonly time: { readonly day: string } | null;
  readonly due: { readonly day: string } | null;
}

export type Urgency = 'overdue' | 'soon' | 'later';

/** Callers are reminded this many days ahead. */
const soonDays = 30;

/** Something due today is not overdue. */
export function urgencyOf(due: string, today: string): Urgency {
  if (due < today) return 'overdue';
  return due <= addDays(today, soonDays) ? 'soon' : 'later';
}

/**
 * What is still due, most urgent first. A list may keep an earlier entry with its next due day: a later entry of the
 * same kind supersedes it.
 */
export function findDueItems<Item extends Given>(
  items: readonly Item[],
): readonly (Item & { readonly due: { readonly day: string } })[] {
  return items
    .filter((item): item is Item & { readonly due: { readonly day: string } } => item.due !== null)
    .filter((item) => !isDone(item) && !items.some((other) => supersedes(other, item)))
    .toSorted((one, other) => one.due.day.localeCompare(other.due.day) || (one.id < other.id ? -1 : 1));
}

/** Given on the day it was due, or later. */
function isDone({ time, due }: Given): boolean {
  return time !== null && due !== null && due.day <= time.day;
}

function supersedes(other: Given, item: Given & { readonly due: { readonly day: string } }): boolean {
  if (other === item || other.time === null || other.name === null || item.name === null) return false;
  if (other.name.trim().toLowerCase() !== item.name.trim().toLowerCase()) return false;
  if (item.time === null) return other.time.day >= item.due.day;
  return other.time.day > item.time.day || (other.time.day === item.time.day && other.id > item.id);
}
