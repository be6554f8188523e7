import { GraphQLError } from 'graphql';
import { instantOfWall, wallText } from '../../dialects/clock.ts';
import type { AppointmentRecord, VisitState } from '../../dialects/practice.ts';
import { placesOfPractice } from '../../dialects/practicePlaces.ts';
import type { Row } from '../generatedRows.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers of MySQL: all people are rows of one table, appointments and unavailabilities rows of another. */
export const easyIds = numberedIds({
  organization: 0,
  place: 0,
  provider: 4,
  visitType: 0,
  client: 20,
  patient: 5000,
  appointment: 400,
});

/** The zone of the installation, and of everyone who works with it. */
export const easyZone = 'America/New_York';

/** The words for how far an appointment is, as the setting of this practice lists them. */
export const easyWords: Readonly<Record<VisitState, string>> = {
  planned: 'Booked',
  confirmed: 'Confirmed',
  arrived: 'Arrived',
  inProgress: 'In Progress',
  ready: 'Ready',
  completed: 'Completed',
  cancelled: 'Cancelled',
  noShow: 'No Show',
};

const shortestMinutes = 5;

/** The places whose book this installation is: it has one zone. */
export function isHere({ placeKey }: { readonly placeKey: number }): boolean {
  return placesOfPractice.find(({ key }) => key === placeKey)?.zone === easyZone;
}

/** Whether it keeps an entry at all: with a provider, and at times that its clock shows once. */
function isKept(row: AppointmentRecord): boolean {
  const isPlain = (instant: number): boolean => instantOfWall(wallText(instant, easyZone), easyZone) === instant;
  const end = row.start + row.minutes * 60_000;
  return isHere(row) && !row.isDeleted && row.providerKey !== null && isPlain(row.start) && isPlain(end);
}

/** Appointments have a customer. */
export function isAppointment(row: AppointmentRecord): boolean {
  return isKept(row) && !row.isBlock && row.clientKey !== null;
}

/** Time that is kept free, in the same table. */
export function isUnavailability(row: AppointmentRecord): boolean {
  return isKept(row) && row.isBlock;
}

/** A time as its columns keep it: 2026-11-17 09:00:00. */
export function timeText(instant: number): string {
  return wallText(instant, easyZone).replace('T', ' ');
}

/** The instant of a time that was given, or what is wrong with it; `what` begins the message. */
export function instantFrom(text: unknown, what: string): number {
  // The same texts as its own check: what doesn't look like this after reading it is refused.
  const isTime = typeof text === 'string' && /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text);
  if (!isTime || Number.isNaN(Date.parse(`${text.replace(' ', 'T')}Z`))) throw invalid(`${what} is invalid.`);
  return instantOfWall(text.replace(' ', 'T'), easyZone);
}

/** Whole minutes between two times, which are enough. */
export function minutesFrom(start: number, end: number, what: string): number {
  const minutes = (end - start) / 60_000;
  if (minutes < shortestMinutes)
    throw invalid(`The ${what} duration cannot be less than ${String(shortestMinutes)} minutes.`);
  return minutes;
}

/** The day of a filter, whatever time stands behind it; undefined where nothing is said. */
export function dayFrom(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  const day = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(value)?.[0];
  if (day === undefined || Number.isNaN(Date.parse(day))) throw failure();
  return day;
}

/** What it refuses, in its own words. */
export function invalid(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 500 } } });
}

/** What isn't there. */
export function notFound(): GraphQLError {
  return new GraphQLError('Not Found', { extensions: { code: 'NOT_FOUND', http: { status: 404 } } });
}

/** What went wrong in a way that it keeps to itself. */
export function failure(): GraphQLError {
  return invalid('An error occurred while processing your request. Please try again later.');
}

/** What is missing, with everything that was given, as PHP prints it. */
export function missingFields(given: Row): GraphQLError {
  const lines = Object.entries(given).map(([field, value]) => `    [${field}] => ${textOrNothing(value)}\n`);
  return invalid(`Not all required fields are provided: Array\n(\n${lines.join('')})\n`);
}

function textOrNothing(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
