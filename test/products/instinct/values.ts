import { GraphQLError } from 'graphql';
import { instantOf } from '../../dialects/clock.ts';
import { type Ids, uuidIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord } from '../../dialects/practice.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { numberedIds } from '../numberedIds.ts';

const uuids = uuidIds();
const numbers = numberedIds({
  organization: 0,
  place: 0,
  provider: 40,
  visitType: 10,
  client: 0,
  patient: 25_000,
  appointment: 3100,
});

/** Accounts have UUIDs; everything else at the front desk is numbered. */
export const instinctIds: Ids = {
  of: (kind, key) => (kind === 'client' ? uuids : numbers).of(kind, key),
  key: (kind, id) => (kind === 'client' ? uuids : numbers).key(kind, id),
};

/** When a row was entered or changed, to the microsecond. */
export function stamp(instant: number): string {
  return new Date(instant).toISOString().replace('Z', '000Z');
}

/** Whether the list of accounts has this one without being asked for deleted ones. */
export function isListedAccount(client: ClientRecord): boolean {
  return client.isActive && !client.isDeleted;
}

/** Whether an entry of the book is an appointment: time that is kept free is none. */
export function isAppointment(row: AppointmentRecord): boolean {
  return !row.isBlock && !row.isDeleted;
}

/** Whether somebody confirmed an appointment, or came, which is as good. */
export function isConfirmed({ state }: AppointmentRecord): boolean {
  return state !== 'planned' && state !== 'cancelled' && state !== 'noShow';
}

/** An instant of an argument; null where there is none. */
function instantIn(value: unknown): number | null {
  return typeof value === 'string' ? instantOf(value) : null;
}

/** Whether an instant is in a range: its start belongs to it, its end doesn't; either can be missing. */
export function isBetween(instant: number | null, since: unknown, before: unknown): boolean {
  const [from, to] = [instantIn(since), instantIn(before)];
  if (from === null && to === null) return true;
  return instant !== null && instant >= (from ?? -Infinity) && instant < (to ?? Infinity);
}

/** Whether a row was entered, changed and deleted when a filter wants it. */
export function isFiltered(row: Row, filter: unknown): boolean {
  if (!isRow(filter)) return true;
  return ['inserted', 'updated', 'deleted'].every((word) =>
    isBetween(instantIn(row[`${word}At`]), filter[`${word}Since`], filter[`${word}Before`]),
  );
}

/** Money as a decimal text. */
export function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** A text of an input; undefined where there is none. */
export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The rows of a list within an input. */
export function rowsIn(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}

/** An error that the API answers with HTTP 422. */
export function unprocessable(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'UNPROCESSABLE_ENTITY' } });
}

/** Species, as the API numbers them. */
export const speciesRows: readonly Row[] = ['Canine', 'Feline', 'Rabbit', 'Avian', 'Unknown'].map((label, index) => ({
  id: String(index + 1),
  label,
}));

const breedNames: readonly (readonly [species: string, label: string])[] = [
  ['Canine', 'Labrador Retriever'],
  ['Canine', 'Dachshund'],
  ['Canine', 'Golden Retriever'],
  ['Feline', 'Domestic Shorthair'],
  ['Feline', 'Maine Coon'],
  ['Rabbit', 'Holland Lop'],
  ['Avian', 'Cockatiel'],
];

/** Breeds, each of a species. */
export const breedRows: readonly Row[] = breedNames.map(([name, label], index) => {
  const species = speciesRows.find((row) => row['label'] === name);
  return { id: String(700 + index), label, speciesId: species?.['id'], species };
});

/** Sexes, and the words of the practice for them. */
export const sexRows = [
  { id: '1', label: 'Male', sex: 'MALE' },
  { id: '2', label: 'Female', sex: 'FEMALE' },
  { id: '3', label: 'Unknown', sex: 'UNKNOWN' },
] as const;

/** What everybody has to know of a patient. */
export const alertRows: readonly Row[] = [
  { id: '215', label: 'Will bite' },
  { id: '284', label: 'Needs muzzle' },
  { id: '192', label: 'Blind' },
  { id: '226', label: 'Diabetic' },
];

/** The titles of staff. */
export const titleRows: readonly Row[] = ['DVM', 'VMD', 'CVT', 'Groomer'].map((label, index) => ({
  id: String(index + 1),
  label,
}));
