import { GraphQLError } from 'graphql';

/** Refuses as the server does: every error is an internal one, and its message is a code of the product, or nothing. */
export function fail(message: string): never {
  throw new GraphQLError(message, { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}

/** What is wrong with an input is said in the log alone. */
export function invalid(): never {
  return fail('ERR_GQL_VALIDATION_001');
}

/** A text of an input that has to hold something. */
export function filled(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : invalid();
}

/** The same, but for spaces around it. */
export function trimmed(value: unknown): string {
  return filled(typeof value === 'string' ? value.trim() : value);
}

/** Checks what is given; null is as good as nothing. */
export function optional<Value>(value: unknown, check: (given: unknown) => Value): Value | undefined {
  return value === null || value === undefined ? undefined : check(value);
}

/** Any text, an empty one too. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : invalid();
}

/** Whether something has the form of an id; whose it is, is another question. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);
}

export function uuid(value: unknown): string {
  return isUuid(value) ? value : invalid();
}

/** An instant in UTC, with a Z: offsets are refused, seconds may be left out. */
export function instant(value: unknown): number {
  const [, date] = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?Z$/.exec(text(value)) ?? [];
  return date !== undefined && isDay(date) ? Date.parse(text(value)) : invalid();
}

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

export function day(value: unknown): string {
  return isDay(text(value)) ? text(value) : invalid();
}

/** One of some words, in just these letters. */
export function oneOf<Word extends string>(words: readonly Word[]): (value: unknown) => Word {
  return (value) => words.find((word) => word === value) ?? invalid();
}

/** A whole number that isn't negative. */
export function count(value: unknown): number {
  return typeof value === 'number' && value >= 0 ? value : invalid();
}

/** A text of a filter: spaces around it are taken away, and nothing but spaces is no filter. */
export function filter<Value>(value: unknown, check: (given: unknown) => Value): Value | undefined {
  const given = typeof value === 'string' ? value.trim() : value;
  return optional(given === '' ? null : given, check);
}

/** Whatever JavaScript takes for a date. */
export function anyDate(value: unknown): number {
  const time = Date.parse(text(value));
  return Number.isNaN(time) ? invalid() : time;
}
