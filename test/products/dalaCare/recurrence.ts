import { GraphQLError } from 'graphql';
import { isRow } from '../generatedRows.ts';

const weekdays = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];
const dayMs = 86_400_000;
// A pattern without an end goes on for ever; this is as far as it is written into the book.
const farthest = 90;

/** The instant of a text. */
export function instantIn(text: unknown): number {
  const instant = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant)) throw new GraphQLError('Invalid date', { extensions: { code: 'BAD_USER_INPUT' } });
  return instant;
}

/** When a pattern takes place, by the calendar of UTC; once where there is none. */
export function occurrencesOf(start: number, end: unknown, rule: unknown): readonly number[] {
  if (!isRow(rule)) return [start];
  const interval = Math.max(1, Number(rule['interval'] ?? 1));
  const wanted = Array.isArray(rule['weekdays']) ? rule['weekdays'] : [];
  const last = typeof end === 'string' ? Math.min(Date.parse(end), start + farthest * dayMs) : start + farthest * dayMs;
  const firstDay = new Date(start);
  const weekStart = Math.max(0, weekdays.indexOf(String(rule['weekStart'])));
  const sinceWeekStart = (firstDay.getUTCDay() - weekStart + 7) % 7;
  const starts: number[] = [];
  for (let day = 0; start + day * dayMs <= last; day += 1) {
    const date = new Date(start + day * dayMs);
    const months =
      (date.getUTCFullYear() - firstDay.getUTCFullYear()) * 12 + date.getUTCMonth() - firstDay.getUTCMonth();
    const isMeant =
      rule['frequency'] === 'DAILY'
        ? day % interval === 0
        : rule['frequency'] === 'WEEKLY'
          ? Math.floor((day + sinceWeekStart) / 7) % interval === 0 && wanted.includes(weekdays[date.getUTCDay()])
          : date.getUTCDate() === firstDay.getUTCDate() && months % interval === 0;
    if (isMeant) starts.push(date.getTime());
  }
  return starts;
}
