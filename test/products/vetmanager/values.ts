import { GraphQLError } from 'graphql';
import { instantOfWall, wallText } from '../../dialects/clock.ts';
import type { AppointmentRecord, VisitState } from '../../dialects/practice.ts';
import { placesOfPractice } from '../../dialects/practicePlaces.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers of MySQL, counted for each table; purposes of visits are among the items of all lists of words. */
export const vetIds = numberedIds({
  organization: 0,
  place: 0,
  provider: 10,
  visitType: 40,
  client: 1000,
  patient: 3000,
  appointment: 9000,
});

/** The zone of the server, for times that belong to no clinic. */
export const serverZone = 'America/New_York';

const words: Readonly<Record<VisitState, string>> = {
  planned: 'not_confirmed',
  confirmed: 'save',
  arrived: 'directed',
  inProgress: 'in_treatment',
  ready: 'in_treatment',
  completed: 'accepted',
  cancelled: 'deleted',
  noShow: 'delayed',
};

const states: Readonly<Record<string, VisitState>> = {
  not_confirmed: 'planned',
  not_approved: 'planned',
  save: 'confirmed',
  directed: 'arrived',
  in_treatment: 'inProgress',
  accepted: 'completed',
  deleted: 'cancelled',
  delayed: 'noShow',
};

/** The status of an admission; what is called off is deleted, and stays in the table. */
export function statusWord(row: AppointmentRecord): string {
  return row.isDeleted ? 'deleted' : words[row.state];
}

/** How far an admission is by its status. */
export function stateOf(status: unknown): VisitState | undefined {
  return typeof status === 'string' ? states[status] : undefined;
}

/** What MySQL stores of an instant: the clock on the wall, without a zone. */
export function sqlText(instant: number, zone: string): string {
  return wallText(instant, zone).replace('T', ' ');
}

/** A time as it is written into a column, to the second; an offset has no place there. */
export function sqlTime(value: unknown): string {
  const text = typeof value === 'string' ? value.trim().replace('T', ' ') : '';
  const parts = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})(:\d{2})?(?:\.\d+)?$/.exec(text);
  if (!parts) throw new GraphQLError(`Expected a date and time as Y-m-d H:i:s, got: ${text}`);
  return `${parts[1] ?? ''} ${parts[2] ?? ''}${parts[3] ?? ':00'}`;
}

/** The instant of such a time by the clock of a clinic. */
export function instantIn(value: unknown, placeKey: number | null): number {
  return instantOfWall(sqlTime(value).replace(' ', 'T'), zoneAt(placeKey));
}

/** The zone of a clinic. */
export function zoneAt(placeKey: number | null): string {
  return placesOfPractice.find(({ key }) => key === placeKey)?.zone ?? serverZone;
}

/** A length as TIME of MySQL. */
export function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}:00`;
}

/** The minutes of such a length, or nothing where it is zero or no length. */
export function minutesIn(length: unknown): number | undefined {
  const parts = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(typeof length === 'string' ? length : '');
  const minutes = parts ? Number(parts[1]) * 60 + Number(parts[2]) : 0;
  return minutes > 0 ? minutes : undefined;
}

/** Money as DECIMAL(30,10) of MySQL. */
export function decimalText(cents: number): string {
  return `${(cents / 100).toFixed(2)}00000000`;
}
