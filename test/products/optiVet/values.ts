import { GraphQLError } from 'graphql';
import { instantOfWall, wallText } from '../../dialects/clock.ts';
import { hexIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, ProviderRecord } from '../../dialects/practice.ts';

/** Every document has an ObjectId. */
export const optiVetIds = hexIds();

/** The clock of the only clinic; nothing in the service tells it. */
export const clinicZone = 'America/New_York';

/** The roles of staff, as the database allows them. */
export const staffRoles = {
  veterinarian: 'veterinarian',
  technician: 'staff',
  groomer: 'staff',
} satisfies Record<ProviderRecord['role'], string>;

/** An error of Apollo Server 3 that nobody gave a code. */
export function failure(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}

/** Whether the clinic, which is one house, has this visit: there are no states, so that what is off is deleted. */
export function isVisit(row: AppointmentRecord): boolean {
  const isWhole = row.patientKey !== null && row.clientKey !== null;
  const isThere = !row.isDeleted && !row.isBlock && row.state !== 'cancelled';
  return isWhole && isThere && row.placeKey === 1 && isPlain(row.start);
}

/** Whether a day and a time say which instant is meant: the second of two equal ones can't be kept here. */
function isPlain(instant: number): boolean {
  return instantOfWall(wallText(instant, clinicZone), clinicZone) === instant;
}

/** The day of a visit as its column keeps it: midnight in UTC. */
export function dayText(instant: number): string {
  return `${wallText(instant, clinicZone).slice(0, 10)}T00:00:00.000Z`;
}

/** The time of a visit as the page of the product writes it: 9:00 AM. */
export function timeText(instant: number): string {
  const [hours = '', minutes = ''] = wallText(instant, clinicZone).slice(11, 16).split(':');
  const hour = Number(hours);
  return `${String(hour % 12 || 12)}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The instant of a stored day and a time in any words; what is no time is the beginning of the day. */
export function startOf(day: string, time: string): number {
  const [, hours = '0', minutes = '00', half = ''] = /^\s*(\d{1,2}):(\d{2})(?::\d{2})?\s*([AP]M)?/i.exec(time) ?? [];
  const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
  const clock = `${String(Math.min(hour, 23)).padStart(2, '0')}:${minutes}`;
  return instantOfWall(`${day.slice(0, 10)}T${clock}`, clinicZone);
}

/** A date as JavaScript reads it, on a server whose clock is UTC; null where it is none. */
export function dateIn(value: unknown): string | null {
  const text = typeof value === 'string' ? value : '';
  const hasClock = /\d[T ]\d/.test(text) && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
  const instant = typeof value === 'number' ? value : Date.parse(hasClock ? `${text.replace(' ', 'T')}Z` : text);
  return Number.isNaN(instant) ? null : new Date(instant).toISOString();
}

/** Whether a text can be an ObjectId: 24 hexadecimal digits, or any twelve characters. */
export function isObjectId(id: string): boolean {
  return /^[\da-f]{24}$/i.test(id) || id.length === 12;
}

/** What Mongoose says of a text that it can't make an ObjectId of. */
export function castError(id: string, path: string): string {
  return `${path}: Cast to ObjectId failed for value "${id}" (type string) at path "${path}" because of "BSONError"`;
}
