import { GraphQLError } from 'graphql';
import { Temporal } from 'temporal-polyfill';
import { instantOfWall } from '../../dialects/clock.ts';
import type { AppointmentRecord, ClientRecord, Practice, VisitState } from '../../dialects/practice.ts';
import { compareValues } from '../generatedRows.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers as they end the addresses of the API; each kind has its own. */
export const shortcutsIds = numberedIds({
  organization: 2199,
  place: 30_178,
  provider: 0,
  visitType: 3,
  client: 91_557_400,
  patient: 0,
  appointment: 386,
});

const apiUri = 'https://api.shortcutssoftware.io';

/** The address of something of the company. */
export function companyHref(path = ''): string {
  return `${apiUri}/company/2200${path}`;
}

/** The address of something of a site. */
export function siteHref(placeKey: number, path = ''): string {
  return `${apiUri}/site/${shortcutsIds.of('place', placeKey)}${path}`;
}

/** How far an appointment is; what was booked online waits for someone at the desk to look at it. */
export const statusWords: Readonly<Record<VisitState, string>> = {
  planned: 'booked',
  confirmed: 'confirmed',
  arrived: 'arrived',
  inProgress: 'in_progress',
  // There is no word for who only has to pay.
  ready: 'in_progress',
  completed: 'completed',
  cancelled: 'cancelled',
  noShow: 'no_show',
};

/** Whether an appointment was booked online, as every fourth of the practice's own is. */
export function isOnline({ key }: AppointmentRecord): boolean {
  return key % 4 === 0;
}

/** The word for how far an appointment is. */
export function statusOf(row: AppointmentRecord, isReviewed: boolean): string {
  return row.state === 'planned' && !isReviewed ? 'awaiting_review' : statusWords[row.state];
}

/** Whether the book of customers has this entry: others are breaks of employees, or erased. */
export function isAppointment(row: AppointmentRecord): boolean {
  return !row.isBlock && !row.isDeleted;
}

/** A customer's name as lists show it. */
export function displayNameOf({ givenName, familyName }: ClientRecord): string {
  return [familyName, givenName].filter(Boolean).join(', ');
}

/** All customers, by the name that is shown. */
export function customersOf({ clients }: Practice): readonly ClientRecord[] {
  const nameOf = (client: ClientRecord): string => displayNameOf(client).toLowerCase();
  return clients
    .filter(({ isDeleted }) => !isDeleted)
    .toSorted((one, other) => compareValues(nameOf(one), nameOf(other)) || one.key - other.key);
}

/** An instant in UTC, without saying so. */
export function utcDateTime(instant: number): string {
  return new Date(instant).toISOString().slice(0, 19);
}

/** Minutes as a length of time of ISO 8601. */
export function durationText(minutes: number): string {
  return Temporal.Duration.from({ hours: Math.floor(minutes / 60), minutes: minutes % 60 }).toString();
}

/** Whole minutes of a length of time; null where it is none. */
export function minutesIn(text: string): number | null {
  try {
    const minutes = Temporal.Duration.from(text).total('minutes');
    return Number.isInteger(minutes) && minutes > 0 ? minutes : null;
  } catch {
    return null;
  }
}

/** The instant of a day and a time by a site's clock; null where they are none. */
export function startIn(date: string, time: string, zone: string): number | null {
  const isText = /^\d{4}-\d{2}-\d{2}$/.test(date) && /^\d{2}:\d{2}(?::\d{2})?$/.test(time);
  try {
    return isText ? instantOfWall(`${date}T${time}`, zone) : null;
  } catch {
    return null;
  }
}

/** A calendar day of an argument. */
export function dayIn(name: string, value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))) return value;
  throw badRequest(`${name} must be a date, YYYY-MM-DD`);
}

/** An instant of an argument, which is in UTC whether it says so or not. */
export function instantIn(name: string, value: string): number {
  const instant = Date.parse(value.endsWith('Z') ? value : `${value}Z`);
  if (!Number.isNaN(instant)) return instant;
  throw badRequest(`${name} must be a date and a time, YYYY-MM-DDTHH:MM:SS`);
}

/** The error for arguments of a query that can't be read. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', errorTypeCode: 'validation' } });
}

/** The error for what is asked of a site that isn't there. */
export function noSite(siteId: string): GraphQLError {
  const message = `Site ${siteId} was not found`;
  return new GraphQLError(message, { extensions: { code: 'NOT_FOUND', errorTypeCode: 'not_found' } });
}
