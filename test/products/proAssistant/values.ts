import { GraphQLError } from 'graphql';
import { hexIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, Practice, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';

/** Object ids of MongoDB. */
export const proAssistantIds = hexIds();

/** The numbers of the product's MeetingState; who waits is still confirmed, and nothing says that someone did not come. */
export const meetingStates: Readonly<Record<VisitState, number>> = {
  planned: 0,
  confirmed: 1,
  arrived: 1,
  inProgress: 1,
  ready: 1,
  completed: 10,
  cancelled: 100,
  noShow: 100,
};

/** Whether the database has an appointment: each meeting has a patient. */
export function isMeeting(row: AppointmentRecord): boolean {
  return row.clientKey !== null && !row.isBlock && !row.isDeleted && hasClearDay(row);
}

/** Patients as they were entered. */
export function patientsOf({ clients }: Practice): Practice['clients'] {
  return clients.filter(({ isDeleted }) => !isDeleted);
}

/** What the framework writes of a date from the database, which is in UTC. */
export function dateTimeText(instant: number): string {
  return new Date(instant).toISOString();
}

/** What the framework reads as a date: without an offset it is by the clock of the server, UTC here. */
export function dateTimeIn(value: unknown): number {
  const text = typeof value === 'string' ? value : '';
  const hasClock = text.includes('T') && !/(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);
  const instant = Date.parse(hasClock ? `${text}Z` : text);
  if (!Number.isNaN(instant)) return instant;
  throw new GraphQLError('DateTime cannot parse the given value of type `System.String`.', {
    extensions: { code: 'HC0016' },
  });
}

/** What a client sees of an exception. */
export function unexpected(): GraphQLError {
  return new GraphQLError('Unexpected Execution Error');
}

/** The key of an id; the database can't even look for one that is not of 24 hexadecimal digits. */
export function keyIn(kind: 'client' | 'appointment' | 'visitType', id: string): number | null {
  if (!/^[\da-f]{24}$/i.test(id)) throw unexpected();
  return proAssistantIds.key(kind, id.toLowerCase());
}

/** Nothing, or white space alone. */
export function isBlank(text: string | null | undefined): boolean {
  return (text ?? '').trim() === '';
}
