import { GraphQLError } from 'graphql';
import { instantOfWall, wallText } from '../../dialects/clock.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Kind,
  type PatientRecord,
  type ProviderRecord,
  visitStates,
  type VisitState,
} from '../../dialects/practice.ts';
import { numberedIds } from '../numberedIds.ts';

/** Ids are counted by table, so that those of two tables overlap. */
export const lindwurmIds = numberedIds({
  organization: 310,
  place: 0,
  provider: 3,
  visitType: 11,
  client: 1040,
  patient: 990,
  appointment: 88_210,
});

/** The id of a row, as a number. */
export function idOf(kind: Kind, key: number): number {
  return Number(lindwurmIds.of(kind, key));
}

/** The key behind an id, or null. */
export function keyIn(kind: Kind, id: unknown): number | null {
  return typeof id === 'number' ? lindwurmIds.key(kind, id) : null;
}

/** Its words for how far an appointment is. */
export const statusWords = {
  planned: 'VORGEMERKT',
  confirmed: 'BESTAETIGT',
  arrived: 'IM_WARTEZIMMER',
  inProgress: 'IN_BEHANDLUNG',
  ready: 'ABHOLBEREIT',
  completed: 'ABGESCHLOSSEN',
  cancelled: 'ABGESAGT',
  noShow: 'NICHT_ERSCHIENEN',
} satisfies Record<VisitState, string>;

/** The state behind such a word, which the schema has checked. */
export function stateOf(word: unknown): VisitState {
  return visitStates.find((state) => statusWords[state] === word) ?? 'planned';
}

/** What providers are there. */
export const funktionen = {
  veterinarian: 'TIERARZT',
  technician: 'TFA',
  groomer: 'TIERPFLEGE',
} satisfies Record<ProviderRecord['role'], string>;

/** The numbers of a client, each in a field of its own. */
export function numbersOf({ phones }: ClientRecord) {
  const first = (wanted: string): string | null => phones.find(({ label }) => label === wanted)?.value ?? null;
  return { telefon: first('Home'), telefonDienstlich: first('Work'), mobil: first('Mobile') };
}

const men = new Set(
  'Bruno Darnell Farid Hugo Jamal Liam Otis Seán Viktor Søren Íñigo Amir Björn Marcus Tomás Oscar'.split(' '),
);

/** How a person is addressed, as far as the first name tells. */
export function anredeOf({ givenName }: Pick<ClientRecord, 'givenName'>): string {
  if (givenName === null) return 'FIRMA';
  return men.has(givenName) ? 'HERR' : 'FRAU';
}

/** The first words of a letter. */
export function briefanredeOf(anrede: string, titel: string | null, nachname: string): string {
  const name = [titel, nachname].filter(Boolean).join(' ');
  if (anrede === 'HERR') return `Sehr geehrter Herr ${name}`;
  if (anrede === 'FRAU') return `Sehr geehrte Frau ${name}`;
  return anrede === 'FAMILIE' ? `Sehr geehrte Familie ${name}` : 'Sehr geehrte Damen und Herren';
}

/** The sex of an animal; whether it is neutered is part of the word. */
export function geschlechtOf({ sex, key }: PatientRecord): string {
  if (sex === 'UNKNOWN') return 'UNBEKANNT';
  const word = sex === 'MALE' ? 'MAENNLICH' : 'WEIBLICH';
  return key % 4 < 2 ? `${word}_KASTRIERT` : word;
}

/** The sex behind such a word. */
export function sexOf(word: string): PatientRecord['sex'] {
  if (word === 'UNBEKANNT') return 'UNKNOWN';
  return word.startsWith('MAENNLICH') ? 'MALE' : 'FEMALE';
}

/** An instant in UTC: 2026-11-17T15:10:00.000Z. */
export function dateTime(instant: number): string {
  return new Date(instant).toISOString();
}

/** When an appointment ends. */
export function endOf({ start, minutes }: Pick<AppointmentRecord, 'start' | 'minutes'>): number {
  return start + minutes * 60_000;
}

/** An amount of whole cents. */
export function amountOf(cents: number): number {
  return cents / 100;
}

/** Ids of what the machinery keeps. */
export function uuidOf(table: number, number: number): string {
  const [first, last] = [(table * 0x9e3779b1 + number * 7919) >>> 0, table * 4096 + number];
  return `${first.toString(16).padStart(8, '0')}-4c1d-4${table.toString(16).padStart(3, '0')}-8f20-${last.toString(16).padStart(12, '0')}`;
}

/** A LocalDate that exists. */
export function dayIn(value: unknown): string {
  const text = String(value);
  const parsed = new Date(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(parsed.getTime());
  if (isDay && parsed.toISOString().slice(0, 10) === text) return text;
  throw new GraphQLError(`LocalDate cannot parse the given literal of type \`StringValue\`: ${text}`);
}

/** The instant of a LocalDateTime: by the clock of a place, never with an offset. */
export function wallIn(value: unknown, zone: string): number {
  const text = String(value);
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.0+)?$/.test(text)) return instantOfWall(text, zone);
  throw new GraphQLError(`LocalDateTime cannot parse the given literal of type \`StringValue\`: ${text}`);
}

/** The instant that stays where it was if the wall still shows the same: one of two alike may be meant. */
export function movedTo(value: unknown, before: number, zone: string): number {
  const instant = wallIn(value, zone);
  return wallText(before, zone) === wallText(instant, zone) ? before : instant;
}
