import type { Weekday } from './dateNames.ts';
import { addDays } from './dates.ts';
import { displayLocale } from './locale.ts';

/** The first day of the week in the locale; Monday where the browser does not know it. */
export function firstWeekday(locale = displayLocale): Weekday {
  // Sound: both are what one proposal has called the same facts, and either may be missing.
  const known = new Intl.Locale(locale) as { getWeekInfo?: () => WeekInfo; readonly weekInfo?: WeekInfo };
  return asWeekday((known.getWeekInfo?.() ?? known.weekInfo)?.firstDay);
}

interface WeekInfo {
  readonly firstDay: number;
}

function asWeekday(number: number | undefined): Weekday {
  const isWeekday = number !== undefined && Number.isInteger(number) && number >= 1 && number <= 7;
  // Sound: a whole number from 1 to 7.
  return isWeekday ? (number as Weekday) : 1;
}

export function weekdayOf(date: string): Weekday {
  return asWeekday(Temporal.PlainDate.from(date).dayOfWeek);
}

export function startOfWeek(date: string, first: Weekday): string {
  return addDays(date, -((weekdayOf(date) - first + 7) % 7));
}
