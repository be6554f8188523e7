import { GraphQLError } from 'graphql';
import { mixed, uuidIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, Practice } from '../../dialects/practice.ts';

/** Ids of Endear. */
export const endearIds = uuidIds();

const minuteMs = 60_000;
const words = ['calendar', 'page', 'note', 'comment', 'task', 'field', 'thread', 'message', 'order', 'more'] as const;

/** The id of what isn't a record of the practice. */
export function moreId(word: (typeof words)[number], key: number): string {
  const place = words.indexOf(word);
  const start = mixed(key * 16 + place)
    .toString(16)
    .padStart(8, '0');
  return `${start}-${start.slice(0, 4)}-4e${String(place)}0-8${start.slice(5, 8)}-${key.toString(16).padStart(12, '0')}`;
}

/** The row with an id that is no record's. */
export function rowWithId<Item extends { readonly key: number }>(
  rows: readonly Item[],
  word: (typeof words)[number],
  id: unknown,
): Item | null {
  return rows.find(({ key }) => moreId(word, key) === id) ?? null;
}

/** What can't be done as it was asked for. */
export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

/** What is named but isn't there. */
export function notFound(what: string): GraphQLError {
  return new GraphQLError(`${what} not found`, { extensions: { code: 'NOT_FOUND' } });
}

/** The instant of a DateTime, which has to say its offset. */
export function instantIn(text: unknown, name: string): number {
  const isWritten = typeof text === 'string' && /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
  const instant = isWritten ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant)) throw badInput(`${name} must be an ISO-8601 date and time with an offset`);
  return instant;
}

/** When an appointment ends. */
export function endOf({ start, minutes }: Pick<AppointmentRecord, 'start' | 'minutes'>): number {
  return start + minutes * minuteMs;
}

/** An event is made by booking; time that is kept free is none. */
export function isEvent({ isBlock }: AppointmentRecord): boolean {
  return !isBlock;
}

/** How far an event is: nothing but being called off changes it. */
export function statusOf({ state }: Pick<AppointmentRecord, 'state'>): 'CONFIRMED' | 'CANCELLED' {
  return state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED';
}

/** Customers that are neither deleted nor merged, the newest first. */
export function customersOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted).toSorted(byNewest);
}

/** The order of lists that nobody sorts. */
export function byNewest(
  one: { readonly createdAt: number; readonly key: number },
  other: { readonly createdAt: number; readonly key: number },
): number {
  return other.createdAt - one.createdAt || other.key - one.key;
}

/** A number in E.164; one without a country is of the brand's. */
export function e164(value: string): string {
  const digits = value.replace(/\D/g, '');
  if (value.trim().startsWith('+')) return `+${digits}`;
  return digits.length === 10 ? `+1${digits}` : digits;
}

/** Numbers of a customer. */
export function phonesOf({ phones }: ClientRecord): readonly string[] {
  return phones.map(({ value }) => e164(value));
}
