import type { Weekday } from '../../lib/dateNames.ts';
import { addDays, daysBetween, isPlainDate } from '../../lib/dates.ts';
import { firstWeekday, startOfWeek } from '../../lib/weeks.ts';

export const periodKinds = ['this-week', 'last-week', 'this-month', 'last-30', 'custom'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** A first and a last day, both included. */
export interface DateSpan {
  readonly from: string;
  readonly to: string;
}

/** What is chosen: a period by its name, or one of one's own with whatever is in its fields. */
export interface ReportPeriod {
  readonly kind: PeriodKind;
  readonly custom: DateSpan;
}

/** A quarter: what a person compares, and what a service is asked for at most. */
export const maxReportDays = 92;

/** The days of a period by its name. Those that go on end today: what is still to come would look like less work. */
export function spanOf(kind: Exclude<PeriodKind, 'custom'>, today: string, first: Weekday = firstWeekday()): DateSpan {
  const week = startOfWeek(today, first);
  switch (kind) {
    case 'this-week':
      return { from: week, to: today };
    case 'last-week':
      return { from: addDays(week, -7), to: addDays(week, -1) };
    case 'this-month':
      return { from: `${today.slice(0, 8)}01`, to: today };
    case 'last-30':
      return { from: addDays(today, -29), to: today };
  }
}

export type SpanProblem = 'noDate' | 'reversed' | 'tooLong';

/** Why a period of one's own can't be read; null where it can. */
export function problemOf({ from, to }: DateSpan): SpanProblem | null {
  if (!isPlainDate(from) || !isPlainDate(to)) return 'noDate';
  if (to < from) return 'reversed';
  return daysBetween(from, to) >= maxReportDays ? 'tooLong' : null;
}

/** The days of what is chosen; null while the fields make none. */
export function chosenSpan({ kind, custom }: ReportPeriod, today: string): DateSpan | null {
  if (kind !== 'custom') return spanOf(kind, today);
  return problemOf(custom) === null ? custom : null;
}

export function datesOf({ from, to }: DateSpan): readonly string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}
