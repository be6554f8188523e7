import { GraphQLError } from 'graphql';
import { instantOfWall, offsetText } from '../../dialects/clock.ts';
import { globalIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';

/** Global ids: the type and the number of the REST API. */
export const provetIds = globalIds({
  organization: 'Organization',
  place: 'Department',
  provider: 'User',
  visitType: 'Reason',
  client: 'Client',
  patient: 'Patient',
  appointment: 'Appointment',
});

/** The one zone in which the organization writes and reads times. */
export const provetZone = 'America/New_York';

/** The status of the consultation in each state that has one. */
export const consultationStatus: Readonly<Partial<Record<VisitState, string>>> = {
  arrived: 'WAITING',
  inProgress: 'IN_PROGRESS',
  ready: 'READY_FOR_DISCHARGE',
  completed: 'FINALIZED',
};

/** The global id of a type that the practice has no rows of. */
export function idOf(type: string, number: number): string {
  return Buffer.from(`${type}:${String(number)}`).toString('base64');
}

/** An instant as the API writes it. */
export function written(instant: number): string {
  return offsetText(instant, provetZone);
}

/** An instant as the API reads it: in the zone of the organization where no offset is said. */
export function instantIn(value: unknown): number {
  const text = typeof value === 'string' ? value.trim().replace(' ', 'T') : '';
  const hasOffset = /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
  const wall = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/.test(text) ? text : null;
  const instant = hasOffset ? Date.parse(text) : wall === null ? Number.NaN : instantOfWall(wall, provetZone);
  if (Number.isNaN(instant)) throw new GraphQLError('Datetime has wrong format. Use YYYY-MM-DDThh:mm[:ss][+HH:MM|Z].');
  return instant;
}

/** Whether the calendar has a row at all; there is one zone, so that some night visits in another one are left out. */
export function isInCalendar(row: AppointmentRecord): boolean {
  return hasClearDay(row);
}

/** Whether it is neither cancelled nor removed. */
export function isActiveEntry({ isDeleted, state }: AppointmentRecord): boolean {
  return !isDeleted && state !== 'cancelled';
}

/** Whether a client came, so that there is a consultation. */
export function hasConsultation(row: AppointmentRecord): boolean {
  return row.state in consultationStatus && !row.isBlock && !row.isDeleted;
}
