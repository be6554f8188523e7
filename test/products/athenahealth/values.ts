import { GraphQLError } from 'graphql';
import { instantOfWall, wallText } from '../../dialects/clock.ts';
import type { AppointmentRecord, VisitState } from '../../dialects/practice.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers of one practice of athenahealth. */
export const athenaIds = numberedIds({
  organization: 195_899,
  place: 0,
  provider: 70,
  visitType: 80,
  client: 31_000,
  patient: 0,
  appointment: 1_100_000,
});

/** The letter or digit of how far an appointment is; who doesn't come is cancelled for that reason. */
export const statusCodes: Readonly<Record<VisitState, string>> = {
  planned: 'f',
  confirmed: 'f',
  arrived: '2',
  inProgress: '2',
  ready: '3',
  completed: '4',
  noShow: 'x',
  cancelled: 'x',
};

/** How far the encounter is, which begins with the check-in. */
export const encounterStatuses: Readonly<Partial<Record<VisitState, string>>> = {
  arrived: 'READYFORSTAFF',
  inProgress: 'WITHPROVIDER',
  ready: 'CHECKEDOUT',
  completed: 'CLOSED',
};

/** Whether an appointment is one at all: what blocks time is none, nor is what has no patient. */
export function isBooked(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock && row.clientKey !== null;
}

/** Whether it is listed only where cancelled ones are asked for. */
export function isOff({ state }: AppointmentRecord): boolean {
  return statusCodes[state] === 'x';
}

/** Where times have no department, they are Eastern. */
export const homeZone = 'America/New_York';

/** The refusal of what can't be understood, with the fields that are to blame. */
export function invalid(...invalidfields: readonly string[]): GraphQLError {
  return new GraphQLError('The data provided is invalid.', { extensions: { code: 'BAD_REQUEST', invalidfields } });
}

/** The refusal of what says too little. */
export function missing(...missingfields: readonly string[]): GraphQLError {
  return new GraphQLError('Additional fields are required.', { extensions: { code: 'BAD_REQUEST', missingfields } });
}

/** The refusal of what isn't there. */
export function notFound(what: string): GraphQLError {
  return new GraphQLError(`The ${what} is not available.`, { extensions: { code: 'NOT_FOUND' } });
}

/** A day, YYYY-MM-DD, as the product writes it: mm/dd/yyyy. */
export function dateOf(day: string): string {
  return `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;
}

/** The day, YYYY-MM-DD, that a text says; null where nothing is said. */
export function dayIn(value: unknown, field: string): string | null {
  if (value === null || value === undefined || value === '') return null;
  const given = typeof value === 'string' ? value : '';
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(given) ?? [];
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const isDay = year !== '' && new Date(Date.parse(`${text}T00:00:00Z`) || 0).toISOString().startsWith(text);
  if (!isDay) throw invalid(field);
  return text;
}

/** The instant of mm/dd/yyyy hh:mi:ss, Eastern time; null where nothing is said. */
export function stampIn(value: unknown, field: string): number | null {
  if (value === null || value === undefined) return null;
  const [date = '', time = '00:00:00'] = (typeof value === 'string' ? value : '').split(' ');
  const day = dayIn(date, field);
  if (day === null || !/^\d{2}:\d{2}:\d{2}$/.test(time)) throw invalid(field);
  return instantOfWall(`${day}T${time}`, homeZone);
}

/** An instant as mm/dd/yyyy hh:mi:ss, Eastern time. */
export function stampOf(instant: number): string {
  const wall = wallText(instant, homeZone);
  return `${dateOf(wall)} ${wall.slice(11)}`;
}

/** An instant as mm/dd/yyyy hh:mi by the clock of a zone. */
export function minuteOf(instant: number, zone: string): string {
  const wall = wallText(instant, zone);
  return `${dateOf(wall)} ${wall.slice(11, 16)}`;
}

/** A number as the product keeps it: ten digits; null where it can't be one. */
export function phoneOf(text: string): string | null {
  const digits = text.replaceAll(/\D/g, '').slice(-10);
  return digits.length === 10 ? digits : null;
}

/** Whether a text is the wanted one, if one is wanted, without regard to case. */
export function isText(text: string | null, wanted: unknown): boolean {
  return typeof wanted !== 'string' || (text ?? '').toLowerCase() === wanted.trim().toLowerCase();
}

/** The state and zip that belong to a city. */
export function regionOf(city: string): { readonly state: string; readonly zip: string } {
  return city === 'Boulder' ? { state: 'CO', zip: '80302' } : { state: 'ME', zip: '04101' };
}
