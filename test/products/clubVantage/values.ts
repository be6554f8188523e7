import { GraphQLError } from 'graphql';
import { wallDay } from '../../dialects/clock.ts';
import { mixed, uuidIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Practice,
  rowOf,
  type VisitState,
  zoneOf,
} from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';

/** Ids of the database: random UUIDs. */
export const clubIds = uuidIds();

const tables = [
  'membershipType',
  'membershipTier',
  'household',
  'resource',
  'dependent',
  'address',
  'waitlist',
  'application',
  'interestCategory',
  'interest',
  'preferences',
  'invoice',
  'lineItem',
  'payment',
  'allocation',
  'chargeType',
  'user',
  'event',
  'discount',
  'equipment',
  'equipmentCategory',
  'assignment',
  'certification',
] as const;

/** The id of a row of a table that the practice doesn't have; it looks like every other one. */
export function idOf(table: (typeof tables)[number], number: number): string {
  const seed = number * 64 + tables.indexOf(table) + 20;
  const [first, second] = [hex(mixed(seed), 8), hex(mixed(seed + 7919), 8)];
  return `${first}-${second.slice(0, 4)}-4${second.slice(4, 7)}-8${first.slice(1, 4)}-${hex(seed, 12)}`;
}

function hex(number: number, digits: number): string {
  return number.toString(16).padStart(digits, '0').slice(-digits);
}

/** The statuses of bookings; there is none for what is done and waits to be fetched. */
export const bookingStatuses: Readonly<Record<VisitState, string>> = {
  planned: 'PENDING',
  confirmed: 'CONFIRMED',
  arrived: 'CHECKED_IN',
  inProgress: 'IN_PROGRESS',
  ready: 'IN_PROGRESS',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'NO_SHOW',
};

/** A booking always has a member, so that blocks and visits without a client are none; what is deleted is gone. */
export function isBooking({ isBlock, isDeleted, clientKey }: AppointmentRecord): boolean {
  return !isBlock && !isDeleted && clientKey !== null;
}

/** Whether the book of the default practice has a booking: the club has one zone, so that its day has to be clear. */
export function isShown(row: AppointmentRecord): boolean {
  return isBooking(row) && hasClearDay(row);
}

/** The one zone of the club: that of its first facility. */
export function clubZoneOf({ places }: Practice): string {
  return places[0]?.zone ?? 'UTC';
}

/** All bookings, without those that are on another day by the clock of their facility than by that of the club. */
export function bookingsOf(practice: Practice): readonly AppointmentRecord[] {
  const zone = clubZoneOf(practice);
  return practice.appointments.filter(
    (row) => isBooking(row) && wallDay(row.start, zoneOf(practice, row)) === wallDay(row.start, zone),
  );
}

/** When a booking ends. */
export function endOf({ start, minutes }: Pick<AppointmentRecord, 'start' | 'minutes'>): number {
  return start + minutes * 60_000;
}

/** Members as the list has them when asked plainly: the newest first. */
export function membersOf({ clients }: Practice): readonly ClientRecord[] {
  return clients
    .filter(({ isDeleted }) => !isDeleted)
    .toSorted((one, other) => other.createdAt - one.createdAt || other.key - one.key);
}

/** The number on a member's card. */
export function memberNumberOf(key: number): string {
  return `M-${String(key).padStart(4, '0')}`;
}

/** BK-2026-00012. */
export function bookingNumberOf({ key, createdAt }: AppointmentRecord): string {
  return `BK-${isoText(createdAt).slice(0, 4)}-${String(key).padStart(5, '0')}`;
}

/** An instant as all of them are written: in UTC with milliseconds. */
export function isoText(instant: number): string {
  return new Date(instant).toISOString();
}

/** The same, where there may be none. */
export function isoOrNull(instant: number | null | undefined): string | null {
  return instant === null || instant === undefined ? null : isoText(instant);
}

/** The first moment of the day in UTC, by which the server works. */
export function dayStart(instant: number): number {
  return Date.parse(`${isoText(instant).slice(0, 10)}T00:00:00Z`);
}

/** The moment of an ISO 8601 text; without an offset it is one of UTC, and a day alone is its beginning. */
export function instantIn(text: string): number {
  const isWritten = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/.test(text);
  const hasZone = text.length === 10 || /(?:Z|[+-]\d\d:?\d\d)$/.test(text.slice(11));
  const instant = isWritten ? Date.parse(hasZone ? text : `${text.replace(' ', 'T')}Z`) : Number.NaN;
  if (Number.isNaN(instant)) throw badRequest();
  return instant;
}

/** What a value that fails a check is answered with; which one it was is in the log of the server alone. */
export function badRequest(message = 'Bad Request Exception'): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });
}

/** Everything else that goes wrong, rows that aren't there included. */
export function failure(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}

/** Refuses what is no UUID. */
export function checkUuid(...ids: readonly (string | null | undefined)[]): void {
  const isWrong = (id: string): boolean => !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
  if (ids.some((id) => id !== null && id !== undefined && isWrong(id))) throw badRequest();
}

/** Whether one of some texts has a part, without regard to case. */
export function hasPart(part: string | null | undefined, texts: readonly (string | null | undefined)[]): boolean {
  return !part || texts.some((text) => text?.toLowerCase().includes(part.toLowerCase()));
}

/** The member with an id; one that is deleted is gone. */
export function memberOf(practice: Practice, id: string): ClientRecord {
  const row = rowOf(practice.clients, clubIds.key('client', id));
  if (!row || row.isDeleted) throw failure('Member not found');
  return row;
}

/** Cents as a decimal writes itself: without zeros at the end. */
export function moneyText(cents: number): string {
  return String(cents / 100);
}
