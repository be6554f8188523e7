import { GraphQLError } from 'graphql';
import { instantOfWall, wallText } from '../../dialects/clock.ts';
import { type Ids, mixed } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  dialectNow,
  type PatientRecord,
  type VisitState,
} from '../../dialects/practice.ts';
import { numberedIds } from '../numberedIds.ts';

const mostKeys = 2000;
const numbers = numberedIds({
  organization: 0,
  place: 4000,
  provider: 0,
  visitType: 30,
  client: 10_400,
  patient: 52_100,
  appointment: 0,
});

/** An id of 16 capitals and digits, as the product makes them for what it writes itself. */
export function pbid(group: string, key: number): string {
  const seed = Buffer.from(group).reduce((sum, byte) => sum * 31 + byte, 7);
  const parts = [1, 2].map((step) =>
    mixed(seed + key * 4 + step)
      .toString(36)
      .padStart(7, '0')
      .slice(-7),
  );
  return `${parts.join('')}${(key + 40).toString(36).padStart(2, '0').slice(-2)}`.toUpperCase();
}

const appointments = new Map(Array.from({ length: mostKeys }, (_, key) => [pbid('appointment', key), key]));

/** Codes of practices, clients and patients are numbers, those of staff have letters, and appointments have a PBID. */
export const petbooqzIds: Ids = {
  of(kind, key) {
    if (kind === 'appointment') return pbid('appointment', key);
    return kind === 'provider' ? `ST${String(key).padStart(2, '0')}` : numbers.of(kind, key);
  },
  key(kind, id) {
    const text = String(id ?? '').toUpperCase();
    if (kind === 'appointment') return appointments.get(text) ?? null;
    if (kind !== 'provider') return numbers.key(kind, id);
    return /^ST\d{2,}$/.test(text) ? Number(text.slice(2)) : null;
  },
};

/** The SKU of an appointment type. */
export function skuOf(typeKey: number): string {
  return `APT${String(typeKey).padStart(3, '0')}`;
}

/** The statuses of the daybook. */
export const statusWords: Readonly<Record<VisitState, string>> = {
  planned: 'Booked',
  confirmed: 'Confirmed',
  arrived: 'Arrived',
  inProgress: 'In Consult',
  ready: 'Ready',
  completed: 'Completed',
  cancelled: 'Cancelled',
  noShow: 'No Show',
};

/** Whether an entry came through the API rather than the front desk, and was not changed since. */
export function isOnline({ key, state, createdAt }: AppointmentRecord): boolean {
  return state === 'planned' && (key % 5 === 0 || createdAt >= dialectNow);
}

/** What stands in the status of a daybook entry. */
export function statusOf(row: AppointmentRecord): string {
  if (row.isBlock) return 'Blocked';
  return isOnline(row) ? 'Online' : statusWords[row.state];
}

/** Whether an entry keeps its time. */
export function takesTime({ isDeleted, state }: AppointmentRecord): boolean {
  return !isDeleted && state !== 'cancelled' && state !== 'noShow';
}

/** There is room for a mobile and one other number. */
export function phonesOf({ phones }: ClientRecord): { readonly mobile: string | null; readonly phone: string | null } {
  const of = (label: string): string | null => phones.find((phone) => phone.label === label)?.value ?? null;
  return { mobile: of('Mobile'), phone: of('Home') ?? of('Work') };
}

/** The digits of a number that tell it from others: without country code or leading zero. */
export function bareNumber(text: string): string {
  return text.replaceAll(/\D/g, '').replace(/^0+/, '').slice(-9);
}

/** Date and time as the database keeps them, by the clock of the practice: 2026-11-17 09:30:00. */
export function dateTime(instant: number, zone: string): string {
  return wallText(instant, zone).replace('T', ' ');
}

/** A time of day as the booking page shows it: 2:30 PM. */
export function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${String(hour % 12 || 12)}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The instant of a date and time by the clock of a practice, or null where it is none. */
export function instantIn(text: string, zone: string): number | null {
  const parts = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(:\d{2})?$/.exec(text.trim());
  if (!parts) return null;
  try {
    return instantOfWall(`${String(parts[1])}T${String(parts[2])}${parts[3] ?? ':00'}`, zone);
  } catch {
    return null;
  }
}

/** Whether a text is a calendar day. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);
}

/** The weekday of a calendar day, from 0 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** The species of the practice, in the order of their ids. */
export function speciesOf(patients: readonly PatientRecord[]): readonly string[] {
  return [...new Set(patients.map(({ species }) => species))];
}

/** A query that can't be answered: the API has no codes but that word. */
export function apiError(description: string): GraphQLError {
  return new GraphQLError(description, { extensions: { messagecode: 'Error', error_description: description } });
}
