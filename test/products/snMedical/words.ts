import { GraphQLError } from 'graphql';
import { type Ids, mixed } from '../../dialects/ids.ts';
import type {
  AppointmentRecord,
  ClientRecord,
  Kind,
  Practice,
  ProviderRecord,
  VisitState,
} from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';

/** All tables that rows have ids of; the order is part of the ids. */
export const tableNames = [
  'user',
  'patient',
  'appointment',
  'category',
  'product',
  'stock',
  'stockAlert',
  'supplier',
  'purchase',
  'purchaseItem',
  'order',
  'orderItem',
  'payment',
  'invoice',
  'medicalRecord',
  'prescription',
  'treatmentPlan',
  'visit',
  'vitals',
  'queueTicket',
  'queueEvent',
  'visitOrder',
  'dailyReport',
  'salesReport',
  'none',
] as const;
export type TableName = (typeof tableNames)[number];

const firstId = 1_748_000_000_000;

/** An id as Prisma makes them: c, a time, a count, and what looks like chance; 25 signs in all. */
export function cuidOf(table: TableName, key: number): string {
  const place = tableNames.indexOf(table);
  const digits = (number: number, length: number): string => number.toString(36).padStart(length, '0').slice(-length);
  const chance = digits(mixed(key * 32 + place), 7) + digits(mixed(key * 64 + place + 7), 5);
  return `c${digits(firstId + key * 7_919_000 + place * 1_009, 8)}${digits(key, 4)}${chance}`;
}

/** The key of a row that has an id; null where there is no such id in the table. */
export function cuidKey(table: TableName, id: unknown): number | null {
  if (typeof id !== 'string' || !/^[a-z0-9]{25}$/.test(id)) return null;
  const key = Number.parseInt(id.slice(9, 13), 36);
  return cuidOf(table, key) === id ? key : null;
}

const tableOfKind: Readonly<Record<Kind, TableName>> = {
  organization: 'none',
  place: 'none',
  provider: 'user',
  visitType: 'none',
  client: 'patient',
  patient: 'none',
  appointment: 'appointment',
};

/** Ids of what the practice has, too. */
export const snMedicalIds: Ids = {
  of: (kind, key) => cuidOf(tableOfKind[kind], key),
  key: (kind, id) => cuidKey(tableOfKind[kind], id),
};

/** The word of an appointment: the app knows three, and whoever has come was visited. */
export const appointmentStatuses: Readonly<Record<VisitState, string>> = {
  planned: 'scheduled',
  confirmed: 'scheduled',
  arrived: 'visited',
  inProgress: 'visited',
  ready: 'visited',
  completed: 'visited',
  cancelled: 'cancelled',
  noShow: 'scheduled',
};

/** The state that a word stands for, given the one before; null where the word is none of the app's. */
export function stateOfWord(word: string, before: VisitState | null): VisitState | null {
  if (before !== null && appointmentStatuses[before] === word) return before;
  if (word === 'scheduled') return 'planned';
  if (word === 'visited') return 'arrived';
  return word === 'cancelled' ? 'cancelled' : null;
}

/** What each role of staff is called there. */
export const userRoles: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: 'doctor',
  technician: 'nurse',
  groomer: 'staff',
};

// Records are replaced and don't change, and asking for the clock of a place takes long.
const known = new WeakMap<AppointmentRecord, boolean>();

/** An appointment has a patient and a doctor; what was deleted is gone. */
export function isAppointment(row: AppointmentRecord): boolean {
  const isThere = known.get(row) ?? (!row.isDeleted && !row.isBlock && hasBoth(row) && hasClearDay(row));
  known.set(row, isThere);
  return isThere;
}

function hasBoth({ clientKey, providerKey }: AppointmentRecord): boolean {
  return clientKey !== null && providerKey !== null;
}

/** Patients as the list has them, the newest first. */
export function patientsOf({ clients }: Practice): readonly ClientRecord[] {
  return clients
    .filter(({ isDeleted }) => !isDeleted)
    .toSorted((one, other) => other.createdAt - one.createdAt || other.key - one.key);
}

/** The zone that the clinic's days are by. */
export function clinicZone({ places }: Practice): string {
  return places[0]?.zone ?? 'UTC';
}

/** An instant as JSON has it: 2026-11-17T14:00:00.000Z. */
export function isoText(instant: number): string {
  return new Date(instant).toISOString();
}

/** The instant of a DateTime that was given; without an offset it is in UTC, as the server's clock. */
export function instantIn(value: unknown): number {
  if (typeof value !== 'string') throw new GraphQLError('DateTime must be a string');
  const text = value.trim();
  const instant = Date.parse(/T[\d:.]+$/.test(text) ? `${text}Z` : text);
  if (Number.isNaN(instant)) throw new GraphQLError('Invalid DateTime format');
  return instant;
}

/** A DateTime that was given, or null. */
export function dateIn(input: Row, field: string): string | null {
  const value = input[field] ?? null;
  return value === null ? null : isoText(instantIn(value));
}

/** A text without markup; null where none is given. */
export function textIn(input: Row, field: string): string | null {
  const value = input[field];
  if (typeof value !== 'string' || value === '') return null;
  return value
    .replaceAll(/<script\b[^<]*(?:(?!<\/script>)<[^<]*)*<\/script>/gi, '')
    .replaceAll(/<[^>]*>/g, '')
    .trim();
}

/** A number that was given, or null. */
export function numberIn(input: Row, field: string): number | null {
  const value = input[field];
  return typeof value === 'number' ? value : null;
}

/** An id that has the form of one. */
export function validId(id: unknown): string {
  if (typeof id === 'string' && /^[a-z0-9]{25}$/.test(id)) return id;
  throw new GraphQLError('Invalid ID format');
}

/** An error that the server keeps to itself: all that were not thrown on purpose look like this. */
export function maskedError(): GraphQLError {
  return new GraphQLError('Unexpected error.', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}

/** A page as arguments ask for it. */
export interface Pagination {
  readonly skip?: number | null;
  readonly take?: number | null;
}

/** The rows of a page; sizes are refused where they are out of bounds. */
export function pageOf<Item>(
  rows: readonly Item[],
  pagination: Pagination | null | undefined,
  cap: number,
  usual: number | null = 10,
): readonly Item[] {
  const { skip = null, take = null } = pagination ?? {};
  if (take !== null && take !== 0 && (take < 1 || take > 100))
    throw new GraphQLError('Invalid pagination: take must be between 1 and 100');
  if (skip !== null && skip < 0) throw new GraphQLError('Invalid pagination: skip must be non-negative');
  return sliceOf(rows, skip ?? 0, take === null || take === 0 ? (usual ?? rows.length) : take, cap);
}

/** A stretch of rows, no longer than the server gives at once. */
export function sliceOf<Item>(rows: readonly Item[], skip: number, take: number, cap: number): readonly Item[] {
  const from = Math.max(0, skip);
  return rows.slice(from, from + Math.max(0, Math.min(take, cap)));
}
