import { GraphQLError } from 'graphql';
import { instantOf } from '../../dialects/clock.ts';
import { type Ids, mixed, uuidIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, PatientRecord, PhoneRecord, VisitState } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

const uuids = uuidIds();
/** Sites are numbered as they were connected. */
const firstSite = 1180;

/** Records have UUIDs, sites a number. */
export const ahdsIds: Ids = {
  of: (kind, key) => (kind === 'place' ? String(firstSite + key) : uuids.of(kind, key)),
  key(kind, id) {
    if (kind !== 'place') return uuids.key(kind, id);
    return /^\d+$/.test(String(id ?? '')) ? Number(id) - firstSite : null;
  },
};

/** Records beside those of the practice, in the order in which their UUIDs were given out. */
const series = [
  'siteInformation',
  'facility',
  'location',
  'address',
  'contactDetail',
  'user',
  'room',
  'species',
  'breed',
  'appointmentStatus',
  'booking',
  'availability',
  'slot',
  'consult',
  'healthStatus',
  'plan',
  'prescription',
  'prescriptionItem',
  'invoice',
  'invoiceLine',
  'payment',
  'billingCredit',
  'ledgerAccount',
  'product',
  'tag',
  'systemSetting',
  'webhook',
  'presentingProblem',
] as const;
export type Series = (typeof series)[number];

const hex = (number: number, digits: number): string => number.toString(16).padStart(digits, '0').slice(-digits);

/** The UUID of a record that the practice has no place for. */
export function otherId(name: Series, key: number): string {
  const number = (series.indexOf(name) + 1) * 0x100_0000 + key;
  const mix = hex(mixed(number), 8);
  return `${mix}-${mix.slice(2, 6)}-4${mix.slice(0, 3)}-8${mix.slice(4, 7)}-${hex(number, 12)}`;
}

const systems = 'https://ahds.heydonto.com/fhir/CodeSystem';

/** A coded value. */
export function coded(system: string, code: string, display: string): Row {
  return { code, system: `${systems}/${system}`, display };
}

/** The code of a word: lower case, with hyphens. */
export const slug = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-');

/** What states are called. */
export const statuses: Readonly<Record<VisitState, readonly [code: string, display: string]>> = {
  planned: ['booked', 'Booked'],
  confirmed: ['confirmed', 'Confirmed'],
  arrived: ['arrived', 'Arrived'],
  inProgress: ['in-consult', 'In consult'],
  ready: ['ready-for-checkout', 'Ready for checkout'],
  completed: ['completed', 'Completed'],
  cancelled: ['cancelled', 'Cancelled'],
  noShow: ['no-show', 'No show'],
};

export const sexes: Readonly<Record<PatientRecord['sex'], Row>> = {
  MALE: coded('sex', 'male', 'Male'),
  FEMALE: coded('sex', 'female', 'Female'),
  UNKNOWN: coded('sex', 'unknown', 'Unknown'),
};

/** Labels of phones, with the names that the store gives them. */
export const phoneNames: Readonly<Record<PhoneRecord['label'], string>> = {
  Mobile: 'Mobile phone',
  Home: 'Home phone',
  Work: 'Work phone',
};

/** Time that is kept free is no appointment: it has neither animal nor contact. */
export const isAppointment = ({ isBlock }: AppointmentRecord): boolean => !isBlock;

/** Moments are in UTC with milliseconds. */
export const momentText = (instant: number): string => new Date(instant).toISOString();

/** Money is a decimal string. */
export const moneyText = (cents: number): string => (cents / 100).toFixed(2);

/** The instant of an RFC 3339 text. */
export function instantIn(field: string, text: string): number {
  try {
    return instantOf(text);
  } catch {
    throw badRequest(`${field} must be a valid ISO 8601 date string`);
  }
}

/** What is wrong with a request. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', statusCode: 400 } });
}

/** That there is no such record at a site. */
export function notFound(what: string, id: string | number): GraphQLError {
  return new GraphQLError(`${what} with id ${String(id)} not found`, {
    extensions: { code: 'NOT_FOUND', statusCode: 404 },
  });
}

/** A phone number in its clean form: digits, with a plus where it had one. */
export function cleaned(value: string): string {
  return value.trim().startsWith('+') ? `+${value.replaceAll(/\D/g, '')}` : value.replaceAll(/\D/g, '');
}
