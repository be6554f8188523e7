import type { Weekday } from '../../../lib/dateNames.ts';
import { addDays, addMonths, firstDate, formatPlainDate, lastDate, startOfMonth } from '../../../lib/dates.ts';
import { displayLocale } from '../../../lib/locale.ts';
import { startOfWeek } from '../../../lib/weeks.ts';

/** The same number for each month, so that the layout does not jump. */
const weeksShown = 6;

/** The dates of a week, from its first. */
export function weekFrom(start: string): readonly string[] {
  return Array.from({ length: 7 }, (_, index) => addDays(start, index));
}

/** The weeks that a month is drawn with, by their first days. */
export function weeksOfMonth(date: string, first: Weekday): readonly string[] {
  const start = startOfWeek(startOfMonth(date), first);
  return Array.from({ length: weeksShown }, (_, index) => addDays(start, index * 7));
}

/** Where a key leads from a date in a month grid; null where the key has no meaning there. */
export function stepByKey(
  date: string,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  first: Weekday,
): string | null {
  const target = dateByKey(date, key, shiftKey ? 12 : 1, first);
  return target && withinReach(target);
}

function dateByKey(date: string, key: string, months: number, first: Weekday): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'PageUp':
      return addMonths(date, -months);
    case 'PageDown':
      return addMonths(date, months);
    case 'Home':
      return startOfWeek(date, first);
    case 'End':
      return addDays(startOfWeek(date, first), 6);
    default:
      return null;
  }
}

/** Monday, or Mon. */
export function formatWeekday(date: string, weekday: 'long' | 'short', locale = displayLocale): string {
  return formatPlainDate(date, { weekday }, locale);
}

/** The nearest date that the calendar goes to. */
export function withinReach(date: string): string {
  if (date < firstDate) return firstDate;
  return date > lastDate ? lastDate : date;
}
