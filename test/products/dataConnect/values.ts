import { GraphQLError } from 'graphql';
import { Temporal } from 'temporal-polyfill';
import { instantOf } from '../../dialects/clock.ts';
import { isRow, type Row } from '../generatedRows.ts';

/** An error of the database, as it is passed on. */
export function sqlError(message: string): GraphQLError {
  return new GraphQLError(`SQL query error: pq: ${message}`);
}

/** A UUID as it is put out: 32 digits without hyphens. */
export function bareUuid(text: string): string {
  const bare = text
    .toLowerCase()
    .replace(/^urn:uuid:/, '')
    .replaceAll(/[{}-]/g, '');
  if (/^[\da-f]{32}$/.test(bare)) return bare;
  throw new GraphQLError(`invalid UUID: "${text}"`);
}

/** The text of what is given for a scalar: a text or a number, and nothing else. */
export function textOf(scalar: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new GraphQLError(`invalid ${scalar}: "${JSON.stringify(value)}"`);
}

/** A value of a column in a form that can be compared; null stays. */
export function comparable(scalar: string, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (scalar === 'UUID') return bareUuid(textOf(scalar, value));
  if (scalar === 'Timestamp') return typeof value === 'number' ? value : instantOf(textOf(scalar, value));
  // What comes with a time of day is cut.
  if (scalar === 'Date') return textOf(scalar, value).split('T')[0];
  if (scalar === 'Int64') return Number(value);
  return value;
}

/** What an expression that the server works out comes to. */
export function expressionValue(scalar: string, expression: unknown, now: number): unknown {
  const text = String(expression).trim();
  if (text === 'request.time') return scalar === 'Date' ? new Date(now).toISOString().slice(0, 10) : now;
  if (text === 'uuidV4()') return crypto.randomUUID().replaceAll('-', '');
  const literal = /^(?:-?\d+(?:\.\d+)?|true|false|"[^"]*")$/.exec(text);
  if (literal) return JSON.parse(text) as unknown;
  throw new GraphQLError(`cannot evaluate expression: ${text}`);
}

const units = ['years', 'months', 'weeks', 'days', 'hours', 'minutes', 'seconds', 'milliseconds'] as const;

function durationOf(value: unknown): Temporal.DurationLike {
  const row = isRow(value) ? value : {};
  return Object.fromEntries(units.map((unit) => [unit, Number(row[unit] ?? 0)]));
}

/** A time that is given relative to now or to another one, in UTC. */
export function relativeTime(scalar: string, relative: Row, now: number): unknown {
  const { add, sub, truncateTo } = relative;
  const base = relative['at'] ?? relative['on'];
  if ((base === undefined) === (relative['now'] !== true && relative['today'] !== true))
    throw new GraphQLError('exactly one of the base times must be specified');
  const start =
    base === undefined
      ? now
      : Number(comparable('Timestamp', scalar === 'Date' ? `${textOf(scalar, base)}T00:00:00Z` : base));
  let time = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO('UTC');
  if (add !== undefined && add !== null) time = time.add(durationOf(add));
  if (sub !== undefined && sub !== null) time = time.subtract(durationOf(sub));
  if (typeof truncateTo === 'string') time = truncated(time, truncateTo);
  return scalar === 'Date' ? time.toPlainDate().toString() : time.epochMilliseconds;
}

function truncated(time: Temporal.ZonedDateTime, unit: string): Temporal.ZonedDateTime {
  if (unit === 'SECOND') return time.with({ millisecond: 0, microsecond: 0, nanosecond: 0 });
  if (unit === 'MINUTE') return truncated(time, 'SECOND').with({ second: 0 });
  if (unit === 'HOUR') return truncated(time, 'MINUTE').with({ minute: 0 });
  const day = time.startOfDay();
  if (unit === 'WEEK') return day.subtract({ days: day.dayOfWeek - 1 });
  if (unit === 'MONTH') return day.with({ day: 1 });
  return unit === 'YEAR' ? day.with({ month: 1, day: 1 }) : day;
}

/** A value after one step of a change such as `inc` or `append`. */
export function updatedValue(scalar: string, before: unknown, step: Row): unknown {
  const [operation = '', amount] = Object.entries(step)[0] ?? [];
  if (Array.isArray(amount)) {
    const list: readonly unknown[] = Array.isArray(before) ? before : [];
    const given: readonly unknown[] = amount;
    if (operation === 'append') return [...list, ...given];
    if (operation === 'prepend') return [...given, ...list];
    if (operation === 'add') return [...list, ...given.filter((each) => !list.includes(each))];
    return list.filter((each) => !given.includes(each));
  }
  if (before === null || before === undefined) return null;
  if (scalar === 'Timestamp' || scalar === 'Date') {
    const at = scalar === 'Date' ? { on: before } : { at: before };
    return relativeTime(scalar, { ...at, [operation === 'inc' ? 'add' : 'sub']: amount }, 0);
  }
  return Number(before) + (operation === 'inc' ? 1 : -1) * Number(amount);
}
