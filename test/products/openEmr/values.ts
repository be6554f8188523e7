import { GraphQLError } from 'graphql';
import { instantOfWall, wallText } from '../../dialects/clock.ts';
import type { AppointmentRecord, ClientRecord, PhoneRecord, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers of MySQL: every table counts for itself. */
export const openEmrIds = numberedIds({
  organization: 0,
  // The first facility of an installation has the number 3, and the administrator is the first user.
  place: 2,
  provider: 3,
  // Those below come with the installation.
  visitType: 15,
  client: 0,
  patient: 9000,
  appointment: 40,
});

/** The clock of the server, which all dates and times go by. */
export const serverZone = 'America/New_York';

/** Options of the list apptstat in their order, and the state that each comes closest to. */
export const apptStatuses: readonly (readonly [code: string, title: string, state: VisitState])[] = [
  ['-', '- None', 'planned'],
  ['*', '* Reminder done', 'planned'],
  ['+', '+ Chart pulled', 'planned'],
  ['x', 'x Canceled', 'cancelled'],
  ['?', '? No show', 'noShow'],
  ['@', '@ Arrived', 'arrived'],
  ['~', '~ Arrived late', 'arrived'],
  ['!', '! Left w/o visit', 'noShow'],
  ['#', '# Ins/fin issue', 'arrived'],
  ['<', '< In exam room', 'inProgress'],
  ['>', '> Checked out', 'completed'],
  ['$', '$ Coding done', 'completed'],
  ['%', '% Canceled < 24h', 'cancelled'],
  ['^', '^ Pending', 'planned'],
  ['AVM', 'AVM Confirmed', 'confirmed'],
  ['CALL', 'Callback requested', 'planned'],
  ['SMS', 'SMS Confirmed', 'confirmed'],
  ['EMAIL', 'EMAIL Confirmed', 'confirmed'],
];

/** The code of each state; who waits to be picked up is still in a room. */
export const statusCodes: Readonly<Record<VisitState, string>> = {
  planned: '-',
  confirmed: 'SMS',
  arrived: '@',
  inProgress: '<',
  ready: '<',
  completed: '>',
  cancelled: 'x',
  noShow: '?',
};

/** Columns of telephone numbers. */
export const phoneColumns = [
  ['phone_home', 'Home'],
  ['phone_biz', 'Work'],
  ['phone_cell', 'Mobile'],
] as const;

/** The number of one kind, or an empty text. */
export function phoneOf(client: ClientRecord, wanted: PhoneRecord['label']): string {
  return client.phones.find(({ label }) => label === wanted)?.value ?? '';
}

/** What the calendar has: a row that is deleted is gone, and a time that the wall shows twice can't be said. */
export function isEvent(row: AppointmentRecord): boolean {
  const canBeSaid = instantOfWall(wallText(row.start, serverZone), serverZone) === row.start;
  return !row.isDeleted && canBeSaid && hasClearDay(row);
}

/** A date and time of the server's clock: 2026-11-17 09:00:00. */
export function dateTimeText(instant: number): string {
  return wallText(instant, serverZone).replace('T', ' ');
}

/** A text as the collation of the database compares it, without regard to case and accents. */
export function collated(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** A uuid of a table's row. */
export function uuidOf(table: number, key: number): string {
  const [first, last] = [(table * 7919 + key * 104_729).toString(16), (key * 65_537 + table).toString(16)];
  return `9${first.padStart(7, '0').slice(-7)}-${first.padStart(4, '0').slice(-4)}-4d1c-8a3e-${last.padStart(12, '0')}`;
}

/** What the validators answer about a column. */
export function invalid(column: string, reason: string): GraphQLError {
  return new GraphQLError(`${column}: ${reason}`, {
    extensions: { code: 'BAD_USER_INPUT', validationErrors: { [column]: reason } },
  });
}

/** A day as it was given, if it is one. */
export function dayIn(column: string, day: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  if (!isDay) throw invalid(column, `${column} must be a valid date`);
  return day;
}
