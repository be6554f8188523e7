import { GraphQLError } from 'graphql';
import { wallText } from '../../dialects/clock.ts';
import {
  type AppointmentRecord,
  byFamilyName,
  type ClientRecord,
  type PatientRecord,
  type PhoneRecord,
  type Practice,
  type VisitState,
} from '../../dialects/practice.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers, those of each table on their own. */
export const petExecIds = numberedIds({
  organization: 300,
  place: 610,
  provider: 9200,
  visitType: 4400,
  client: 220_000,
  patient: 350_000,
  appointment: 1_900_000,
});

/** How far a reservation is; a pet that waits to be taken home is still signed in. */
export const reservationStates: Readonly<Record<VisitState, string>> = {
  planned: 'SCHEDULED',
  confirmed: 'SCHEDULED',
  arrived: 'SIGNED_IN',
  inProgress: 'SIGNED_IN',
  ready: 'SIGNED_IN',
  completed: 'SIGNED_OUT',
  // It is deleted.
  cancelled: 'SCHEDULED',
  noShow: 'NO_SHOW',
};

const groomerKey = 7;
const dayLong = 4;

/** What a reservation is: of a groomer, for a day, or a service at a time. No pet stays overnight. */
export function kindOf({ typeKey, providerKey }: Pick<AppointmentRecord, 'typeKey' | 'providerKey'>): string {
  if (providerKey === groomerKey) return 'GROOMING';
  return typeKey === dayLong ? 'DAYCARE' : 'SCHEDULED_SERVICE';
}

/** Whether an entry of the book is on the calendar: each has a pet, which has an owner. */
export function isReservation(row: AppointmentRecord): boolean {
  const hasBoth = row.patientKey !== null && row.clientKey !== null;
  return hasBoth && !row.isBlock && !row.isDeleted && row.state !== 'cancelled';
}

/** Active owners by last name. */
export function ownersOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isActive, isDeleted }) => isActive && !isDeleted).toSorted(byFamilyName);
}

/** Active pets in the order of entry; each has an owner. */
export function petsOf({ patients }: Practice): readonly PatientRecord[] {
  return patients.filter(({ isActive, clientKey }) => isActive && clientKey !== null);
}

/** The number of a telephone. */
export function phoneOf({ phones }: ClientRecord, label: PhoneRecord['label']): string | null {
  return phones.find((phone) => phone.label === label)?.value ?? null;
}

/** A date and a time with a space between, as the database keeps them. */
export function stampText(instant: number, zone: string): string {
  return wallText(instant, zone).replace('T', ' ');
}

/** A day as it must be written. */
export function dayIn(value: unknown): string {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  throw new GraphQLError('Dates must be in the format yyyy-mm-dd', { extensions: { code: 'BAD_REQUEST' } });
}

/** A time of day, with or without seconds. */
export function clockIn(value: unknown): string {
  const parts = typeof value === 'string' ? /^(\d{2}:\d{2})(:\d{2})?$/.exec(value) : null;
  if (parts) return `${parts[1] ?? ''}${parts[2] ?? ':00'}`;
  throw new GraphQLError('Times must be in the format hh:mm:ss', { extensions: { code: 'BAD_REQUEST' } });
}

/** Whether all words of a search are in some text. */
export function isFound(texts: readonly string[], criteria: string): boolean {
  const words = criteria.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => texts.some((text) => text.toLowerCase().includes(word)));
}
