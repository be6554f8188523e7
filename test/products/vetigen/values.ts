import { GraphQLError } from 'graphql';
import type { AppointmentRecord, VisitState, VisitTypeRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** What a calendar event can be. */
export const eventTypes = ['APPOINTMENT', 'SURGERY', 'VACCINATION', 'CHECKUP', 'EMERGENCY', 'SALE'] as const;
export type EventType = (typeof eventTypes)[number];

/** The course of an event, in its order; the last one can follow on any but the one before. */
export const eventStatuses = [
  'SCHEDULED',
  'CHECKED_IN',
  'IN_PROGRESS',
  'PENDING_CHECKOUT',
  'CLOSED',
  'CANCELLED',
] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** Who didn't come is cancelled, and what is scheduled counts as confirmed. */
export const statusOfState: Readonly<Record<VisitState, EventStatus>> = {
  planned: 'SCHEDULED',
  confirmed: 'SCHEDULED',
  arrived: 'CHECKED_IN',
  inProgress: 'IN_PROGRESS',
  ready: 'PENDING_CHECKOUT',
  completed: 'CLOSED',
  cancelled: 'CANCELLED',
  noShow: 'CANCELLED',
};

/** The state that a status is kept as. */
export const stateOfStatus: Readonly<Record<EventStatus, VisitState>> = {
  SCHEDULED: 'planned',
  CHECKED_IN: 'arrived',
  IN_PROGRESS: 'inProgress',
  PENDING_CHECKOUT: 'ready',
  CLOSED: 'completed',
  CANCELLED: 'cancelled',
};

// As clinics name what they do; what says nothing of the kind is an ordinary appointment.
const typeWords: readonly (readonly [EventType, RegExp])[] = [
  ['VACCINATION', /vaccin|booster/i],
  ['SURGERY', /surg|spay|neuter|dental/i],
  ['EMERGENCY', /emergenc|urgent/i],
  ['CHECKUP', /wellness|check|exam/i],
];

/** The type of event that a clinic's own kind of visit comes under. */
export function eventTypeOf({ name }: VisitTypeRecord): EventType {
  return typeWords.find(([, words]) => words.test(name))?.[0] ?? 'APPOINTMENT';
}

/** Whether the calendar has a row: removed rows are gone, and blocks of time are no events. */
export function isEvent({ isBlock, isDeleted }: AppointmentRecord): boolean {
  return !isBlock && !isDeleted;
}

/** Whether an appointment came so far that there is a record of the examination. */
export function hasSoap(row: AppointmentRecord): boolean {
  return isEvent(row) && row.patientKey !== null && ['inProgress', 'ready', 'completed'].includes(row.state);
}

/** When an appointment ends. */
export function endOf({ start, minutes }: AppointmentRecord): number {
  return start + minutes * 60_000;
}

/** A moment in UTC with milliseconds, as JavaScript writes it. */
export function momentText(instant: number): string {
  return new Date(instant).toISOString();
}

/** What is wrong with a field. */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

/** An error of the service: a code with the resource before the dot. */
export function apiError(code: string, message: string, details: readonly FieldFault[] = []): GraphQLError {
  return new GraphQLError(message, { extensions: { code, severity: 'error', ...(details.length > 0 && { details }) } });
}

/** Refuses a value. */
export function invalid(field: string, message: string): GraphQLError {
  return apiError('VALIDATION.FAILED', `${field} ${message}`, [{ field, message }]);
}

/** The error of a fingerprint that belongs to nothing, such as PATIENT.NOT_FOUND. */
export function notFound(resource: string, fp: string): GraphQLError {
  const word = resource.charAt(0) + resource.slice(1).toLowerCase().replaceAll('_', ' ');
  return apiError(`${resource}.NOT_FOUND`, `${word} with fingerprint ${fp} does not exist.`);
}

/** The moment of a text; without an offset, and for a date alone, it is in UTC. */
export function momentIn(text: string, field: string): number {
  const isDate = /^\d{4}-\d\d-\d\d$/.test(text);
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text);
  const hasOffset = isDate || /(?:Z|[+-]\d\d:?\d\d)$/.test(text);
  const instant = isDate || isMoment ? Date.parse(hasOffset ? text : `${text}Z`) : Number.NaN;
  if (Number.isNaN(instant)) throw invalid(field, 'must be a valid ISO 8601 date string');
  return instant;
}

/** A date, or why it is none. */
export function dateIn(text: string, field: string): string {
  const isDate = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!isDate) throw invalid(field, 'must be a date such as 2026-04-15');
  return text;
}

/** Which page of a list. */
export interface PageArgs {
  readonly page?: number | null;
  readonly page_size?: number | null;
}

const usualSize = 20;
const mostRows = 100;

/** A page in the envelope of the REST API: pages count from 1, and their size has limits. */
export function pageOf<Item>(rows: readonly Item[], args: PageArgs, cap: number, show: (row: Item) => Row | null): Row {
  const page = args.page ?? 1;
  const wanted = args.page_size ?? usualSize;
  if (page < 1) throw invalid('page', 'must not be less than 1');
  if (wanted < 1) throw invalid('page_size', 'must not be less than 1');
  if (wanted > mostRows) throw invalid('page_size', `must not be greater than ${String(mostRows)}`);
  const size = Math.min(wanted, cap);
  const from = (page - 1) * size;
  return {
    items: rows.slice(from, from + size).map(show),
    total: rows.length,
    page,
    page_size: size,
    has_more: from + size < rows.length,
  };
}

/** Whether any of some texts contains a term, in any case; an empty term is in all of them. */
export function contains(term: string | null | undefined, texts: readonly (string | null | undefined)[]): boolean {
  const wanted = (term ?? '').trim().toLowerCase();
  return texts.some((text) => (text ?? '').toLowerCase().includes(wanted));
}

/** Newest change first, as lists of people and animals come. */
export function byChange(
  one: { readonly key: number; readonly updatedAt: number },
  other: { readonly key: number; readonly updatedAt: number },
): number {
  return other.updatedAt - one.updatedAt || other.key - one.key;
}
