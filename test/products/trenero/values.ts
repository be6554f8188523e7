import { GraphQLError } from 'graphql';
import { uuidIds } from '../../dialects/ids.ts';
import { type AppointmentRecord, type ClientRecord, fullNameOf, type Practice } from '../../dialects/practice.ts';
import { clientsOfPractice } from '../../dialects/practicePeople.ts';
import { hasClearDay } from '../clearDay.ts';

/** Random UUIDs; groups are the places of the practice, and the visit of a lesson is one of its own kind. */
export const treneroIds = uuidIds();

/** No two students of a coach have the same name: who came later has a number behind it. */
const namesakes: ReadonlyMap<number, string> = (() => {
  const seen = new Set<string>();
  const found = new Map<number, string>();
  for (const client of clientsOfPractice()) {
    const name = fullNameOf(client);
    if (seen.has(name)) found.set(client.key, name);
    seen.add(name);
  }
  return found;
})();

/** The one name of a student. */
export function studentName(client: ClientRecord): string {
  const name = fullNameOf(client);
  return namesakes.get(client.key) === name ? `${name} (2)` : name;
}

/** All students by their names, letter by letter. */
export function studentsOf({ clients }: Practice): readonly ClientRecord[] {
  return clients
    .filter((client) => !client.isDeleted)
    .toSorted((one, other) => {
      const [left, right] = [studentName(one), studentName(other)];
      if (left === right) return one.key - other.key;
      return left < right ? -1 : 1;
    });
}

/** A lesson that does not take place is deleted; there are no zones. */
export function isLesson(row: AppointmentRecord): boolean {
  return !row.isBlock && !row.isDeleted && row.state !== 'cancelled' && hasClearDay(row);
}

/** Whether somebody came: it is no more than that. */
export function isPresent({ state }: AppointmentRecord): boolean {
  return ['arrived', 'inProgress', 'ready', 'completed'].includes(state);
}

/** What the scalar DateTime writes. */
export function dateTimeText(instant: number): string {
  return new Date(instant).toISOString();
}

/** An error of the product, with a code as its handler gives it. */
export function fault(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, classification: 'DataFetchingException' } });
}

/** A reference that leads nowhere. */
export function notFound(kind: string, id: unknown): GraphQLError {
  const shown = typeof id === 'string' ? id : 'null';
  return fault(`${kind} not found: ${kind.toLowerCase()}Id=${shown}`, 'NOT_FOUND');
}

/** What the database refuses. */
export function conflict(constraint: string): GraphQLError {
  return fault(
    `could not execute statement [ERROR: duplicate key value violates unique constraint "${constraint}"]`,
    'CONFLICT',
  );
}

/** A value that a scalar doesn't take. */
function unread(scalar: string, value: unknown): GraphQLError {
  return new GraphQLError(`Unable to accept a value into the '${scalar}' scalar: '${String(value)}'`, {
    extensions: { classification: 'ValidationError' },
  });
}

/** A UUID as the scalar reads it. */
export function uuidIn(value: unknown): string {
  const text = typeof value === 'string' ? value.toLowerCase() : '';
  if (/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/.test(text)) return text;
  throw unread('UUID', value);
}

/** The instant of a DateTime, which needs an offset. */
export function instantIn(value: unknown): number {
  const text = typeof value === 'string' ? value : '';
  const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}.*(?:Z|[+-]\d{2}:\d{2})$/i.test(text)
    ? Date.parse(text)
    : Number.NaN;
  if (Number.isNaN(instant)) throw unread('DateTime', value);
  return instant;
}

/** A day as the scalar Date reads it. */
export function dayIn(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  throw unread('Date', value);
}

/** UUIDs of what is new beside the practice. */
export function newUuid(number: number): string {
  return `0b5e7a10-4c1d-4e2f-9a3b-${number.toString(16).padStart(12, '0')}`;
}
