import { GraphQLError } from 'graphql';
import { instantOf } from '../../dialects/clock.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  fullNameOf,
  type Kind,
  type Practice,
  type VisitState,
} from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers of records; each kind has a stretch of its own, as records of one tenant are counted on together. */
export const serviceTitanIds = numberedIds({
  organization: 984_201_000,
  place: 1_240,
  provider: 27_318_400,
  visitType: 5_120,
  client: 41_207_500,
  patient: 990_000_000,
  appointment: 61_744_000,
});

/** The same for what the practice has no kind for. */
const stretches = {
  location: 43_910_200,
  job: 58_302_600,
  assignment: 72_150_000,
  contact: 301_440_000,
  nonJob: 12_630_000,
  shift: 9_470_000,
  tag: 7_710,
  invoice: 83_016_000,
  payment: 88_420_000,
} as const;

/** The number of a record, as a Long. */
export function idOf(kind: Kind, key: number): number {
  return Number(serviceTitanIds.of(kind, key));
}

/** The number of a record of a kind that is known here alone. */
export function ownId(kind: keyof typeof stretches, key: number): number {
  return stretches[kind] + key;
}

/** The key behind such a number. */
export function ownKey(kind: keyof typeof stretches, id: number | string | null | undefined): number | null {
  const key = Number(id ?? 0) - stretches[kind];
  return Number.isInteger(key) && key > 0 ? key : null;
}

/** Words for how far an appointment is. Who didn't come is canceled with a reason of its own. */
export const appointmentStatuses: Readonly<Record<VisitState, string>> = {
  planned: 'Scheduled',
  confirmed: 'Scheduled',
  arrived: 'Dispatched',
  inProgress: 'Working',
  ready: 'Done',
  completed: 'Done',
  cancelled: 'Canceled',
  noShow: 'Canceled',
};

/** Words for how far the job of an appointment is. */
export const jobStatuses: Readonly<Record<VisitState, string>> = {
  planned: 'Scheduled',
  confirmed: 'Scheduled',
  arrived: 'InProgress',
  inProgress: 'InProgress',
  ready: 'InProgress',
  completed: 'Completed',
  cancelled: 'Canceled',
  noShow: 'Canceled',
};

/** Whether an appointment is one of a job: a job has a customer, and time without one is no appointment. */
export function isAppointment(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock && row.clientKey !== null && hasClearDay(row);
}

/** All customers by their numbers; merged ones are gone. */
export function customersOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted);
}

/** When an appointment ends. */
export function endOf({ start, minutes }: Pick<AppointmentRecord, 'start' | 'minutes'>): number {
  return start + minutes * 60_000;
}

/** A phone number as it is kept: digits, without the country code of the tenant. */
export function phoneDigits(value: string): string {
  const digits = value.replaceAll(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** An error as the REST API has it (RFC 7807), in the extensions. */
export function apiError(
  status: number,
  title: string,
  errors: Readonly<Record<string, readonly string[]>> = {},
): GraphQLError {
  const code = { 400: 'BAD_REQUEST', 403: 'FORBIDDEN', 404: 'NOT_FOUND', 409: 'CONFLICT' }[status] ?? 'ERROR';
  return new GraphQLError(title, {
    extensions: { code, title, status, traceId: `00-${String(status)}-titan-00`, errors, data: {} },
  });
}

/** Refuses one field of a request. */
export function invalid(field: string, message: string): GraphQLError {
  return apiError(400, message, { [field]: [message] });
}

/** The instant of a time with an offset; all times of the API are in UTC. */
export function momentIn(text: string, field: string): number {
  try {
    return instantOf(text);
  } catch {
    throw invalid(field, `The value '${text}' is not valid for ${field}.`);
  }
}

/** A name in the two parts in which the practice keeps it; a company has one part. */
export function namePartsOf(
  name: string,
  type: string | null | undefined,
): Pick<ClientRecord, 'givenName' | 'familyName'> {
  const words = name.trim().split(/\s+/);
  if (type === 'Commercial' || words.length < 2) return { givenName: null, familyName: words.join(' ') };
  return { givenName: words.slice(0, -1).join(' '), familyName: words.at(-1) ?? '' };
}

/** Whether a customer is called so, in part and in any case, or has such a phone number. */
export function isNamed(row: ClientRecord, name: string | null | undefined, phone: string | null | undefined): boolean {
  const digits = phoneDigits(phone ?? '');
  return (
    (!name || fullNameOf(row).toLowerCase().includes(name.trim().toLowerCase())) &&
    (!phone || (digits !== '' && row.phones.some(({ value }) => phoneDigits(value).includes(digits))))
  );
}
