import { GraphQLError } from 'graphql';
import type { VisitState } from '../../dialects/practice.ts';
import { numberedIds } from '../numberedIds.ts';

/** Every table counts its own rows from one. */
export const exographIds = numberedIds({
  organization: 0,
  place: 0,
  provider: 0,
  visitType: 0,
  client: 0,
  patient: 0,
  appointment: 0,
});

/** The values of AppointmentStatus. */
export const exographWords = {
  planned: 'SCHEDULED',
  confirmed: 'CONFIRMED',
  arrived: 'CHECKED_IN',
  inProgress: 'IN_EXAM',
  ready: 'READY_FOR_PICKUP',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'NO_SHOW',
} satisfies Record<VisitState, string>;

/** An instant as PostgreSQL writes it into JSON: 2026-11-17T14:00:00+00:00. */
export function instantText(instant: number): string {
  return new Date(instant).toISOString().replace(/(?:\.000)?Z$/, '+00:00');
}

/** The instant of a text, in UTC where it says no offset; null where it is no date and time. */
export function instantOfText(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(value)) return null;
  const text = value.replace(' ', 'T');
  const instant = Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}Z`);
  return Number.isNaN(instant) ? null : instant;
}

/** What is said of anything that the database refuses. */
export function operationFailed(): GraphQLError {
  return new GraphQLError('Operation failed');
}

/** What is said of a text that doesn't become what its column holds. */
export function notConverted(field: string | null, type: string): GraphQLError {
  const context = field === null ? '' : `: trying to convert the '${field}' field to the '${type}' type`;
  return new GraphQLError(`Unable to convert input to the expected type${context}`);
}
