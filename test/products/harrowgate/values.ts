import { GraphQLError } from 'graphql';
import type { Ids } from '../../dialects/ids.ts';
import type { AppointmentRecord, Kind, ProviderRecord, VisitState } from '../../dialects/practice.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import type { Row } from '../generatedRows.ts';
import { relayConnection } from '../relayConnection.ts';

/** Rows of a page where its size isn't asked for: graphql-ruby's default_page_size. */
const usualSize = 25;
const dayMs = 86_400_000;
const currency = 'NZD';

const kindTypes: Readonly<Record<Kind, string>> = {
  organization: 'Practice',
  place: 'Clinic',
  provider: 'TeamMember',
  visitType: 'ConsultType',
  client: 'AccountHolder',
  patient: 'Animal',
  appointment: 'Booking',
};

/** A global id as GraphQL::Schema::UniqueWithinType writes it: the type, a hyphen and the record's own id. */
export function encodeId(type: string, own: string | number): string {
  return Buffer.from(`${type}-${String(own)}`).toString('base64');
}

/** The type and the record's own id within a global id; null where it isn't one. */
export function decodeId(id: string): { readonly type: string; readonly own: string } | null {
  const text = Buffer.from(id, 'base64').toString();
  const [, type, own] = /^([A-Za-z]+)-(.+)$/su.exec(text) ?? [];
  return type !== undefined && own !== undefined && encodeId(type, own) === id ? { type, own } : null;
}

/** The number that a global id of a type stands for; null where it is another type's, or none. */
export function keyIn(type: string, id: string | number | null | undefined): number | null {
  const decoded = decodeId(String(id ?? ''));
  return decoded?.type === type && /^\d+$/.test(decoded.own) ? Number(decoded.own) : null;
}

/** The ids of the shared practice's rows. */
export const harrowgateIds: Ids = {
  of: (kind, key) => encodeId(kindTypes[kind], key),
  key: (kind, id) => keyIn(kindTypes[kind], id),
};

/** BookingStage. */
export const stages: Readonly<Record<VisitState, string>> = {
  planned: 'PENCILLED_IN',
  confirmed: 'CONFIRMED',
  arrived: 'ARRIVED',
  inProgress: 'WITH_VET',
  ready: 'READY_TO_GO',
  completed: 'DEPARTED',
  cancelled: 'CANCELLED',
  noShow: 'DID_NOT_ATTEND',
};

/** TeamPosition. */
export const positions: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: 'VET',
  technician: 'VET_NURSE',
  groomer: 'GROOMER',
};

/** Whether an entry of the book is a booking; blocks are records of their own. */
export function isBooking({ isBlock }: AppointmentRecord): boolean {
  return !isBlock;
}

/** What `loads:` says in graphql-ruby where an id of an argument leads nowhere. */
export function notLoaded(argument: string, id: string): GraphQLError {
  return new GraphQLError(`No object found for \`${argument}: ${JSON.stringify(id)}\``);
}

/** The row that an argument loads; undefined where it isn't given, null where it is emptied. */
export function loaded<Item>(
  argument: string,
  id: string | null | undefined,
  find: (id: string) => Item | null,
): Item | null | undefined {
  if (id === null || id === undefined) return id;
  const found = find(id);
  if (found === null) throw notLoaded(argument, id);
  return found;
}

/** The instant of an ISO8601DateTime; as in Ruby, the clock of the server, UTC, is meant where there is no offset. */
export function instantFrom(argument: string, value: unknown): number {
  const text = typeof value === 'string' ? value : '';
  const isWhole = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/.test(text);
  const zone = text.includes(':') ? 'Z' : 'T00:00:00Z';
  const offsetless = isWhole ? Date.parse(text.replace(' ', 'T') + zone) : Number.NaN;
  const instant = /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? Date.parse(text) : offsetless;
  if (Number.isNaN(instant)) throw invalidValue(argument, value, 'ISO8601DateTime');
  return instant;
}

/** An ISO8601Date as it was given. */
export function dateFrom(argument: string, value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time) || dayOf(time) !== text) throw invalidValue(argument, value, 'ISO8601Date');
  return text;
}

function invalidValue(argument: string, value: unknown, type: string): GraphQLError {
  const message = `Argument '${argument}' has an invalid value (${JSON.stringify(value)}). Expected type '${type}'.`;
  return new GraphQLError(message, { extensions: { code: 'argumentLiteralsIncompatible', argumentName: argument } });
}

/** TimeRangeInput as it is sent. */
export interface TimeRange {
  readonly from: unknown;
  readonly until: unknown;
}

/** A test for instants within a range, which may be limited to so many days. */
export function within(argument: string, range: TimeRange, mostDays: number | null = null): (at: number) => boolean {
  const from = instantFrom('from', range.from);
  const until = instantFrom('until', range.until);
  const refusal = (message: string): GraphQLError =>
    new GraphQLError(`\`${argument}\`: ${message}`, { extensions: { code: 'INVALID_RANGE' } });
  if (until < from) throw refusal('until must not be before from');
  if (mostDays !== null && until - from > mostDays * dayMs)
    throw refusal(`no more than ${String(mostDays)} days at a time`);
  return (at) => at >= from && at < until;
}

/** A connection over items. */
export function connected<Item>(
  items: readonly Item[],
  args: ConnectionArgs,
  cap: number,
  show: (item: Item) => unknown,
): Row {
  return relayConnection(items, args, cap, show, usualSize);
}

/** Money as a type of its own, from whole cents. */
export function money(cents: number): Row {
  const amount = (Math.abs(cents) / 100).toFixed(2).replaceAll(/\B(?=(?:\d{3})+\.)/g, ',');
  return { cents, currency, formatted: `${cents < 0 ? '-' : ''}$${amount}` };
}

/** The day of an instant in UTC, for what is no matter of clocks: due dates and the like. */
export function dayOf(instant: number, later = 0): string {
  return new Date(instant + later * dayMs).toISOString().slice(0, 10);
}

/** A text for comparison: without case and accents, as `unaccent` in Postgres makes it. */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Orders texts by code points; the database has the collation "C". */
export function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** A row of the practice that must be there: the schema says that it is. */
export function present<Item>(item: Item | null | undefined): Item {
  if (item === null || item === undefined) throw new Error('Cannot return null for a non-nullable field');
  return item;
}
