import { GraphQLError } from 'graphql';
import { instantOf, instantOfWall } from '../../dialects/clock.ts';
import { type Ids, uuidIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, PhoneRecord, Practice, VisitState } from '../../dialects/practice.ts';
import { placesOfPractice } from '../../dialects/practicePlaces.ts';
import { isRow, type Row } from '../generatedRows.ts';

const guids = uuidIds();
const [itemStart, itemEnd] = ['AAMkADKo', 'AAA='];

/** A business is its mailbox, an appointment an item of that, and everything else has a GUID. */
export const bookingsIds: Ids = {
  of(kind, key) {
    if (kind === 'place') return mailboxOf(placesOfPractice.find((place) => place.key === key)?.name ?? '');
    if (kind !== 'appointment') return guids.of(kind, key);
    return `${itemStart}${Buffer.from(String(key).padStart(6, '0')).toString('base64')}${itemEnd}`;
  },
  key(kind, id) {
    const text = String(id ?? '');
    if (kind === 'place') return placesOfPractice.find(({ name }) => mailboxOf(name) === text)?.key ?? null;
    if (kind !== 'appointment') return guids.key(kind, id);
    if (!text.startsWith(itemStart) || !text.endsWith(itemEnd)) return null;
    const digits = Buffer.from(text.slice(itemStart.length, -itemEnd.length), 'base64').toString();
    return /^\d{6}$/.test(digits) ? Number(digits) : null;
  },
};

function mailboxOf(name: string): string {
  return `${name.replaceAll(/[^A-Za-z]/g, '')}@harborvets.example.test`;
}

/** Labels that the staff of this practice stamp; there is no other word for how far an appointment is. */
export const bookingsLabels: Readonly<Record<Exclude<VisitState, 'cancelled'>, string | null>> = {
  planned: null,
  confirmed: 'Confirmed',
  arrived: 'Arrived',
  inProgress: 'In exam room',
  ready: 'Ready to go home',
  completed: 'Done',
  noShow: 'No-show',
};

/** The label of an appointment. */
export function labelOf({ state }: AppointmentRecord): string | null {
  return state === 'cancelled' ? null : bookingsLabels[state];
}

/** Whether an appointment is in a calendar: what is cancelled is taken out of it, and time off has no API. */
export function isBooked(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock && row.state !== 'cancelled';
}

/** The customers of one business, in the order in which they were entered. */
export function customersOf({ clients }: Practice, placeKey: number): readonly ClientRecord[] {
  return clients.filter((client) => client.placeKey === placeKey && !client.isDeleted);
}

/** The kinds of numbers. */
export const phoneTypes: Readonly<Record<PhoneRecord['label'], string>> = {
  Mobile: 'mobile',
  Home: 'home',
  Work: 'business',
};

/** A time as the API writes it, with seven digits after the second. */
export function dateTimeIn(instant: number): { readonly dateTime: string; readonly timeZone: string } {
  return { dateTime: `${new Date(instant).toISOString().slice(0, 19)}.0000000Z`, timeZone: 'UTC' };
}

/** An instant of the API, to the second. */
export function offsetTime(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19)}Z`;
}

/** A length of time: PT1H30M. */
export function durationOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `PT${hours > 0 ? `${String(hours)}H` : ''}${rest > 0 || hours === 0 ? `${String(rest)}M` : ''}`;
}

/** What is wrong with a write, as OData says it. */
export class BookingsError extends Error {
  readonly code: string;
  readonly target: string | null;

  constructor(code: string, message: string, target: string | null = null) {
    super(message);
    this.code = code;
    this.target = target;
  }
}

/** What isn't there, or isn't of the business. */
export function notFound(): BookingsError {
  return new BookingsError('ErrorItemNotFound', 'The specified object was not found in the store.');
}

/** A question that can't be answered. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BadRequest' } });
}

/** The same error for what is read, where there is no payload for it. */
export function queryError({ code, message }: BookingsError): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** An instant of an argument. */
export function instantFrom(value: unknown): number {
  try {
    return instantOf(String(value));
  } catch {
    throw badRequest(`Cannot convert the literal '${String(value)}' to the expected type 'Edm.DateTimeOffset'.`);
  }
}

const windowsZones: Readonly<Record<string, string>> = {
  'Eastern Standard Time': 'America/New_York',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': 'America/Denver',
  'Pacific Standard Time': 'America/Los_Angeles',
};

/** The instant of a time with a zone. An offset within the time counts more than the zone beside it. */
export function zonedInstant(value: unknown, target: string): number {
  const { dateTime, timeZone }: Row = isRow(value) ? value : {};
  const text = typeof dateTime === 'string' ? dateTime.replaceAll(/\s/g, '') : '';
  const invalid = new BookingsError('RequestBodyRead', `Cannot read the value of the property '${target}'.`, target);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?$/.test(text)) throw invalid;
  if (/(?:Z|[+-]\d{2}:\d{2})$/.test(text)) {
    // Engines read three digits after the second.
    const instant = Date.parse(text.replace(/(\.\d{3})\d+/, '$1'));
    if (Number.isNaN(instant)) throw invalid;
    return instant;
  }
  const name = typeof timeZone === 'string' && timeZone !== '' ? timeZone : 'UTC';
  const zone = windowsZones[name] ?? name;
  if (!isZone(zone))
    throw new BookingsError(
      'TimeZoneNotSupportedException',
      `A valid TimeZone value must be specified. The following TimeZone value is not supported: '${name}'.`,
      target,
    );
  return instantOfWall(text.slice(0, 19), zone);
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
