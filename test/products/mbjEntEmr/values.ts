import { GraphQLError } from 'graphql';
import { instantOfWall, startOfDay, wallDay, wallText, wallTime } from '../../dialects/clock.ts';
import { hexIds, type Ids, mixed } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, Practice, ProviderRecord } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';

/** The collections of the database, by their models. */
export const collections = ['User', 'Patient', 'Appointment', 'Visit', 'Reminder', 'Queue'] as const;
export type Collection = (typeof collections)[number];

const { of } = hexIds();

/** Ids of MongoDB; the last digits are the key, however many rows there are. */
export const mbjIds: Ids = {
  of,
  key(kind, id) {
    const text = String(id ?? '').toLowerCase();
    const key = Number.parseInt(text.slice(-12), 16);
    return key > 0 && of(kind, key) === text ? key : null;
  },
};

/** The account of the front desk, which is that of no member of staff. */
export const adminId: string = of('organization', 1);

/** The id of a document that the practice has no row for. */
export function documentId(collection: Collection, number: number): string {
  const place = collections.indexOf(collection);
  const mix = mixed(number * collections.length + place);
  return `600${String(place)}${mix.toString(16).padStart(8, '0')}${number.toString(16).padStart(12, '0')}`;
}

/** The number of such a document, or null where the id is none of the collection's. */
export function documentNumber(collection: Collection, id: unknown): number | null {
  const number = Number.parseInt(String(id).slice(-12), 16);
  return number > 0 && documentId(collection, number) === String(id).toLowerCase() ? number : null;
}

/** A value as a text: numbers and flags are written out, and anything else is empty. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** What Mongoose says of a value that can't be what its path holds. */
export function castError(type: string, value: unknown, path: string, model: string): GraphQLError {
  return new GraphQLError(`Cast to ${type} failed for value "${String(value)}" at path "${path}" for model "${model}"`);
}

/** An id that can't be one is refused; one of nothing is not. */
export function checkId(id: unknown, model: string, path = '_id'): void {
  const text = plainText(id);
  if (!/^[\da-f]{24}$/i.test(text) && text.length !== 12) throw castError('ObjectId', text, path, model);
}

/** What JavaScript says where a resolver goes on without having found anything. */
export function readOfNothing(property: string, nothing: 'null' | 'undefined' = 'null'): GraphQLError {
  return new GraphQLError(`Cannot read property '${property}' of ${nothing}`);
}

/** The zone of the server's clock: the clinic has one, and says it nowhere. */
export function clinicZone({ places }: Practice): string {
  return places[0]?.zone ?? 'UTC';
}

const deskZone = 'America/New_York';

// Records are replaced and don't change, and asking for clocks takes long.
const known = new WeakMap<AppointmentRecord, boolean>();

/** Whether an appointment is stored: one has a patient, what was called off is removed, and its time says when it is. */
export function isAppointment(row: AppointmentRecord): boolean {
  const isThere =
    known.get(row) ??
    (!row.isDeleted &&
      !row.isBlock &&
      row.state !== 'cancelled' &&
      row.clientKey !== null &&
      hasClearDay(row) &&
      instantOfWall(wallText(row.start, deskZone), deskZone) === row.start);
  known.set(row, isThere);
  return isThere;
}

/** Patients in the order in which they were entered. */
export function patientsOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted);
}

/** The role of an account: consultants are doctors and nurses. */
export function roleOf({ role }: ProviderRecord): 'Doctor' | 'Nurse' {
  return role === 'veterinarian' ? 'Doctor' : 'Nurse';
}

/** A day as it is stored where only a day was given: midnight in UTC, as milliseconds in a text. */
export function utcDay(day: string): string {
  return String(Date.parse(`${day}T00:00:00Z`));
}

/** The day of an appointment as it is stored: midnight by the clinic's clock, as milliseconds in a text. */
export function clinicDay(day: string, zone: string): string {
  return String(startOfDay(day, zone));
}

/** 9:05 am, as times are written that the service takes from its own clock. */
export function clockText(instant: number, zone: string, hasSeconds = false): string {
  const [hour = '0', minute = '00', second = '00'] = wallTime(instant, zone).split(':');
  const rest = hasSeconds ? `${minute}:${second}` : minute;
  return `${String(Number(hour) % 12 || 12)}:${rest} ${Number(hour) < 12 ? 'am' : 'pm'}`;
}

/** The milliseconds of a date that is given as a day, an instant or such a number; null where it is none. */
export function dateIn(value: unknown): number | null {
  const text = plainText(value).trim();
  if (/^-?\d+$/.test(text)) return Math.abs(Number(text)) >= 275_761 ? Number(text) : null;
  const instant = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}

/** The calendar day of such a date: a plain day is itself, an instant is by the clinic's clock. */
export function dayIn(value: unknown, zone: string): string | null {
  const text = plainText(value).trim();
  const instant = dateIn(text);
  if (instant === null) return null;
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : wallDay(instant, zone);
}

/** 17:05 of 17:05, 5:05 pm or 5:05:00 PM; null where a text is no time of day. */
export function timeIn(value: unknown): string | null {
  const parts = /^(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap]m)?$/i.exec(plainText(value).trim());
  if (!parts) return null;
  const [, hour = '', minute = '', half = ''] = parts;
  const isPm = half.toLowerCase() === 'pm';
  const number = half === '' ? Number(hour) : (Number(hour) % 12) + (isPm ? 12 : 0);
  return number < 24 && Number(minute) < 60 ? `${String(number).padStart(2, '0')}:${minute}` : null;
}

/** Whole years since a birthday. */
export function yearsSince(birthday: number, now: number): number {
  return Math.abs(new Date(now - birthday).getUTCFullYear() - 1970);
}
