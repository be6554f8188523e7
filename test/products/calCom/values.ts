import { GraphQLError } from 'graphql';
import { globalIds, mixed } from '../../dialects/ids.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import type { AppointmentRecord, ClientRecord, Practice, VisitState } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { relayConnection } from '../relayConnection.ts';

/** Ids of Relay. An event type's number is that of its type, with ten more for each team before its own. */
export const calComIds = globalIds({
  organization: 'Organization',
  place: 'Team',
  provider: 'User',
  visitType: 'EventType',
  client: 'Attendee',
  patient: 'Patient',
  appointment: 'Booking',
});

/** What a booking is in each state: a no-show has an accepted one too. */
export const calComStatuses: Readonly<Record<VisitState, string>> = {
  planned: 'PENDING',
  confirmed: 'ACCEPTED',
  arrived: 'ACCEPTED',
  inProgress: 'ACCEPTED',
  ready: 'ACCEPTED',
  completed: 'ACCEPTED',
  cancelled: 'CANCELLED',
  noShow: 'ACCEPTED',
};

const usualSize = 100;
const perTeam = 10;

/** The number of an event type: a team has its own of each type. */
export function eventTypeKey(placeKey: number, typeKey: number): number {
  return (placeKey - 1) * perTeam + typeKey;
}

/** The team and the type of an event type's id. */
export function eventTypeParts(id: unknown): { readonly placeKey: number; readonly typeKey: number } | null {
  const key = calComIds.key('visitType', typeof id === 'string' ? id : null);
  return key === null ? null : { placeKey: Math.floor(key / perTeam) + 1, typeKey: key % perTeam };
}

/** Whether an entry of the book is a booking: it has an attendee. */
export function isBooking(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock && row.clientKey !== null;
}

/** Those who have ever booked, who alone are known. */
export function attendeesOf({ clients, appointments }: Practice): readonly ClientRecord[] {
  const booked = new Set(appointments.filter(isBooking).map(({ clientKey }) => clientKey));
  return clients.filter((client) => !client.isDeleted && booked.has(client.key));
}

/** A phone number in international format. */
export function internationalPhone(value: string): string {
  const digits = value.replaceAll(/\D/g, '');
  return value.startsWith('+') ? `+${digits}` : `+1${digits.slice(-10)}`;
}

/** An instant in UTC, to the millisecond. */
export function instantText(instant: number): string {
  return new Date(instant).toISOString();
}

/** An instant as it was given, in UTC where nothing else is said. */
export function instantIn(field: string, value: unknown): number {
  const text = typeof value === 'string' ? value : '';
  const hasClock = text.includes('T') && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
  const instant = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(hasClock ? `${text}Z` : text) : Number.NaN;
  if (Number.isNaN(instant)) {
    throw new GraphQLError(`${field} must be a valid ISO 8601 date.`, { extensions: { code: 'BAD_USER_INPUT' } });
  }
  return instant;
}

/** The short text that a booking is known by in links. */
export function uidOf(key: number): string {
  const parts = [key, key + 5000, key + 9000, key + 13_000].map((part) => mixed(part).toString(36));
  return parts.join('').padEnd(22, 'k').slice(0, 22);
}

/** A connection of Relay; only what is on the page is made. */
export function connectionOf<Item>(
  rows: readonly Item[],
  args: ConnectionArgs,
  cap: number,
  make: (row: Item) => Row,
): Row {
  return relayConnection(rows, args, cap, make, usualSize);
}
