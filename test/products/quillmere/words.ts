import { GraphQLError } from 'graphql';
import { wallDay } from '../../dialects/clock.ts';
import { mixed, uuidIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, Kind, ProviderRecord, VisitState } from '../../dialects/practice.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import type { Row } from '../generatedRows.ts';
import { relayConnection } from '../relayConnection.ts';

/** Ids of the desk's rows: random UUIDs, of all teams alike. */
export const quillmereIds = uuidIds();

/** The stages of an attendance. */
export const stages = {
  planned: 'PENCILLED',
  confirmed: 'CONFIRMED',
  arrived: 'ARRIVED',
  inProgress: 'IN_CONSULT',
  ready: 'READY_TO_GO',
  completed: 'DISCHARGED',
  cancelled: 'CALLED_OFF',
  noShow: 'DID_NOT_ATTEND',
} satisfies Record<VisitState, string>;

/** What colleagues are there. */
export const disciplines = {
  veterinarian: 'VETERINARY_SURGEON',
  technician: 'REGISTERED_VETERINARY_NURSE',
  groomer: 'GROOMER',
} satisfies Record<ProviderRecord['role'], string>;

/** The teams behind the router, each of which signs its own errors. */
type Team = 'people' | 'patients' | 'diary' | 'catalogue' | 'finance' | 'comms';

/** An error as a subgraph raises it and the router passes it on. */
export function fault(service: Team, code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, service } });
}

/** An instant as chrono writes one in UTC: with an offset of zero instead of a Z. */
export function utc(instant: number): string {
  return new Date(instant).toISOString().replace(/\.\d+Z$/, '+00:00');
}

/** The instant of a DateTime, which must have an offset; null where it is none. */
export function instantIn(text: string): number | null {
  const instant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text)
    ? Date.parse(text)
    : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}

/** The instant of a DateTime given to a filter. */
export function instantArgument(service: Team, text: string | null | undefined): number | null {
  if (text === null || text === undefined) return null;
  const instant = instantIn(text);
  if (instant === null)
    throw fault(service, 'INVALID_VALUE', 'Failed to parse "DateTime": input contains invalid characters');
  return instant;
}

/** A day that is checked. */
export function dayArgument(service: Team, text: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!isDay) throw fault(service, 'INVALID_VALUE', 'Failed to parse "NaiveDate": input contains invalid characters');
  return text;
}

/** A run of days, both included. */
export interface DaysArgs {
  readonly from: string;
  readonly to: string;
}

const dayMs = 86_400_000;
const mostDays = 42;

/** Refuses runs of days that no screen asks for. */
export function daysArgument(service: Team, { from, to }: DaysArgs): DaysArgs {
  const length = (Date.parse(dayArgument(service, to)) - Date.parse(dayArgument(service, from))) / dayMs + 1;
  if (length < 1) throw fault(service, 'INVALID_VALUE', '`to` must not be before `from`');
  if (length > mostDays)
    throw fault(service, 'SPAN_TOO_LONG', `At most ${String(mostDays)} days can be asked for at once`);
  return { from, to };
}

/** So many days after a day. */
export function laterDay(day: string, days: number): string {
  return wallDay(Date.parse(day) + days * dayMs, 'UTC');
}

const usualSize = 50;

/** A connection as async-graphql checks and fills it. */
export function connection<Item>(
  items: readonly Item[],
  args: ConnectionArgs,
  cap: number,
  show: (item: Item) => Row,
): Row {
  const { first = null, last = null } = args;
  if (first !== null && last !== null)
    throw new GraphQLError('The "first" and "last" parameters cannot exist at the same time');
  if (first !== null && first < 0) throw new GraphQLError('The "first" parameter must be a non-negative number');
  if (last !== null && last < 0) throw new GraphQLError('The "last" parameter must be a non-negative number');
  return relayConnection(items, args, cap, show, usualSize);
}

/** Whether the diary has it among its attendances: holds are kept apart, and what was struck out is gone. */
export function isAttendance({ isBlock, isDeleted }: AppointmentRecord): boolean {
  return !isBlock && !isDeleted;
}

/** Pence as the group's money. */
export function money(pence: number): Row {
  return { amount: (pence / 100).toFixed(2), currency: 'GBP' };
}

/** A name as a code: letters and digits only. */
export function codeOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z\d]+/g, '_');
}

/** The id of something that belongs to a row of the desk, such as a keeper's second telephone. */
export function ownId(word: string, key: number, place = 0): string {
  const letters = Buffer.from(word).reduce((sum, byte) => Math.imul(sum, 31) + byte, 7);
  const digits = (number: number, length: number): string =>
    (number >>> 0).toString(16).padStart(length, '0').slice(-length);
  const [head, mid] = [digits(mixed(letters + key), 8), digits(mixed(letters ^ (key * 64 + place)), 8)];
  return `${head}-${mid.slice(0, 4)}-4${mid.slice(4, 7)}-a${mid.slice(5, 8)}-${digits(letters, 4)}${digits(key * 64 + place, 8)}`;
}

/** The row with an id, of those whose ids are made by `ownId`. */
export function ownRow<Item extends { readonly key: number }>(
  rows: readonly Item[],
  word: string,
  id: string,
): Item | null {
  return rows.find(({ key }) => ownId(word, key) === id) ?? null;
}

/** The kinds of rows that are asked for by id, as the teams call them. */
export const nouns: Readonly<Record<Exclude<Kind, 'organization'>, string>> = {
  place: 'Hospital',
  provider: 'Colleague',
  visitType: 'ConsultKind',
  client: 'Keeper',
  patient: 'Patient',
  appointment: 'Attendance',
};
