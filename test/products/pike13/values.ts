import { GraphQLError } from 'graphql';
import { startOfDay } from '../../dialects/clock.ts';
import type { AppointmentRecord, VisitState } from '../../dialects/practice.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers of one database for all businesses; staff are people there as clients are. */
export const pike13Ids = numberedIds({
  organization: 7310,
  place: 21_040,
  provider: 4_410_200,
  visitType: 152_300,
  client: 5_208_000,
  patient: 0,
  appointment: 61_240_000,
});

/** The time zone of the business; each location has its own. */
export const businessZone = 'America/New_York';

const visitsBefore = 97_300_000;
const eventsBefore = 3_650_000;

/** The number of the one visit that an appointment has. */
export function visitIdOf({ key }: AppointmentRecord): string {
  return String(visitsBefore + key);
}

/** The appointment of a visit's number. */
export function keyOfVisit(id: string): number | null {
  const key = /^\d+$/.test(id) ? Number(id) - visitsBefore : 0;
  return key > 0 ? key : null;
}

/** The number of the event whose only date an appointment is. */
export function eventIdOf({ key }: AppointmentRecord): string {
  return String(eventsBefore + key);
}

/** A client who is there is checked in, and no state tells of a confirmation. */
export const visitWords: Readonly<Record<VisitState, string>> = {
  planned: 'registered',
  confirmed: 'registered',
  arrived: 'completed',
  inProgress: 'completed',
  ready: 'completed',
  completed: 'completed',
  cancelled: 'late_canceled',
  noShow: 'noshowed',
};

/** The state of an appointment's visit; without a person it is a spot that is held. */
export function visitStateOf({ state, clientKey }: AppointmentRecord): string {
  const word = visitWords[state];
  return clientKey === null && word === 'registered' ? 'reserved' : word;
}

/** Whether the schedule has this entry: staff who are busy are not available, which is no event. */
export function isOccurrence(row: AppointmentRecord): boolean {
  return !row.isBlock && !row.isDeleted;
}

/** An instant in UTC, to the second. */
export function timeText(instant: number): string {
  return new Date(instant).toISOString().replace('.000Z', 'Z');
}

/** An instant of a filter or input: a day begins in the zone of the business, a time without offset is UTC. */
export function instantIn(name: string, text: string): number {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return startOfDay(text, businessZone);
  const instant = Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}Z`);
  if (Number.isNaN(instant)) throw new GraphQLError(`${name} is not a valid ISO 8601 date`);
  return instant;
}
