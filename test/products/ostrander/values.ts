import { utcText } from '../../dialects/clock.ts';
import type {
  AppointmentRecord,
  PatientRecord,
  PhoneRecord,
  ProviderRecord,
  VisitState,
} from '../../dialects/practice.ts';
import { visitStates } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { Faults } from './faults.ts';

/** How far an appointment has come; every value has the name of its enum first, as protocol buffers need it. */
export const ostranderStatuses: Readonly<Record<VisitState, string>> = {
  planned: 'APPOINTMENT_STATUS_BOOKED',
  confirmed: 'APPOINTMENT_STATUS_CONFIRMED',
  arrived: 'APPOINTMENT_STATUS_CHECKED_IN',
  inProgress: 'APPOINTMENT_STATUS_IN_CARE',
  ready: 'APPOINTMENT_STATUS_READY_FOR_DISCHARGE',
  completed: 'APPOINTMENT_STATUS_FULFILLED',
  cancelled: 'APPOINTMENT_STATUS_CANCELED',
  noShow: 'APPOINTMENT_STATUS_NO_SHOW',
};

/** The state with a status; undefined where there is none. */
export function stateOfStatus(status: string): VisitState | undefined {
  return visitStates.find((state) => ostranderStatuses[state] === status);
}

export const jobRoles: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: 'JOB_ROLE_VETERINARIAN',
  technician: 'JOB_ROLE_VETERINARY_TECHNICIAN',
  groomer: 'JOB_ROLE_GROOMER',
};

export const phonePurposes: Readonly<Record<PhoneRecord['label'], string>> = {
  Mobile: 'CONTACT_PURPOSE_MOBILE',
  Home: 'CONTACT_PURPOSE_HOME',
  Work: 'CONTACT_PURPOSE_WORK',
};

export const sexes: Readonly<Record<PatientRecord['sex'], string>> = {
  MALE: 'BIOLOGICAL_SEX_MALE',
  FEMALE: 'BIOLOGICAL_SEX_FEMALE',
  UNKNOWN: 'BIOLOGICAL_SEX_UNSPECIFIED',
};

/** Whether a patient is cared for at present. */
export function patientStatusOf({ isDeceased, isActive }: PatientRecord): string {
  if (isDeceased) return 'PATIENT_OF_CARE_STATUS_DECEASED';
  return isActive ? 'PATIENT_OF_CARE_STATUS_ACTIVE' : 'PATIENT_OF_CARE_STATUS_INACTIVE';
}

/** Species that every tenant has, beside those that came with its data. */
export const commonSpecies: readonly string[] = ['Canine', 'Feline', 'Rabbit', 'Avian', 'Ferret', 'Reptile', 'Equine'];

/** The code of a species or breed. */
export function codeOf(name: string): string {
  return name.toUpperCase().replaceAll(/[^\p{L}\d]+/gu, '_');
}

/** Whether the book has it as an appointment: holds are kept apart. */
export function isAppointment({ isBlock }: AppointmentRecord): boolean {
  return !isBlock;
}

/** A number in E.164; ten digits are one of the United States, and what is no number stays as it was typed. */
export function e164(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  if (text.trim().startsWith('+')) return `+${digits}`;
  if (digits.length === 10) return `+1${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : text;
}

/** An amount of whole cents, as whole units and billionths. */
export function moneyOf(cents: number): Row {
  return { currencyCode: 'USD', units: String(Math.trunc(cents / 100)), nanos: (cents % 100) * 10_000_000 };
}

/** A length as protocol buffers write it. */
export function durationOf(minutes: number): string {
  return `${String(minutes * 60)}s`;
}

/** The version of a row. */
export function etagOf({ updatedAt }: { readonly updatedAt: number }): string {
  return `W/"${updatedAt.toString(36)}"`;
}

/** A moment where there may be none. */
export function momentOf(instant: number | null): string | null {
  return instant === null ? null : utcText(instant);
}

/** The instant of a timestamp, which needs a Z or an offset. */
export function instantIn(faults: Faults, field: string, text: string): number {
  const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i.test(text)
    ? Date.parse(text)
    : Number.NaN;
  if (Number.isNaN(instant)) throw faults.invalid(field, `"${text}" is not a timestamp such as 2026-11-17T14:30:00Z`);
  return instant;
}

/** Checks a calendar date. */
export function dateIn(faults: Faults, field: string, text: string): string {
  const isDate = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!isDate) throw faults.invalid(field, `"${text}" is not a date such as 2026-11-17`);
  return text;
}

/** An interval: the start is part of it, the end is not. */
export interface Interval {
  readonly startTime: string;
  readonly endTime: string;
}

const longestDays = 35;
const dayMs = 86_400_000;

/** The test of an interval for instants; one that is longer than the most is refused. */
export function withinInterval(
  faults: Faults,
  field: string,
  { startTime, endTime }: Interval,
): (at: number) => boolean {
  const from = instantIn(faults, `${field}.startTime`, startTime);
  const until = instantIn(faults, `${field}.endTime`, endTime);
  if (until <= from) throw faults.invalid(field, 'must end after it starts');
  if (until - from > longestDays * dayMs)
    throw faults.invalid(field, `must not be longer than ${String(longestDays)} days`);
  return (at) => at >= from && at < until;
}
