import { GraphQLError } from 'graphql';
import { instantOfWall, wallText } from '../../dialects/clock.ts';
import { type Ids, wordIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';

/** Ids as cuid makes them, each later than the one before. */
export const caseIds: Ids = wordIds({
  organization: 'clh2v0kq9000008l1',
  place: 'clh2v0x4d000108l1',
  provider: 'clh2v1a7e000208l1',
  visitType: 'clh2v1m2c000308l1',
  client: 'clh2v2p8s000408l1',
  patient: 'clh2v3c5b000508l1',
  appointment: 'clh2v4z1n000608l1',
});

/** The statuses, by the names that the product looks for, and one that nobody looks for. */
export const statusNames = [
  'Pending',
  'Confirmed',
  'Checked In',
  'Completed',
  'Cancelled',
  'No Showed',
  'Rescheduled',
  'Approved',
] as const;

/** The status of each state. */
export const statusOf: Readonly<Record<VisitState, (typeof statusNames)[number]>> = {
  planned: 'Pending',
  confirmed: 'Confirmed',
  arrived: 'Checked In',
  inProgress: 'Checked In',
  ready: 'Checked In',
  completed: 'Completed',
  cancelled: 'Cancelled',
  noShow: 'No Showed',
};

/** What an appointment becomes with a status. */
export const stateOfStatus: Readonly<Record<string, VisitState>> = {
  Pending: 'planned',
  Confirmed: 'confirmed',
  'Checked In': 'arrived',
  Completed: 'completed',
  Cancelled: 'cancelled',
  'No Showed': 'noShow',
  Rescheduled: 'planned',
  Approved: 'confirmed',
};

/** The clock that people type times by; no query gives its zone. */
export const deskZone = 'America/New_York';

/** A time as it was typed: an instant of UTC by its letters, without its Z. */
export function typedText(instant: number): string {
  return `${wallText(instant, deskZone)}.000`;
}

/** The time of a day as it was typed. */
export function clockText(instant: number): string {
  return wallText(instant, deskZone).slice(11, 16);
}

/** What the scalar makes of a time that the server wrote itself. */
export function stampText(instant: number): string {
  return new Date(instant).toISOString().replace('Z', '');
}

/** What the scalar reads, as the server stores it: epoch ms of the letters; without an offset by its clock, UTC here. */
export function dateIn(value: unknown): number | null | undefined {
  if (value === null || value === undefined) return value;
  const text = typeof value === 'string' ? value.replace(' ', 'T') : '';
  const hasClock = text.includes('T') && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
  const date = typeof value === 'number' ? value : Date.parse(hasClock ? `${text}Z` : text);
  if (Number.isNaN(date)) throw internal('Provided date object is invalid. Expected Date.');
  return date;
}

/** The letters of a stored date as a time of the desk. */
export function instantOfDate(date: number): number {
  return instantOfWall(new Date(date).toISOString().slice(0, 19), deskZone);
}

const plain = new WeakMap<AppointmentRecord, boolean>();

/** Whether the store has an appointment: one whose day and times the desk's clock shows once. */
export function isStored(row: AppointmentRecord): boolean {
  const known = plain.get(row);
  if (known !== undefined) return known;
  const end = row.start + row.minutes * 60_000;
  const isPlain = [row.start, end].every((instant) => instantOfWall(wallText(instant, deskZone), deskZone) === instant);
  const isOneDay = typedText(row.start).slice(0, 10) === typedText(end).slice(0, 10);
  const is = !row.isBlock && !row.isDeleted && isPlain && isOneDay && hasClearDay(row);
  plain.set(row, is);
  return is;
}

/** What is wrong with what was asked. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code: 'BAD_USER_INPUT', response: { statusCode: 400, message, error: 'Bad Request' } },
  });
}

/** Something of that name is there. */
export function conflict(): GraphQLError {
  const message = 'Record must be unique.';
  return new GraphQLError(message, {
    extensions: { code: '409', response: { statusCode: 409, message, error: 'Conflict' } },
  });
}

/** What went wrong inside. */
export function internal(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}

/** Prisma's message for a row that isn't there. */
export function notFound(what: string): GraphQLError {
  return internal(
    `An operation failed because it depends on one or more records that were required but not found. ${what}`,
  );
}
