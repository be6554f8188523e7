import { GraphQLError } from 'graphql';
import { instantOfWall, wallText } from '../../dialects/clock.ts';
import type { Ids } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Kind,
  type PhoneRecord,
  type Practice,
  rowOf,
  type VisitState,
  visitStates,
} from '../../dialects/practice.ts';

// Every table counts for itself; the first installations brought their numbers along from DOS.
const before: Readonly<Record<Exclude<Kind, 'visitType'>, number>> = {
  organization: 0,
  place: 0,
  provider: 40,
  client: 10_400,
  patient: 31_000,
  appointment: 220_000,
};

/** Identity columns of the database, and codes for what can be booked. */
export const pinfoldIds: Ids = {
  of(kind, key) {
    return kind === 'visitType' ? `R${String(key).padStart(2, '0')}` : String(before[kind] + key);
  },
  key(kind, id) {
    const text = String(id ?? '');
    if (kind === 'visitType') return /^R\d{2,}$/.test(text) ? Number(text.slice(1)) : null;
    const key = /^\d+$/.test(text) ? Number(text) - before[kind] : 0;
    return key > 0 ? key : null;
  },
};

/** A row of a lookup table. */
export interface CodeRow {
  readonly code: string;
  readonly description: string;
}

/** How far a booking is. */
export const progress: Readonly<Record<VisitState, CodeRow>> = {
  planned: { code: 'B', description: 'Booked' },
  confirmed: { code: 'C', description: 'Confirmed' },
  arrived: { code: 'W', description: 'In waiting room' },
  inProgress: { code: 'I', description: 'In with vet' },
  ready: { code: 'R', description: 'Ready to collect' },
  completed: { code: 'S', description: 'Seen' },
  cancelled: { code: 'X', description: 'Struck out' },
  noShow: { code: 'F', description: 'Failed to attend' },
};

/** The state with a code; undefined where there is none. */
export function stateOfCode(code: string): VisitState | undefined {
  return visitStates.find((state) => progress[state].code === code);
}

export const numberTypes: Readonly<Record<PhoneRecord['label'], CodeRow>> = {
  Mobile: { code: 'M', description: 'Mobile' },
  Home: { code: 'H', description: 'Home' },
  Work: { code: 'W', description: 'Work' },
};

export const sexes = {
  MALE: { code: 'M', description: 'Male' },
  FEMALE: { code: 'F', description: 'Female' },
  UNKNOWN: { code: 'U', description: 'Not known' },
} as const;

export const grades = {
  veterinarian: { code: 'VET', description: 'Veterinary surgeon' },
  technician: { code: 'RVN', description: 'Veterinary nurse' },
  groomer: { code: 'GRM', description: 'Groomer' },
} as const;

/** Species that come with the installation; others are added as animals of theirs are. */
export const standardSpecies: readonly string[] = ['Canine', 'Feline', 'Rabbit', 'Avian', 'Equine', 'Guinea pig'];

/** The code that is made up from a description: the first letters of its words. */
export function codeOf(description: string): string {
  const words = folded(description).split(/[^A-Z\d]+/);
  const letters = words.length > 1 ? 2 : 3;
  return words.map((word) => word.slice(0, letters)).join('');
}

/** Capitals without accents, as the database compares names. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
}

/** What an account is sorted under. */
export function alphaKeyOf({ familyName, givenName }: ClientRecord): string {
  return `${folded(familyName)} ${folded(givenName ?? '')}`.trim();
}

/** Six digits that count accounts from the first. */
export function accountNoOf({ key }: ClientRecord): string {
  return String(key).padStart(6, '0');
}

/** The row's stamp as SQL Server writes one: it grows with every change. */
export function rowVersionOf({ updatedAt }: { readonly updatedAt: number }): string {
  return `0x${updatedAt.toString(16).toUpperCase().padStart(16, '0')}`;
}

/** The zone of the surgery where the database stands. */
export function headZoneOf({ places }: Practice): string {
  return places[0]?.zone ?? 'Europe/London';
}

/** The zone of a surgery. */
export function zoneOfPlace(practice: Practice, placeKey: number): string {
  return rowOf(practice.places, placeKey)?.zone ?? headZoneOf(practice);
}

/** A stamp by the clock of the head surgery. */
export function stampText(practice: Practice, instant: number): string {
  return wallText(instant, headZoneOf(practice));
}

/** The moment of a stamp that is asked for. */
export function instantOfStamp(practice: Practice, text: string): number {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(text)) throw invalidValue(text, 'LocalDateTime');
  return instantOfWall(text, headZoneOf(practice));
}

/** The moment of a date and a time on a surgery's clock. */
export function instantOfEntry(date: string, time: string, zone: string): number {
  return instantOfWall(`${checkedDate(date)}T${checkedTime(time)}`, zone);
}

/** A date as it must be written. */
export function checkedDate(text: string): string {
  const isDate = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!isDate || new Date(text).toISOString().slice(0, 10) !== text) throw invalidValue(text, 'LocalDate');
  return text;
}

function checkedTime(text: string): string {
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(text)) throw invalidValue(text, 'LocalTime');
  return text;
}

/** What is not written as its scalar asks for, as graphql-java classifies it. */
function invalidValue(text: string, scalar: string): GraphQLError {
  const message = `Validation error (WrongType) : '${text}' is not a valid '${scalar}'`;
  return new GraphQLError(message, { extensions: { classification: 'ValidationError' } });
}

/** Refuses arguments that make no sense. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { classification: 'BAD_REQUEST' } });
}

/** Refuses an id that belongs to nothing. */
export function notFound(entity: string, id: string): GraphQLError {
  return new GraphQLError(`${entity} ${id} not found`, { extensions: { classification: 'NOT_FOUND' } });
}

/** Refuses what the token may not do. */
export function forbidden(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { classification: 'FORBIDDEN' } });
}

const entities = {
  place: 'Surgery',
  provider: 'Operator',
  visitType: 'BookingCode',
  client: 'Account',
  patient: 'RecordCard',
  appointment: 'DiaryEntry',
} as const;

/** The key behind an id that must belong to something. */
export function keyOf(practice: Practice, kind: keyof typeof entities, id: string): number {
  const key = pinfoldIds.key(kind, id);
  const rows = {
    place: practice.places,
    provider: practice.providers,
    visitType: practice.visitTypes,
    client: practice.clients.filter(({ isDeleted }) => !isDeleted),
    patient: practice.patients,
    appointment: practice.appointments.filter(({ isDeleted }) => !isDeleted),
  }[kind];
  if (key === null || !rows.some((row) => row.key === key)) throw notFound(entities[kind], id);
  return key;
}

/** Pounds and pence as a number. */
export function amountOf(cents: number): number {
  return cents / 100;
}

/** Whether an entry is in the diary that everybody sees. */
export function isEntered({ isDeleted }: AppointmentRecord): boolean {
  return !isDeleted;
}
