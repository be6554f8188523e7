import { GraphQLError } from 'graphql';
import { offsetText, wallDay } from '../../dialects/clock.ts';
import type { Ids } from '../../dialects/ids.ts';
import type {
  AppointmentRecord,
  ClientRecord,
  Kind,
  PhoneRecord,
  PlaceRecord,
  Practice,
  ProviderRecord,
  VisitState,
} from '../../dialects/practice.ts';
import { textOf } from '../generatedRows.ts';

// Each table counts for itself; where it starts is what an import from the desktop has left.
const before: Readonly<Record<Kind, number>> = {
  organization: 0,
  place: 2,
  provider: 14,
  visitType: 30,
  client: 10_200,
  patient: 24_650,
  appointment: 318_400,
};

/** Ids of the tables: whole numbers. */
export const tarndaleIds: Ids = {
  of: (kind, key) => String(before[kind] + key),
  key(kind, id) {
    const key = Number(id ?? Number.NaN) - before[kind];
    return Number.isSafeInteger(key) && key > 0 ? key : null;
  },
};

/** The id of a row as a column holds it. */
export function idOf(kind: Kind, key: number): number {
  return before[kind] + key;
}

/** The same where there may be no row. */
export function idOrNull(kind: Kind, key: number | null): number | null {
  return key === null ? null : idOf(kind, key);
}

/** How far an entry of the diary is. */
export const progressWords: Readonly<Record<VisitState, string>> = {
  planned: 'BOOKED',
  confirmed: 'CONFIRMED',
  arrived: 'IN_WAITING_ROOM',
  inProgress: 'WITH_VET',
  ready: 'TO_BE_COLLECTED',
  completed: 'DEPARTED',
  cancelled: 'CANCELLED',
  noShow: 'FAILED_TO_ATTEND',
};

export const disciplines: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: 'VETERINARIAN',
  technician: 'VET_NURSE',
  groomer: 'GROOMER',
};

export const tenders = { CARD: 'EFTPOS', CASH: 'CASH', CHECK: 'CHEQUE' } as const;

/** The number of an account's column for a label; it has one of each. */
export function phoneOf({ phones }: ClientRecord, label: PhoneRecord['label']): string | null {
  return phones.find((phone) => phone.label === label)?.value ?? null;
}

/** The numbers that an account has columns for. */
export function phonesOf(client: ClientRecord): readonly string[] {
  return (['Mobile', 'Home', 'Work'] as const).flatMap((label) => phoneOf(client, label) ?? []);
}

/** Whether the diary has a row; what was deleted is filtered out of every table. */
export function isKept({ isDeleted }: { readonly isDeleted: boolean }): boolean {
  return !isDeleted;
}

/** A moment with the offset of a zone, to the millisecond. */
export function momentIn(instant: number, zone: string): string {
  return offsetText(instant, zone).replace(/(T\d\d:\d\d:\d\d)/, '$1.000');
}

/** A moment of the record, which the server keeps in UTC. */
export function momentText(instant: number): string {
  return new Date(instant).toISOString();
}

/** The instant of a DateTime, which needs an offset. */
export function instantOfMoment(value: unknown): number {
  const text = textOf(value);
  const isWhole = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,7})?)?(?:Z|[+-]\d\d:\d\d)$/i.test(text);
  const instant = isWhole ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant)) throw unreadable('DateTime');
  return instant;
}

/** A day of the calendar as it was given. */
export function dayOf(value: unknown): string {
  const text = textOf(value);
  const instant = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(instant) || !new Date(instant).toISOString().startsWith(text)) throw unreadable('Date');
  return text;
}

/** The zone of a place of the practice, or of its first place. */
export function zoneOfPlace({ places }: Practice, placeKey: number | null): string {
  const place: PlaceRecord | undefined = places.find(({ key }) => key === placeKey) ?? places[0];
  return place?.zone ?? 'Pacific/Auckland';
}

/** The day of an instant by the clock of a place, so many days later. */
export function placeDay(practice: Practice, placeKey: number | null, instant: number, later = 0): string {
  return daysAfter(wallDay(instant, zoneOfPlace(practice, placeKey)), later);
}

export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Cents as a decimal number. */
export function amountOf(cents: number): number {
  return cents / 100;
}

/** Refuses what the key has no right to. */
export function forbidden(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'AUTH_NOT_AUTHORIZED' } });
}

/** Whether an entry takes up time. */
export function takesTime({ isDeleted, state }: AppointmentRecord): boolean {
  return !isDeleted && state !== 'cancelled' && state !== 'noShow';
}

function unreadable(scalar: string): GraphQLError {
  return new GraphQLError(`${scalar} cannot parse the given literal of type \`StringValueNode\`.`);
}
