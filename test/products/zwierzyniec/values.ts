import { GraphQLError } from 'graphql';
import { textOf } from '../generatedRows.ts';
import { uuidIds, mixed, type Ids } from '../../dialects/ids.ts';
import type {
  AppointmentRecord,
  ClientRecord,
  PatientRecord,
  PhoneRecord,
  VisitState,
} from '../../dialects/practice.ts';
import type { ProviderRecord } from '../../dialects/practice.ts';

const written = uuidIds();
const kindsInId = 8;

/** Ids of the database; a large practice has more rows than a table of all ids should hold, so that they are read back. */
export const zwierzyniecIds: Ids = {
  of: written.of,
  key(kind, id) {
    const text = String(id ?? '').toLowerCase();
    const key = Math.floor(Number.parseInt(text.slice(-12), 16) / kindsInId);
    return Number.isSafeInteger(key) && written.of(kind, key) === text ? key : null;
  },
};

/** The id of a row that isn't one of the practice's own kinds: always the same for a table and a number. */
export function rowId(table: string, number: number): string {
  const seed = Buffer.from(table).reduce((sum, byte) => mixed(sum + byte), 7);
  const hex = (value: number): string => value.toString(16).padStart(8, '0');
  const [first, second] = [hex(mixed(seed + number)), hex(mixed(seed ^ (number * 31)))];
  return `${first}-${second.slice(0, 4)}-4${second.slice(4, 7)}-a${hex(seed).slice(0, 3)}-${hex(seed).slice(-4)}${hex(number)}`;
}

/** A number that is always the same for a text, to name rows of dictionaries by. */
export function numberOf(text: string): number {
  return Buffer.from(text).reduce((sum, byte) => mixed(sum + byte), 3);
}

/** What the states of a visit are called. */
export const visitStatuses: Readonly<Record<VisitState, string>> = {
  planned: 'ZAPLANOWANA',
  confirmed: 'POTWIERDZONA',
  arrived: 'W_POCZEKALNI',
  inProgress: 'W_GABINECIE',
  ready: 'DO_ODBIORU',
  completed: 'ZAKONCZONA',
  cancelled: 'ODWOLANA',
  noShow: 'NIEOBECNOSC',
};

/** What staff are there for. */
export const positions: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: 'LEKARZ_WETERYNARII',
  technician: 'TECHNIK_WETERYNARII',
  groomer: 'GROOMER',
};

/** What phones are for. */
export const phoneKinds: Readonly<Record<PhoneRecord['label'], string>> = {
  Mobile: 'KOMORKOWY',
  Home: 'DOMOWY',
  Work: 'SLUZBOWY',
};

/** The sexes of animals. */
export const sexes: Readonly<Record<PatientRecord['sex'], string>> = {
  MALE: 'SAMIEC',
  FEMALE: 'SAMICA',
  UNKNOWN: 'NIEZNANA',
};

/** How payments come in; checks are unknown in Poland, and what is booked like them is a transfer. */
export const paymentWays = { CASH: 'GOTOWKA', CARD: 'KARTA', CHECK: 'PRZELEW' } as const;

/** The name on the left whose word is on the right; undefined where there is none. */
export function nameOfWord<Name extends string>(words: Readonly<Record<Name, string>>, word: string): Name | undefined {
  // Sound: the keys of the record are its names.
  return (Object.keys(words) as Name[]).find((name) => words[name] === word);
}

/** Whether the book has it as a visit: what was deleted is gone everywhere, and blocks are a table of their own. */
export function isVisit({ isBlock, isDeleted }: AppointmentRecord): boolean {
  return !isBlock && !isDeleted;
}

const polish = new Intl.Collator('pl');

/** Owners by surname and given name, as the collation of the database has them; then by age of the record. */
export function bySurname(one: ClientRecord, other: ClientRecord): number {
  return (
    polish.compare(one.familyName, other.familyName) ||
    polish.compare(one.givenName ?? '', other.givenName ?? '') ||
    one.key - other.key
  );
}

/** A moment as Hot Chocolate writes a date and time in UTC. */
export function momentText(instant: number): string {
  return new Date(instant).toISOString();
}

/** The instant of a DateTime, which has an offset. */
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
  if (Number.isNaN(instant) || !new Date(instant).toISOString().startsWith(text)) throw unreadable('LocalDate');
  return text;
}

/** An id as it was given: with or without hyphens, in any case. */
export function uuidOf(value: unknown): string {
  const digits = textOf(value).replaceAll('-', '').toLowerCase();
  if (!/^[\da-f]{32}$/.test(digits)) throw unreadable('UUID');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** An amount of whole cents. */
export function amountOf(cents: number): number {
  return cents / 100;
}

/** The day so many days after another. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Refuses what the account may not do, as the authorization of Hot Chocolate does. */
export function forbidden(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'AUTH_NOT_AUTHORIZED' } });
}

function unreadable(scalar: string): GraphQLError {
  return new GraphQLError(`${scalar} cannot parse the given value of type \`System.String\`.`);
}

/** The days of the week from Monday on. */
export const dayKeys = ['PONIEDZIALEK', 'WTOREK', 'SRODA', 'CZWARTEK', 'PIATEK', 'SOBOTA', 'NIEDZIELA'] as const;
