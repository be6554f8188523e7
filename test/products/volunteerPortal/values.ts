import { GraphQLError } from 'graphql';
import type { AppointmentRecord, ClientRecord, Practice } from '../../dialects/practice.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers of PostgreSQL, each table with a sequence of its own. */
export const volunteerIds = numberedIds({
  organization: 0,
  place: 0,
  provider: 0,
  visitType: 10,
  client: 100,
  patient: 0,
  appointment: 2000,
});

/** Whose session it is, an administrator and a volunteer like everyone. */
export const currentKey = 1;

/** Whether the book of events has a row: none without a title, and what is off is deleted. */
export function isEvent(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock && row.state !== 'cancelled' && row.reason !== null;
}

/** The accounts that aren't deleted. */
export function usersOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter((client) => !client.isDeleted);
}

/** Everyone signed in with an address. */
export function emailOf({ key, emails }: ClientRecord): string {
  return emails[0] ?? `volunteer${String(key)}@example.test`;
}

/** An instant of a text; in UTC, the server's zone, where it doesn't say. */
export function instantIn(text: string): number {
  const hasClock = /[T ]\d{1,2}:\d{2}/.test(text) && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
  const instant = Date.parse(hasClock ? `${text.replace(' ', 'T')}Z` : text);
  if (Number.isNaN(instant)) throw new GraphQLError(`no time information in ${JSON.stringify(text)}`);
  return Math.floor(instant / 1000) * 1000;
}

/** What becomes of a request for a row by a number that no row has. */
export function missing(model: string, id: string | null | undefined): GraphQLError {
  const which = id === null || id === undefined ? 'without an ID' : `with 'id'=${id}`;
  return new GraphQLError(`Couldn't find ${model} ${which}`);
}

/** What becomes of a row that its model finds wrong. */
export function invalid(message: string): GraphQLError {
  return new GraphQLError(`Validation failed: ${message}`);
}

/** A range of seconds since 1970, both ends left out. */
export interface TimeRange {
  readonly after?: number | null;
  readonly before?: number | null;
}

/** Whether an instant lies in a range. */
export function isWithin(instant: number, { after, before }: TimeRange): boolean {
  const isAfter = after === null || after === undefined || instant > after * 1000;
  return isAfter && (before === null || before === undefined || instant < before * 1000);
}
