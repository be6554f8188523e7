import type { ExecutionResult } from 'graphql';
import type { AppointmentRecord, VisitState } from '../../dialects/practice.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers, each kind with its own; visitors have none, as they are written into tickets only. */
export const qminderIds = numberedIds({
  organization: 903,
  place: 4051,
  provider: 14_100,
  visitType: 88_100,
  client: 0,
  patient: 0,
  appointment: 51_999_100,
});

/** A line belongs to a place: each place has one for each kind of visit. */
export function lineIdOf(placeKey: number, typeKey: number): string {
  return qminderIds.of('visitType', placeKey * 10 + typeKey);
}

// prettier-ignore
const words: Readonly<Record<VisitState, string>> = {
  planned: 'SCHEDULED', confirmed: 'SCHEDULED', arrived: 'NEW', inProgress: 'CALLED', ready: 'CALLED',
  completed: 'SERVED', cancelled: 'SCHEDULING_CANCELLED', noShow: 'SCHEDULING_NOSHOW',
};

/** Whether someone waits for whoever is free: such a ticket stands in a line and has no appointment. */
export function isWalkIn({ providerKey }: AppointmentRecord): boolean {
  return providerKey === null;
}

/** The status of a ticket: who calls off herself has a word of her own, as has who was called in vain. */
export function statusOf(row: AppointmentRecord): string {
  if (isWalkIn(row) && (row.state === 'planned' || row.state === 'confirmed')) return 'NEW';
  if (isWalkIn(row) && row.state === 'cancelled') return 'CANCELLED_BY_CLERK';
  if (row.state === 'cancelled' && row.key % 2 === 0) return 'SCHEDULING_CANCELLED_BY_VISITOR';
  if (row.state === 'noShow' && (isWalkIn(row) || row.key % 3 === 0)) return 'NOSHOW';
  return words[row.state];
}

/** Whether a row of the book is a ticket; time that is kept free is a matter of schedules. */
export function isTicket(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock;
}

/** An instant in the form of the scalar Date. */
export function dateText(instant: number): string {
  return new Date(instant).toISOString();
}

/** An answer as graphql-java writes it: errors have a type, and an answer without any has none. */
export function qminderBody({ data, errors }: ExecutionResult): object {
  if (!errors) return { data };
  const shown = errors.map(({ message, path, locations }) => ({
    message,
    locations: (locations ?? []).map((location) => ({ ...location, sourceName: null })),
    ...(path && { path }),
    errorType: path ? 'DataFetchingException' : 'ValidationError',
    extensions: null,
  }));
  return { errors: shown, data: data ?? null };
}
