import { daysBetween, isPlainDate } from '../../../lib/dates.ts';
import { wallDate } from '../../../lib/wallTime.ts';
import type { DayAppointment } from '../columns.ts';
import type { Shift } from '../linked/linkedChanges.ts';

/** The furthest that visits are moved on the clock, in minutes. */
export const longestMove = 24 * 60 - 5;

/** Minutes as typed: 30, 1:30, -45; null where that is no length. */
export function typedMinutes(text: string): number | null {
  const match = /^\s*([+\-−–]?)\s*(?:(\d{1,2}):([0-5]\d)|(\d{1,4}))\s*$/.exec(text);
  if (!match) return null;
  const [, sign, hours, rest, minutes] = match;
  const length = hours === undefined ? Number(minutes) : Number(hours) * 60 + Number(rest);
  if (length > longestMove) return null;
  return sign === '' || sign === '+' ? length : -length;
}

/** How far visits move, as it is entered. */
export interface MoveBy {
  readonly direction: 'later' | 'earlier';
  /** As typed. */
  readonly minutes: string;
  /** The day of the first of them; the others move by as many days. */
  readonly date: string;
}

/** How far all of them move; null while what is typed is no length or no date. */
export function shiftOf({ direction, minutes, date }: MoveBy, { start }: DayAppointment): Shift | null {
  const length = minutes.trim() === '' ? 0 : typedMinutes(minutes);
  if (length === null || start === null || !isPlainDate(date)) return null;
  return { days: daysBetween(wallDate(start), date), minutes: direction === 'later' ? length : -length };
}
