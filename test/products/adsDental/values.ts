import { type ExecutionResult, GraphQLError } from 'graphql';
import { instantOfWall, wallDay, wallText, wallTime } from '../../dialects/clock.ts';
import type { Ids } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Practice,
  rowOf,
  type VisitState,
  zoneOf,
} from '../../dialects/practice.ts';
import { placesOfPractice } from '../../dialects/practicePlaces.ts';
import { hasClearDay } from '../clearDay.ts';

/** Every table counts its rows from 1, and ids are read as parseInt does. */
export const adsIds: Ids = {
  of: (_, key) => String(key),
  key(_, id) {
    const key = Number.parseInt(String(id ?? ''), 10);
    return key > 0 ? key : null;
  },
};

/** The code of every error that was not thrown with one. */
export const errorCode = 'INTERNAL_SERVER_ERROR';

export function adsError(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

export function notFound(entity: string, id?: number): GraphQLError {
  return adsError(
    'NOT_FOUND',
    id === undefined ? `${entity} not found.` : `${entity} with ID ${String(id)} not found.`,
  );
}

/** The number that an id begins with; the database knows no other. */
export function numberIn(id: unknown): number {
  const number = Number.parseInt(String(id), 10);
  if (Number.isNaN(number)) throw adsError(errorCode, "Unknown column 'NaN' in 'where clause'");
  return number;
}

/** Whether a variable can't be what it was given as; everything else is found before variables are looked at. */
function isBadInput({ message }: GraphQLError): boolean {
  return /^Variable "\$\w+" (?:has|got) invalid value|^Variable "\$\w+" of (?:required|non-null) type/.test(message);
}

/** How Apollo Server sends an answer: no error goes without a code. */
export function apolloBody(result: ExecutionResult): object {
  if (!result.errors) return result;
  const isAnswer = 'data' in result;
  const errors = result.errors.map((error) => {
    const shown = error.toJSON();
    const asked = isBadInput(error) ? 'BAD_USER_INPUT' : 'GRAPHQL_VALIDATION_FAILED';
    return { ...shown, extensions: { code: isAnswer ? errorCode : asked, ...shown.extensions } };
  });
  return { ...result, errors };
}

/** Words of the column for an appointment's status; who came and who did not has none of its own. */
export const appointmentStatuses: Readonly<Record<VisitState, string>> = {
  planned: 'SCHEDULED',
  confirmed: 'SCHEDULED',
  arrived: 'SCHEDULED',
  inProgress: 'SCHEDULED',
  ready: 'SCHEDULED',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'SCHEDULED',
};

/** The zone of the one clock by which dates and times are written; nothing names it. */
export function clinicZone({ places }: Practice): string {
  return places[0]?.zone ?? 'UTC';
}

/** Whether the clock shows an instant once. */
function isPlain(instant: number, zone: string): boolean {
  return instantOfWall(wallText(instant, zone), zone) === instant;
}

/** The service has neither deleted rows nor blocked time. */
function isStored({ isBlock, isDeleted }: AppointmentRecord): boolean {
  return !isBlock && !isDeleted;
}

/** Whether an appointment can be written as a date and a time of the practice's clock that mean nothing else. */
export function isAppointment(practice: Practice, row: AppointmentRecord): boolean {
  const zone = clinicZone(practice);
  const hasDay = wallDay(row.start, zoneOf(practice, row)) === wallDay(row.start, zone);
  return isStored(row) && hasDay && isPlain(row.start, zone);
}

/** The same, where the practice is the shared one. */
export function isShown(row: AppointmentRecord): boolean {
  return isStored(row) && hasClearDay(row) && isPlain(row.start, placesOfPractice[0]?.zone ?? 'UTC');
}

/** Patients by their number. */
export function patientsOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted).toSorted((one, other) => one.key - other.key);
}

/** The patient with a number, unless it was deleted. */
export function patientBy({ clients }: Practice, number: number): ClientRecord | null {
  const row = rowOf(clients, number);
  return row && !row.isDeleted ? row : null;
}

/** 2026-11-17 and 09:00:00, as the columns are read. */
export function dateAndTime(instant: number, zone: string): readonly [date: string, time: string] {
  return [wallDay(instant, zone), wallTime(instant, zone)];
}

/** A JavaScript date in a field of text: its milliseconds. */
export function millisecondsText(instant: number): string {
  return String(instant);
}

/** The text of a day, which the column takes as YYYY-MM-DD alone. */
export function dayIn(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))) return text;
  throw adsError(errorCode, `Incorrect DATE value: '${text}'`);
}

/** 09:00:00 of 09:00 and of 9:00:00. */
export function timeIn(text: string): string {
  const [, hour = '', minute = '', second = '00'] = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text) ?? [];
  if (hour !== '' && Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60)
    return `${hour.padStart(2, '0')}:${minute}:${second}`;
  throw adsError(errorCode, `Incorrect TIME value: '${text}'`);
}

/** Whether two texts are the same for the collation of the database. */
export function isSameText(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
