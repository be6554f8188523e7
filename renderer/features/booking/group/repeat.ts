import { t } from '../../../../i18n/page/t.ts';
import { addDays, addMonths, isPlainDate, lastOfMonth } from '../../../lib/dates.ts';
import { formatCount } from '../../../lib/counts.ts';
import type { FieldProblem } from '../../../submission/submissionResult.ts';

export const repeatUnits = ['days', 'weeks', 'months'] as const;

/** How a booking repeats, as typed. */
export interface Repeat {
  readonly on: boolean;
  readonly every: string;
  readonly unit: (typeof repeatUnits)[number];
  readonly ends: 'count' | 'date';
  readonly count: string;
  readonly until: string;
  /** Always the last day of the month; only for one that begins there. */
  readonly lastDay: boolean;
}

export const noRepeat: Repeat = {
  on: false,
  every: '1',
  unit: 'weeks',
  ends: 'count',
  count: '4',
  until: '',
  lastDay: false,
};

/** More are a mistake more often than a wish, and each is looked at before it is booked. */
export const maxDates = 26;
const maxEvery = 52;

export type RepeatField = 'repeat.every' | 'repeat.count' | 'repeat.until';

interface RepeatDates {
  /** From the first on, as many as can be booked at once. */
  readonly dates: readonly string[];
  readonly problem: FieldProblem<RepeatField> | null;
}

/** The dates of a booking that repeats. Wall-clock time and days of the month are the location's own. */
export function datesOf(first: string, repeat: Repeat): RepeatDates {
  if (!repeat.on || !isPlainDate(first)) return { dates: [first], problem: null };
  const every = wholeNumber(repeat.every);
  if (every === null || every > maxEvery)
    return wrong([first], 'repeat.every', t('booking.everyRange', { most: maxEvery }));
  const dateAt = (index: number): string => shiftBy(first, index * every, repeat);
  return repeat.ends === 'count' ? byCount(dateAt, repeat.count) : untilDate(dateAt, first, repeat.until);
}

function byCount(dateAt: (index: number) => string, typed: string): RepeatDates {
  const count = wholeNumber(typed);
  if (count === null) return wrong([dateAt(0)], 'repeat.count', t('booking.countRange', { most: maxDates }));
  const dates = Array.from({ length: Math.min(count, maxDates) }, (_date, index) => dateAt(index));
  if (count <= maxDates) return { dates, problem: null };
  return wrong(dates, 'repeat.count', t('booking.tooManyDates', { dates: formatCount(count), most: maxDates }));
}

function untilDate(dateAt: (index: number) => string, first: string, until: string): RepeatDates {
  if (!isPlainDate(until)) return wrong([first], 'repeat.until', t('booking.chooseDate'));
  if (until < first) return wrong([first], 'repeat.until', t('booking.untilBefore'));
  const dates: string[] = [];
  for (let date = first; date <= until; date = dateAt(dates.length)) {
    if (dates.length === maxDates) return wrong(dates, 'repeat.until', t('booking.tooManyUntil', { most: maxDates }));
    dates.push(date);
  }
  return { dates, problem: null };
}

function wrong(dates: readonly string[], field: RepeatField, message: string): RepeatDates {
  return { dates, problem: { field, message } };
}

/** Months are counted from the first date: January 31, February 28, March 31. */
function shiftBy(first: string, steps: number, { unit, lastDay }: Repeat): string {
  if (unit !== 'months') return addDays(first, unit === 'weeks' ? steps * 7 : steps);
  const date = addMonths(first, steps);
  return lastDay && isLastOfMonth(first) ? lastOfMonth(date) : date;
}

export function isLastOfMonth(date: string): boolean {
  return isPlainDate(date) && date === lastOfMonth(date);
}

/** From 1 on; null for anything else. */
function wholeNumber(typed: string): number | null {
  const number = Number(typed);
  return typed.trim() !== '' && Number.isSafeInteger(number) && number > 0 ? number : null;
}
