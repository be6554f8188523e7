import { GraphQLError } from 'graphql';
import { instantOfWall, wallText } from '../../dialects/clock.ts';
import {
  type AppointmentRecord,
  byFamilyName,
  type ClientRecord,
  type Practice,
  type VisitState,
} from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { numberedIds } from '../numberedIds.ts';

/** The clock of the site: whatever location, times are what it shows. */
export const siteZone = 'America/New_York';

/** Numbers; those of clients are the ones that the business gave out, and may have letters elsewhere. */
export const mindbodyIds = numberedIds({
  organization: 0,
  place: 0,
  provider: 100_000_010,
  visitType: 20,
  client: 100_015_400,
  patient: 9000,
  appointment: 30_200,
});

const words: Readonly<Record<VisitState, string>> = {
  planned: 'Booked',
  confirmed: 'Confirmed',
  arrived: 'Arrived',
  inProgress: 'Arrived',
  ready: 'Arrived',
  completed: 'Completed',
  cancelled: 'Cancelled',
  noShow: 'NoShow',
};

/** Why an appointment is off, where the API itself has called it off: in time, or too late. */
export const callOffs = { cancel: 'Called off in time', latecancel: 'Called off too late' } as const;

/** What an appointment's status says. */
export function statusOf({ key, state, cancelReason }: AppointmentRecord): string {
  if (state !== 'cancelled') return words[state];
  if (cancelReason === callOffs.cancel) return 'Cancelled';
  return cancelReason === callOffs.latecancel || key % 5 === 0 ? 'LateCancelled' : 'Cancelled';
}

/** Appointments of a client: time that is kept free is a list of its own. */
export function isBooked(row: AppointmentRecord): boolean {
  return row.clientKey !== null && !row.isBlock && !row.isDeleted && hasClearDay(row);
}

/** The clients of a site by their names; those who are inactive come only where they are asked for. */
export function clientsOf({ clients }: Practice, withInactive: boolean): readonly ClientRecord[] {
  return clients.filter(({ isActive, isDeleted }) => !isDeleted && (isActive || withInactive)).toSorted(byFamilyName);
}

/** The number that the system gives to a client, which is not the client's id. */
export function uniqueIdOf(key: number): string {
  return String(100_000_300 + key * 7);
}

/** An instant as the clock of the site shows it: 2026-11-17T09:00:00. */
export function siteTime(instant: number): string {
  return wallText(instant, siteZone);
}

/** The day of an instant at the site. */
export function siteDay(instant: number): string {
  return siteTime(instant).slice(0, 10);
}

/** The instant of a date and time at the site, or of the day alone; an offset isn't looked at. */
export function siteInstant(text: string): number {
  const parts = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(text);
  if (!parts) throw invalid(`'${text}' is not a valid date and time.`);
  return instantOfWall(`${parts[1] ?? ''}T${parts[2] ?? '00:00:00'}`, siteZone);
}

/** The day of a date and time as it was given. */
export function dayOf(text: string): string {
  return siteDay(siteInstant(text));
}

/** The refusal of the service for what it can't do anything with. */
export function invalid(message: string, code = 'InvalidParameter'): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}
