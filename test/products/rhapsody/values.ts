import { GraphQLError } from 'graphql';
import type { AppointmentRecord, ClientRecord, PhoneRecord, VisitState } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** The status of an appointment; whether it was confirmed is a flag of its own. */
export const statuses: Readonly<Record<VisitState, string>> = {
  planned: 'SCHEDULED',
  confirmed: 'SCHEDULED',
  arrived: 'CHECKED_IN',
  inProgress: 'IN_PROGRESS',
  ready: 'READY_FOR_CHECKOUT',
  completed: 'CHECKED_OUT',
  noShow: 'NO_SHOW',
  cancelled: 'CANCELED',
};

const confirmedStates: readonly VisitState[] = ['confirmed', 'arrived', 'inProgress', 'ready', 'completed'];

/** Whether an appointment shows as confirmed: whoever came did mean to. */
export function isConfirmed({ state }: Pick<AppointmentRecord, 'state'>): boolean {
  return confirmedStates.includes(state);
}

/** The state that a change of status and flag leads to. */
export function stateAfter(
  before: VisitState,
  status: string | null | undefined,
  confirmed: boolean | null | undefined,
): VisitState {
  const wanted = status ?? statuses[before];
  if (wanted === 'SCHEDULED') return (confirmed ?? before === 'confirmed') ? 'confirmed' : 'planned';
  const states = Object.keys(statuses) as VisitState[]; // Sound: the record has exactly these keys.
  return states.find((state) => statuses[state] === wanted) ?? before;
}

/** Whether the calendar has it as an appointment: blocks are kept apart. */
export function isAppointment({ isBlock, isDeleted }: AppointmentRecord): boolean {
  return !isBlock && !isDeleted;
}

/** An instant in UTC with milliseconds, as Node writes it. */
export function dateTime(instant: number): string {
  return new Date(instant).toISOString();
}

/** An error with one of the service's codes. */
export function refusal(message: string, code: 'BAD_USER_INPUT' | 'NOT_FOUND' | 'FORBIDDEN'): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** The instant of a DateTime, which needs an offset. */
export function instantOf(text: string): number {
  const instant = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(instant)) return instant;
  throw refusal(`DateTime cannot represent an invalid date-time-string ${text}.`, 'BAD_USER_INPUT');
}

/** The instant of a DateTime that may be missing. */
export function optionalInstant(text: string | null | undefined): number | null {
  return text === null || text === undefined ? null : instantOf(text);
}

/** A Date as it is given. */
export function dateOf(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  throw refusal(`Date cannot represent an invalid date-string ${text}.`, 'BAD_USER_INPUT');
}

/** Which rows of a list. */
export interface PageArgs {
  readonly limit?: number | null;
  readonly offset?: number | null;
}

const usualRows = 10;
const mostRows = 100;

/** A page of a list, with how many rows there are. */
export function pageOf<Item>(
  items: readonly Item[],
  { limit, offset }: PageArgs,
  cap: number,
  show: (item: Item) => Row,
): Row {
  const [count, from] = [limit ?? usualRows, offset ?? 0];
  if (!Number.isInteger(count) || count < 1 || count > mostRows)
    throw refusal(`PageLimit must be between 1 and ${String(mostRows)}, got ${String(limit)}`, 'BAD_USER_INPUT');
  if (!Number.isInteger(from) || from < 0)
    throw refusal(`PageOffset must be 0 or more, got ${String(offset)}`, 'BAD_USER_INPUT');
  return { totalCount: items.length, data: items.slice(from, from + Math.min(count, cap)).map(show) };
}

/** A number in E.164; what is no number of North America stays as it was typed. */
export function e164(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length === 10) return `+1${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : text;
}

/** The numbers of a client by the fields that they stand in; a second number of a kind is another phone. */
export function numbersOf({ phones }: ClientRecord): Readonly<Record<PhoneRecord['label'] | 'Other', string | null>> {
  const firstOf = (label: PhoneRecord['label']): PhoneRecord | undefined => phones.find((row) => row.label === label);
  const [mobile, home, work] = [firstOf('Mobile'), firstOf('Home'), firstOf('Work')];
  const other = phones.find((row) => row !== mobile && row !== home && row !== work);
  const shown = (row: PhoneRecord | undefined): string | null => (row ? e164(row.value) : null);
  return { Mobile: shown(mobile), Home: shown(home), Work: shown(work), Other: shown(other) };
}

/** Dollars of whole cents. */
export function dollars(cents: number): number {
  return cents / 100;
}

/** The arguments of a query for one row. */
export interface OneArgs {
  readonly businessId?: string | null;
  readonly id?: string | null;
}

/** The id that was asked for; the schema lets it be left out, and the service does not. */
export function neededId({ id }: OneArgs): string {
  if (typeof id === 'string' && id !== '') return id;
  throw refusal('id is required', 'BAD_USER_INPUT');
}
