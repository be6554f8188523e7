import { GraphQLError } from 'graphql';
import { instantOfWall, wallText } from '../../dialects/clock.ts';
import type { AppointmentRecord, ClientRecord, Practice, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';

/** The clock of the studio: times are stored as it shows them. */
const studioZone = 'America/New_York';

/** How far a booking has come; who doesn't come stays booked. */
export const bookingWords: Readonly<Record<VisitState, string>> = {
  planned: 'BOOKED',
  confirmed: 'BOOKED',
  arrived: 'ATTENDING',
  inProgress: 'ATTENDING',
  ready: 'ATTENDING',
  completed: 'ATTENDING',
  cancelled: 'CANCELLED',
  noShow: 'BOOKED',
};

/** The day of an instant, as the studio stores it. */
export function dayOf(instant: number): string {
  return wallText(instant, studioZone).slice(0, 10);
}

/** The time of an instant, as the studio stores it. */
export function timeOf(instant: number): string {
  return wallText(instant, studioZone).slice(11);
}

/** The instant of a day and a time. */
export function instantAt(day: string, time: string): number {
  return instantOfWall(`${day}T${time}`, studioZone);
}

/** The end of an appointment. */
export function endOf({ start, minutes }: AppointmentRecord): number {
  return start + minutes * 60_000;
}

/** What was found of records, which never change. */
const classes = new WeakMap<AppointmentRecord, boolean>();

/** Whether an appointment can be a class: one that starts and ends on one day of the studio. */
export function isClass(row: AppointmentRecord): boolean {
  const known = classes.get(row);
  if (known !== undefined) return known;
  const isPlain = [row.start, endOf(row)].every((instant) => instantAt(dayOf(instant), timeOf(instant)) === instant);
  const is = !row.isBlock && isPlain && hasClearDay(row) && dayOf(row.start) === dayOf(endOf(row));
  classes.set(row, is);
  return is;
}

/** Bookings of members. */
export function isBooking(row: AppointmentRecord): boolean {
  return row.clientKey !== null && !row.isDeleted && isClass(row);
}

/** What a database without regard to case and accents compares. */
export function collated(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Members who are active, by given name; who is equal in that comes as entered. */
export function membersOf({ clients }: Practice): readonly ClientRecord[] {
  const name = ({ givenName }: ClientRecord): string => collated(givenName ?? '');
  return clients
    .filter((client) => client.isActive && !client.isDeleted)
    .toSorted((one, other) => (name(one) === name(other) ? one.key - other.key : name(one) < name(other) ? -1 : 1));
}

/** The address that an account can't be without. */
export function emailOf({ key, emails }: ClientRecord): string {
  return emails[0] ?? `member${String(key)}@studio.example.test`;
}

/** The first mobile number; empty where there is none. */
export function mobileOf({ phones }: ClientRecord): string {
  return phones.find(({ label }) => label === 'Mobile')?.value ?? '';
}

/** The first number of another kind. */
export function phoneOf({ phones }: ClientRecord): string {
  return phones.find(({ label }) => label !== 'Mobile')?.value ?? '';
}

/** What graphene's Date reads. */
export function dateIn(value: unknown): string {
  const day = String(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))) return day;
  throw new GraphQLError(`Date cannot represent value: '${day}'`);
}

/** The days from one to another, both included. */
export function daysBetween(from: string, until: string): readonly string[] {
  const length = 1 + (Date.parse(until) - Date.parse(from)) / 86_400_000;
  return Array.from({ length }, (_, index) => {
    return new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10);
  });
}

/** The day of the week, from Monday, which is 1. */
export function isoWeekday(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

/** What graphene's DateTime writes. */
export function dateTimeText(instant: number): string {
  return new Date(instant).toISOString().replace('.000Z', '+00:00').replace('Z', '000+00:00');
}
