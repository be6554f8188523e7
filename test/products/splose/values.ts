import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { AppointmentRecord, PhoneRecord, VisitState } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { numberedIds } from '../numberedIds.ts';

/** Whole numbers; each kind counts on from where the workspace began. */
export const sploseIds = numberedIds({
  organization: 4100,
  place: 9455,
  provider: 88_160,
  visitType: 125_310,
  client: 2_214_300,
  patient: 0,
  appointment: 18_430_500,
});

/** The number of a row. */
export function idOf(kind: Parameters<typeof sploseIds.of>[0], key: number): number {
  return Number(sploseIds.of(kind, key));
}

/** What Splose says of a patient in an appointment; nothing until something has happened. */
export const statusOf: Readonly<Record<VisitState, string | null>> = {
  planned: null,
  confirmed: null,
  arrived: 'Arrived',
  inProgress: 'Arrived',
  ready: 'Arrived',
  completed: 'Completed',
  cancelled: 'Cancelled',
  noShow: 'Did not arrive',
};

/** All words for the status. */
export const statusWords: readonly string[] = ['Arrived', 'Did not arrive', 'Cancelled', 'Completed'];

/** The word for an appointment; without a patient there is nobody who could have one. */
export function wordOf({ state, clientKey }: AppointmentRecord): string | null {
  return clientKey === null ? null : statusOf[state];
}

/** When that word was set: not before the visit, unless it was called off. */
export function statusInstant({ state, start, updatedAt }: AppointmentRecord, now: number): number {
  return state === 'cancelled' ? updatedAt : Math.max(updatedAt, Math.min(start, now));
}

/** A time as this API writes it, to the millisecond. */
export function sploseTime(instant: number): string {
  return new Date(instant).toISOString();
}

/** The instant of a date or of a date and time; what has no offset is UTC. */
export function instantIn(field: string, value: string | null | undefined): number | undefined {
  if (value === null || value === undefined) return undefined;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const hasOffset = /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(value);
  const instant = isDay || hasOffset ? Date.parse(value) : Date.parse(`${value}Z`);
  if (Number.isNaN(instant)) throw badRequest({ [field]: ['Invalid date'] });
  return instant;
}

/** What is refused because of what was sent, the fields named as the vendor's validation does. */
export function badRequest(fieldErrors: Readonly<Record<string, readonly string[]>>): GraphQLError {
  const [field = '', messages = []] = Object.entries(fieldErrors)[0] ?? [];
  return new GraphQLError(`Bad request: ${field}: ${messages.join(', ')}`, {
    extensions: { code: 'BAD_USER_INPUT', statusCode: 400, formErrors: [], fieldErrors },
  });
}

/** What isn't there. */
export function notFound(what: string): GraphQLError {
  return new GraphQLError(`${what} not found`, { extensions: { code: 'NOT_FOUND', statusCode: 404 } });
}

const homeCode = '+1';

/** A number with the country's code apart; what was typed without one is of the practice's own country. */
export function phoneOf({ label, value }: PhoneRecord): Row {
  const [, code = homeCode, phoneNumber = value] = /^(\+\d+)\s+(.*)$/.exec(value) ?? [];
  return { type: label, code, phoneNumber };
}

/** What someone gives as a number. */
export interface PhoneGiven {
  readonly type: PhoneRecord['label'];
  readonly code?: string | null;
  readonly phoneNumber: string;
}

/** The number as the practice keeps it. */
export function phoneFrom({ type, code, phoneNumber }: PhoneGiven): PhoneRecord {
  return { label: type, value: `${code ?? homeCode} ${phoneNumber.trim()}` };
}

/** What all lists can be asked for; what is greater or less is never equal. */
export interface ListSearch {
  readonly ids?: readonly number[] | null;
  readonly id_gt?: number | null;
  readonly id_lt?: number | null;
  readonly update_gt?: string | null;
  readonly update_lt?: string | null;
  readonly include_archived?: boolean | null;
  readonly limit?: number | null;
  readonly offset?: number | null;
}

/** What lists have in common: rows have a number, the time of the last change, and may be archived. */
export interface Listed {
  readonly id: number;
  readonly updatedAt: number;
  readonly isArchived: boolean;
}

const mostIds = 100;
const usualSize = 50;

/** Whether a row is among those that every list can be asked for. */
export function fitsSearch(search: ListSearch, { id, updatedAt, isArchived }: Listed): boolean {
  const { ids, id_gt: above, id_lt: below } = search;
  if ((ids ?? []).length > mostIds) throw badRequest({ ids: ['Array must contain at most 100 element(s)'] });
  if (isArchived && search.include_archived !== true) return false;
  if (ids && !ids.includes(id)) return false;
  if (id <= (above ?? -1) || id >= (below ?? Number.POSITIVE_INFINITY)) return false;
  return isWithin(updatedAt, 'update', search.update_gt, search.update_lt);
}

/** Whether an instant is after one and before the other. */
export function isWithin(
  instant: number,
  field: string,
  after: string | null | undefined,
  before: string | null | undefined,
): boolean {
  const from = instantIn(`${field}_gt`, after) ?? Number.NEGATIVE_INFINITY;
  const to = instantIn(`${field}_lt`, before) ?? Number.POSITIVE_INFINITY;
  return instant > from && instant < to;
}

/** The rows from an offset on, and how many there are in all; rows are in order of their numbers. */
export function resultsOf<Item>(
  items: readonly Item[],
  { limit, offset }: ListSearch,
  { cap }: Pick<Backstage, 'cap'>,
  show: (item: Item) => Row,
): Row {
  if ((limit ?? 1) < 1) throw badRequest({ limit: ['Number must be greater than or equal to 1'] });
  if ((offset ?? 0) < 0) throw badRequest({ offset: ['Number must be greater than or equal to 0'] });
  const first = offset ?? 0;
  const rows = items.slice(first, first + Math.min(limit ?? usualSize, cap));
  return { total: items.length, rows: rows.map(show) };
}

/** Whether a text has another one in it, whatever the case; nothing asked for is in every text. */
export function hasText(text: string | null | undefined, wanted: string | null | undefined): boolean {
  return (text ?? '').toLowerCase().includes((wanted ?? '').trim().toLowerCase());
}
