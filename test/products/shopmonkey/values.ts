import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type Ids, mixed, uuidIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, PhoneRecord, Practice, VisitState } from '../../dialects/practice.ts';
import type { Written } from '../../dialects/practiceWrites.ts';

/** Every row has a UUID. */
export const shopmonkeyIds: Ids = uuidIds();

/** The id of something that the practice has no kind for. */
export function madeId(group: string, key: number): string {
  const seed = Buffer.from(group).reduce((sum, byte) => (sum * 31 + byte) % 1_000_003, 7) * 4096 + key * 5;
  const part = (step: number, digits: number): string =>
    mixed(seed + step)
      .toString(16)
      .padStart(8, '0')
      .slice(0, digits);
  return `${part(0, 8)}-${part(1, 4)}-4${part(2, 3)}-a${part(3, 3)}-${part(4, 8)}${part(1, 8).slice(4)}`;
}

/** What the customer has said to an appointment. */
export type ConfirmationStatus = 'NoResponse' | 'Confirmed' | 'Declined';

/** Confirmation is all that an appointment knows of how far it is; no-shows are those who never answered. */
export const confirmationOf: Readonly<Record<VisitState, ConfirmationStatus>> = {
  planned: 'NoResponse',
  confirmed: 'Confirmed',
  arrived: 'Confirmed',
  inProgress: 'Confirmed',
  ready: 'Confirmed',
  completed: 'Confirmed',
  cancelled: 'Declined',
  noShow: 'NoResponse',
};

/** A column of the board on which orders move from left to right. */
export interface Workflow {
  readonly name: string;
  readonly status: 'Estimate' | 'RepairOrder' | 'Invoice';
  /** How far the visit is whose order stands there; null where it hasn't begun. */
  readonly state: VisitState | null;
}

/** The board: those of the product, and one of the shop's own. */
export const workflows: readonly Workflow[] = [
  { name: 'Estimates', status: 'Estimate', state: null },
  { name: 'Dropped Off', status: 'Estimate', state: 'arrived' },
  { name: 'In Progress', status: 'RepairOrder', state: 'inProgress' },
  { name: 'Ready for Pickup', status: 'RepairOrder', state: 'ready' },
  { name: 'Invoices', status: 'Invoice', state: 'completed' },
];

/** Where the order of a visit stands on the board; -1 where a visit has no order. */
export function workflowIndexOf({ state, isBlock }: AppointmentRecord): number {
  return isBlock ? -1 : workflows.findIndex((column) => column.state === state);
}

/** The colors that the calendar has. */
export const appointmentColors = [
  'aqua',
  'black',
  'blue',
  'brown',
  'gray',
  'green',
  'orange',
  'purple',
  'red',
  'yellow',
] as const;

/** The owner of a key: without a given name it is a business. */
export function isFleet({ givenName }: ClientRecord): boolean {
  return givenName === null;
}

/** Customers in the order in which they were entered. */
export function customersOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted);
}

/** Whether the calendar has an appointment; time that is blocked has one without a customer. */
export function isOnCalendar({ isDeleted }: AppointmentRecord): boolean {
  return !isDeleted;
}

/** The kinds of numbers that the practice can keep. */
export function labelOf(type: string | null | undefined): PhoneRecord['label'] {
  if (type === 'Home' || type === 'Landline') return 'Home';
  return type === 'Work' || type === 'Office' || type === 'Fax' ? 'Work' : 'Mobile';
}

/** When an appointment ends. */
export function endOf({ start, minutes }: Pick<AppointmentRecord, 'start' | 'minutes'>): number {
  return start + minutes * 60_000;
}

/** An instant as it is written: in UTC, to the millisecond. */
export function dateTime(instant: number): string {
  return new Date(instant).toISOString();
}

/** An instant of an input; what has no offset is in UTC, as the servers' clocks are. */
export function instantIn(value: unknown, name: string): number {
  const text = typeof value === 'string' ? value : '';
  const isDated = /^\d{4}-\d{2}-\d{2}(?:$|T)/.test(text);
  const hasOffset = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) || !text.includes('T');
  const instant = isDated ? Date.parse(hasOffset ? text : `${text}Z`) : Number.NaN;
  if (Number.isNaN(instant)) throw problem('BAD_REQUEST', `${name} must be a valid ISO 8601 date-time`);
  return instant;
}

/** Digits of a number without the code of the country. */
export function digitsOf(number: string): string {
  return number.replaceAll(/\D/g, '').slice(-10);
}

const statuses = { BAD_REQUEST: 400, FORBIDDEN: 403, NOT_FOUND: 404 } as const;

/** What the API answers instead of a result. */
export function problem(code: keyof typeof statuses, message: string): GraphQLError {
  const documentation = 'https://shopmonkey.dev/overview#errors';
  const extensions = { code, statusCode: statuses[code], success: false, documentation_url: documentation };
  return new GraphQLError(message, { extensions });
}

/** Refuses an id that belongs to nothing. */
export function notFound(what: string, id: string): GraphQLError {
  return problem('NOT_FOUND', `${what} not found with id ${id}`);
}

/** Refuses a write with a key that may only read. */
export function allowedOf({ refuseWrites }: Backstage): () => void {
  return () => {
    if (refuseWrites !== null) throw problem('FORBIDDEN', refuseWrites);
  };
}

/** The row of a write to the practice. */
export function writtenRow<Record>(outcome: Written<Record>): Record {
  if (outcome.ok) return outcome.row;
  throw problem('BAD_REQUEST', outcome.message);
}
