import { GraphQLError } from 'graphql';
import { instantOf } from '../../dialects/clock.ts';
import type { AppointmentRecord, ClientRecord, VisitState, VisitTypeRecord } from '../../dialects/practice.ts';
import { fullNameOf, visitStates } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Where the numbers of entities and acts begin that the shared practice doesn't have. */
export const firstIds = {
  schedule: 500,
  scheduleView: 600,
  workList: 700,
  taskType: 800,
  till: 900,
  deposit: 950,
  reminderType: 1000,
  product: 1100,
  template: 1200,
  role: 1300,
  task: 200_000,
  reminder: 300_000,
  invoice: 400_000,
  payment: 500_000,
  communication: 600_000,
  note: 700_000,
  userMessage: 800_000,
  visit: 900_000,
} as const;

/** The id of something of such a kind. */
export function idOf(kind: keyof typeof firstIds, key: number): string {
  return String(firstIds[kind] + key);
}

/** The codes of states, of which ADMITTED is for patients that stay: nobody does in the shared practice. */
export const statusCodes: Readonly<Record<VisitState, string>> = {
  planned: 'PENDING',
  confirmed: 'CONFIRMED',
  arrived: 'CHECKED_IN',
  inProgress: 'IN_PROGRESS',
  ready: 'BILLED',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'NO_SHOW',
};

/** A code as it is shown: Checked In. */
export function nameOfCode(code: string): string {
  return code
    .split('_')
    .map((word) => word.slice(0, 1) + word.slice(1).toLowerCase())
    .join(' ');
}

/** The state with a code; a patient that is admitted is being seen. */
export function stateOfCode(code: string): VisitState {
  return visitStates.find((state) => statusCodes[state] === code) ?? 'inProgress';
}

/** The code that a lookup with a name gets: HOLLAND_LOP. */
export function codeOf(name: string): string {
  return plainOf(name)
    .toUpperCase()
    .replaceAll(/[^\p{L}\d]+/gu, '_')
    .replaceAll(/^_|_$/g, '');
}

/** A lookup as it is shown. */
export function lookupRow(archetype: string, name: string, code: string = codeOf(name)): Row {
  return { archetype, code, name, description: null, active: true, defaultLookup: false };
}

/** Text without case and accents, as the collation of the database compares it. */
export function plainOf(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The order of two names in the database. */
export function compareNames(one: string, other: string): number {
  const [left, right] = [plainOf(one), plainOf(other)];
  return left === right ? 0 : left < right ? -1 : 1;
}

/** The derived name of a customer: last and first name with a comma, or the name of a company. */
export function customerName(row: ClientRecord): string {
  return row.givenName === null ? row.familyName : `${row.familyName},${row.givenName}`;
}

/** Customers by name, and by id where two have the same. */
export function byCustomerName(one: ClientRecord, other: ClientRecord): number {
  return compareNames(customerName(one), customerName(other)) || one.key - other.key;
}

/** Rows with a name by it, and by id where two have the same. */
export function byName<Named extends { readonly name: string; readonly key: number }>(
  one: Named,
  other: Named,
): number {
  return compareNames(one.name, other.name) || one.key - other.key;
}

/** Staff by the name of the user. */
export function byUserName<Person extends { readonly givenName: string; readonly familyName: string }>(
  one: Person,
  other: Person,
): number {
  return compareNames(fullNameOf(one), fullNameOf(other));
}

/** Whether the appointment book has it as an appointment. */
export function isAppointment({ isBlock, isDeleted }: AppointmentRecord): boolean {
  return !isBlock && !isDeleted;
}

/** The size of the slots of all schedules, in minutes. */
export const slotMinutes = 5;

/** How many slots a type of appointment takes. */
export function slotsOf({ minutes }: VisitTypeRecord): number {
  return Math.max(1, Math.ceil(minutes / slotMinutes));
}

/** An amount of cents as BigDecimal writes it into JSON. */
export function amountOf(cents: number): number {
  return cents / 100;
}

/** Refuses a value of a node. */
export function invalidNode(archetype: string, node: string, message: string): GraphQLError {
  return new GraphQLError(`Failed to validate ${node} of ${archetype}: ${message}`, {
    extensions: { classification: 'BAD_REQUEST', errors: [{ archetype, node, message }] },
  });
}

/** Refuses an argument. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { classification: 'BAD_REQUEST' } });
}

/** Refuses a reference to nothing. */
export function notFound(archetype: string, id: string): GraphQLError {
  return new GraphQLError(`${archetype}:${id} not found`, { extensions: { classification: 'NOT_FOUND' } });
}

/** The instants of a range of times, the second of them not included. */
export function rangeOf({ from, to }: { readonly from: string; readonly to: string }): {
  readonly start: number;
  readonly end: number;
} {
  const range = { start: timeOf(from, 'from'), end: timeOf(to, 'to') };
  if (range.end < range.start) throw badRequest('to must not be before from');
  return range;
}

/** The instant of a DateTime. */
export function timeOf(text: string, argument: string): number {
  try {
    return instantOf(text);
  } catch {
    throw badRequest(`${argument}: Invalid RFC3339 value : '${text}'`);
  }
}

/** Refuses what is no day of the calendar; what is left out or emptied is fine. */
export function checkDate(text: string | null | undefined, node: string): void {
  if (!text) return;
  const instant = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant) || !new Date(instant).toISOString().startsWith(text))
    throw badRequest(`${node}: Invalid RFC3339 full date value : '${text}'`);
}
