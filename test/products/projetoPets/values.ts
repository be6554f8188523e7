import { GraphQLError } from 'graphql';
import { hexIds, type Ids, mixed } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, PatientRecord, PhoneRecord, Practice } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';

const { of } = hexIds();

/** Ids of MongoDB; the last digits are the key, however many rows there are. */
export const petsIds: Ids = {
  of,
  key(kind, id) {
    const text = String(id ?? '').toLowerCase();
    const key = Number.parseInt(text.slice(-12), 16);
    return text !== '' && key > 0 && of(kind, key) === text ? key : null;
  },
};

/** Collections of documents that the practice has no rows for. */
const collections = ['Clinica', 'Plano', 'Procedimento', 'ProcedimentoPlano'] as const;
export type Collection = (typeof collections)[number];

/** The id of a document of such a collection. */
export function documentId(collection: Collection, number: number): string {
  const mix = mixed(number * collections.length + collections.indexOf(collection));
  const start = `65f${String(collections.indexOf(collection))}`;
  return start + mix.toString(16).padStart(8, '0') + number.toString(16).padStart(12, '0');
}

/** What Mongoose says of an id that can't be one. */
export function checkId(id: string, model: string, path = '_id'): void {
  if (/^[\da-f]{24}$/i.test(id) || id.length === 12) return;
  throw new GraphQLError(`Cast to ObjectId failed for value "${id}" at path "${path}" for model "${model}"`);
}

/** The words for the sex of an animal. */
export const sexWords: Readonly<Record<PatientRecord['sex'], string>> = {
  MALE: 'Macho',
  FEMALE: 'Fêmea',
  UNKNOWN: 'Indefinido',
};

/** The sex behind a free text. */
export function sexOf(text: string | null | undefined): PatientRecord['sex'] {
  const first = (text ?? '').trim().toLowerCase().slice(0, 1);
  if (first === 'm') return 'MALE';
  return first === 'f' ? 'FEMALE' : 'UNKNOWN';
}

/** Whether a consultation is stored: one has a pet, and what was called off is removed. */
export function isConsulta(row: AppointmentRecord): boolean {
  const isThere = !row.isDeleted && !row.isBlock && row.state !== 'cancelled';
  return isThere && row.patientKey !== null && hasClearDay(row);
}

/** Owners of animals in the order in which they were entered. */
export function ownersOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted);
}

/** 2026-11-17T14:00:00.000Z */
export function timestampText(instant: number): string {
  return new Date(instant).toISOString();
}

/** The instant of a timestamp; without an offset it is in UTC, as the clock of the server is. */
export function instantIn(text: string | null | undefined): number {
  const given = (text ?? '').trim();
  const isDate = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.test(given);
  const hasOffset = !given.includes('T') || /(?:Z|[+-]\d{2}:?\d{2})$/.test(given);
  const instant = isDate ? Date.parse(hasOffset ? given : `${given}Z`) : Number.NaN;
  if (Number.isNaN(instant)) throw new GraphQLError('DateTime cannot represent an invalid ISO-8601 Date string');
  return instant;
}

/** Tue Nov 17 2026 15:10:00 GMT+0000 (UTC), as JavaScript on the server writes a date. */
export function createdText(instant: number): string {
  const text = new Date(instant).toUTCString();
  const [, weekday = '', day = '', month = '', year = '', clock = ''] =
    /^(\w+), (\d+) (\w+) (\d+) ([\d:]+) GMT$/.exec(text) ?? [];
  return `${weekday} ${month} ${day} ${year} ${clock} GMT+0000 (UTC)`;
}

/** A whole name in its two parts: the last word is the family's, as forms without parts are read. */
export function namesOf(name: string): { readonly givenName: string | null; readonly familyName: string } {
  const words = name.trim().split(/\s+/);
  return { givenName: words.slice(0, -1).join(' ') || null, familyName: words.at(-1) ?? '' };
}

/** Telephones as the practice keeps them; the labels of numbers that stay are kept. */
export function phonesOf(numbers: readonly string[], before: readonly PhoneRecord[]): readonly PhoneRecord[] {
  const labels = ['Mobile', 'Home', 'Work'] as const;
  return numbers.map((value, index) => ({
    label: before.find((phone) => phone.value === value)?.label ?? labels[index % labels.length] ?? 'Mobile',
    value,
  }));
}
