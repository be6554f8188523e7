import { GraphQLError } from 'graphql';
import type { AppointmentRecord, ClientRecord, PhoneRecord, Practice, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers that each table counts for itself. */
// prettier-ignore
export const tebraIds = numberedIds({
  organization: 40, place: 10, provider: 200, visitType: 30, client: 100_200, patient: 0, appointment: 5_001_000,
});

/** The words of the API for how far an appointment is, by the states of the practice. */
export const statusOfState: Readonly<Record<VisitState, string>> = {
  planned: 'Scheduled',
  confirmed: 'Confirmed',
  arrived: 'CheckedIn',
  inProgress: 'Roomed',
  // There is no word for a patient who may leave.
  ready: 'Roomed',
  completed: 'CheckedOut',
  cancelled: 'Cancelled',
  noShow: 'NoShow',
};

/** The state behind each word. */
export const stateOfStatus: Readonly<Record<string, VisitState>> = {
  Unknown: 'planned',
  Scheduled: 'planned',
  ReminderSent: 'planned',
  Confirmed: 'confirmed',
  CheckedIn: 'arrived',
  Roomed: 'inProgress',
  CheckedOut: 'completed',
  NeedsReschedule: 'planned',
  ReadyToBeSeen: 'arrived',
  NoShow: 'noShow',
  Cancelled: 'cancelled',
  Rescheduled: 'cancelled',
  Tentative: 'planned',
};

/** A number as the product writes it, where it is an American one. */
export function phoneText(value: string): string {
  const digits = value.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : value;
}

const labels = { mobilePhone: 'Mobile', homePhone: 'Home', workPhone: 'Work' } as const;

/** The number of a client in one of the columns. */
export function phoneIn({ phones }: ClientRecord, column: keyof typeof labels): string | null {
  const phone = phones.find(({ label }) => label === labels[column]);
  return phone ? phoneText(phone.value) : null;
}

/** The numbers of a client after some columns were written; null takes a number away. */
export function phonesWith(before: readonly PhoneRecord[], input: Row): readonly PhoneRecord[] {
  return (['mobilePhone', 'homePhone', 'workPhone'] as const).flatMap((column) => {
    const label = labels[column];
    const given = givenText(input, column);
    const value = given === undefined ? before.find((phone) => phone.label === label)?.value : given;
    return value ? [{ label, value }] : [];
  });
}

/** A time in UTC, to the second. */
export function timeText(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19)}Z`;
}

/** An amount in dollars. */
export function dollars(cents: number): number {
  return cents / 100;
}

/** The instant of a time; one without offset, as well as a day, is meant in UTC. Null where it isn't given. */
export function instantIn(input: Row, field: string): number | null {
  const text = givenText(input, field);
  if (text === null || text === undefined) return null;
  const instant = Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/.test(text) || !text.includes('T') ? text : `${text}Z`);
  if (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(instant))
    throw new GraphQLError(`${field} is not a valid date.`, { extensions: { code: 'BAD_USER_INPUT' } });
  return instant;
}

/**
 * Whether the calendar has an entry at all.
 *
 * An appointment needs a patient, and no zone tells the day of a visit around midnight elsewhere.
 */
export function isInCalendar(row: AppointmentRecord): boolean {
  return !row.isDeleted && (row.isBlock || row.clientKey !== null) && hasClearDay(row);
}

/** Reasons of appointments: what the practice offers, and what it wrote down so far. */
export interface ReasonRecord {
  readonly id: string;
  readonly name: string;
  readonly minutes: number;
  readonly color: string | null;
  readonly typeKey: number;
}

const firstOwnReason = 61;

/** All reasons of a practice as it was at first. */
export function reasonsOf(practice: Practice): readonly ReasonRecord[] {
  const offered = practice.visitTypes
    .filter(({ isBlock }) => !isBlock)
    .map(({ key, name, minutes, color }) => ({
      id: tebraIds.of('visitType', key),
      name,
      minutes,
      color,
      typeKey: key,
    }));
  const texts = [...new Set(practice.appointments.filter(isInCalendar).map(({ reason }) => reason))];
  const own = texts
    .filter((reason) => reason !== null)
    .map((name, index) => ({ id: String(firstOwnReason + index), name, minutes: 30, color: null, typeKey: 1 }));
  return [...offered, ...own];
}
