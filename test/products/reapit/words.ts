import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { Ids } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, Kind, ProviderRecord } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { isRow, type Row } from '../generatedRows.ts';

const mostKeys = 100_000;

// Offices, negotiators and types have the codes that the agency gave them, all others are numbered.
const codes: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  organization: ['HVG'],
  place: ['HBR', 'SUM', 'STM'],
  provider: ['AMO', 'BJH', 'PRR', 'MDS', 'LEW', 'TOR', 'GRL', 'OSB'],
  visitType: ['WE', 'VA', 'SV', 'SU', 'NT', 'RC', 'TM'],
};

// prettier-ignore
const numbered: Readonly<Record<Kind, readonly [prefix: string, digits: number]>> = {
  organization: ['ORG', 3], place: ['OFF', 3], provider: ['NEG', 3], visitType: ['TY', 2],
  client: ['HBR19', 6], patient: ['PET', 6], appointment: ['HBR26', 5],
};

/** Ids as the product makes them: short codes, or an office, a year and a number. */
export const reapitIds: Ids = {
  of(kind, key) {
    const [prefix, digits] = numbered[kind];
    return codes[kind]?.[key - 1] ?? `${prefix}${String(key).padStart(digits, '0')}`;
  },
  key(kind, id) {
    const text = String(id ?? '');
    const index = codes[kind]?.indexOf(text) ?? -1;
    if (index !== -1) return index + 1;
    const [prefix] = numbered[kind];
    const number = text.startsWith(prefix) ? Number(text.slice(prefix.length)) : 0;
    return number > 0 && number < mostKeys && reapitIds.of(kind, number) === text ? number : null;
  },
};

const traceId = '5b1e8a52-0f0c-4c1c-9d53-6b7a0f2f8f11';

/** The errors of the product, which keep to themselves what is wrong. */
// prettier-ignore
export const refusals = {
  // What can't be understood, such as a page of 500.
  invalid: () => refusal('[E4000] Bad Request', 'GRAPHQL_VALIDATION_FAILED'),
  // What isn't accepted, and changes to a version that is no longer the current one.
  badInput: () => refusal('[E4000] Bad Request', 'BAD_USER_INPUT'),
  notFound: () => refusal('[E4040] Not Found', 'NOT_FOUND'),
  forbidden: () => refusal('[E4030] Forbidden', 'FORBIDDEN'),
};

function refusal(message: string, code: string): GraphQLError {
  return new GraphQLError(`${traceId} - ${message}`, { extensions: { code } });
}

/** A time as the product writes it: UTC, with seven digits after the second. */
export function stamp(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19)}.0000000Z`;
}

/** The instant of a time, which needs an offset, or of a date, which is meant in UTC; null where nothing is said. */
export function instantFrom(text: unknown): number | null {
  if (typeof text !== 'string') return null;
  const isTime = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2}))?$/.test(text);
  const instant = isTime ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant)) throw refusals.invalid();
  return instant;
}

/** The version of a resource, with the quotation marks that belong to it. */
export function eTag(id: string, updatedAt: number): string {
  return `"${createHash('md5')
    .update(`${id} ${String(updatedAt)}`)
    .digest('hex')
    .toUpperCase()}"`;
}

/** Links to what belongs to a resource. */
export function linksOf(hrefs: Readonly<Record<string, string>>): Row {
  return Object.fromEntries(Object.entries(hrefs).map(([name, href]) => [name, { href }]));
}

/** Texts of a list that was given. */
export function listIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** A text that was given. */
export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** An address; what it doesn't have is an empty text. */
export function addressOf(street: string, lines: readonly string[], postcode = ''): Row {
  const [, buildingNumber = '', line1 = ''] = /^(\d+) (.*)$/.exec(street) ?? ['', '', street];
  const [line2 = '', line3 = ''] = lines;
  const building = { buildingName: '', buildingNumber };
  return { ...building, line1, line2, line3, line4: '', postcode, countryId: 'US', type: 'primary', country: 'US' };
}

/** An address as it is looked for. */
export function addressWords(address: unknown): string {
  return isRow(address) ? Object.values(address).filter(Boolean).join(' ') : '';
}

/** The number with a label. */
export function phoneOf({ phones }: ClientRecord, wanted: 'Mobile' | 'Home' | 'Work'): string | null {
  return phones.find(({ label }) => label === wanted)?.value ?? null;
}

/** What staff do. */
export const jobTitles: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: 'Veterinarian',
  technician: 'Veterinary technician',
  groomer: 'Groomer',
};

/** Whether the diary has an appointment at all. */
export function isInDiary(row: AppointmentRecord): boolean {
  return !row.isDeleted && hasClearDay(row);
}

/** Whether the attendee has confirmed; those who have arrived count as well. */
export function isConfirmed({ state }: AppointmentRecord): boolean {
  return state !== 'planned' && state !== 'cancelled' && state !== 'noShow';
}
