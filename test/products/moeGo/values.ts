import { GraphQLError } from 'graphql';
import { instantOf, utcText } from '../../dialects/clock.ts';
import { wordIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, PatientRecord, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { isRow, type Row } from '../generatedRows.ts';

/** Ids are texts that say what they belong to. */
export const moeGoIds = wordIds({
  organization: 'cmp_',
  place: 'biz_',
  provider: 'stf_',
  visitType: 'svc_',
  client: 'cus_',
  patient: 'pet_',
  appointment: 'apt_',
});

/** The one time zone of the company, for all of its businesses. */
export const companyZone = 'America/New_York';

/** How far an appointment is. Who doesn't come is canceled: the API has no word of its own for it. */
// prettier-ignore
export const statusWords: Readonly<Record<VisitState, string>> = {
  planned: 'UNCONFIRMED', confirmed: 'CONFIRMED', arrived: 'CHECKED_IN', inProgress: 'CHECKED_IN', ready: 'READY',
  completed: 'FINISHED', cancelled: 'CANCELED', noShow: 'CANCELED',
};

const petTypes: Readonly<Record<string, string>> = { Canine: 'DOG', Feline: 'CAT', Rabbit: 'RABBIT', Avian: 'BIRD' };

/** The type of a pet; whatever else lives there is OTHER. */
export function petTypeOf({ species }: PatientRecord): string {
  return petTypes[species] ?? 'OTHER';
}

/** The species behind a type of pet. */
export function speciesOfType(type: unknown): string {
  return Object.entries(petTypes).find(([, word]) => word === type)?.[0] ?? 'Unknown';
}

/** Whether an entry of the book is an appointment: blocks are objects of their own. */
export function isAppointment(row: AppointmentRecord): boolean {
  return !row.isBlock && !row.isDeleted && hasClearDay(row);
}

/** The one number and the one email address of a customer; without them an empty text, as of all texts there. */
export function phoneOf({ phones }: ClientRecord): string {
  return phones[0]?.value ?? '';
}

export function emailOf({ emails }: ClientRecord): string {
  return emails[0] ?? '';
}

/** Money in whole units and parts of a thousand millions. */
export function money(cents: number): Row {
  return { currencyCode: 'USD', units: Math.trunc(cents / 100), nanos: (cents % 100) * 10_000_000 };
}

/** From when to when. */
export function intervalOf(start: number, minutes: number): Row {
  return { startTime: utcText(start), endTime: utcText(start + minutes * 60_000) };
}

/** Whether an instant is in an interval: its start belongs to it, its end doesn't; either can be missing. */
export function isWithin(instant: number, interval: unknown): boolean {
  if (!isRow(interval)) return true;
  const { startTime, endTime } = interval;
  const isLate = typeof startTime !== 'string' || instant >= instantOf(startTime);
  return isLate && (typeof endTime !== 'string' || instant < instantOf(endTime));
}

/** Whether a list of wanted values has this one; an empty list wants all. */
export function isWanted(wanted: unknown, value: string | null): boolean {
  return !Array.isArray(wanted) || wanted.length === 0 || wanted.includes(value);
}

/** The rows of a list within an input. */
export function rowsIn(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}

/** A text of an input; null where there is none. */
export function textIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** An error with the code of the status that the API answers. */
export function refusal(code: 'INVALID_ARGUMENT' | 'NOT_FOUND', message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** What a company marks its pets with. */
export const petCodes: readonly Row[] = [
  { id: 'pcd_1', abbreviation: 'B', description: 'May bite', color: '#e76f51' },
  { id: 'pcd_2', abbreviation: 'S', description: 'Senior', color: '#457b9d' },
];
