import { wallText } from '../../dialects/clock.ts';
import { badInput, dayMs, instantFrom, isDate } from './values.ts';

/** DateTimeRange as it is sent. */
export interface DateTimeRange {
  readonly from: string;
  readonly until: string;
}

/** DateRange as it is sent. */
export interface DateRange {
  readonly from: string;
  readonly through: string;
}

/** The instants of a range: from its first one until before its last; so many days at most. */
export function instantsIn(range: DateTimeRange, mostDays: number): { readonly from: number; readonly until: number } {
  const [from, until] = [instantFrom('range.from', range.from), instantFrom('range.until', range.until)];
  if (until <= from) throw badInput('range.until must be after range.from');
  if (until - from > mostDays * dayMs) throw badInput(`range must not span more than ${String(mostDays)} days`);
  return { from, until };
}

/** The days of a range, both included; so many at most. */
export function daysIn({ from, through }: DateRange, mostDays: number): readonly string[] {
  for (const text of [from, through]) if (!isDate(text)) throw badInput(`Date cannot represent ${text}.`);
  const count = Math.round((Date.parse(through) - Date.parse(from)) / dayMs) + 1;
  if (count < 1) throw badInput('range.through must not be before range.from');
  if (count > mostDays) throw badInput(`range must not span more than ${String(mostDays)} days`);
  return Array.from({ length: count }, (_, index) => wallText(Date.parse(from) + index * dayMs, 'UTC').slice(0, 10));
}
