import { GraphQLError } from 'graphql';
import { instantOfWall, wallText } from '../../dialects/clock.ts';
import type { AppointmentRecord, ClientRecord, PhoneRecord, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers, which each kind counts for itself. */
export const drChronoIds = numberedIds({
  organization: 90_210,
  place: 4100,
  provider: 15_200,
  visitType: 7700,
  client: 6_310_000,
  patient: 0,
  appointment: 21_450_000,
});

/** The time zone of the account, in which all of its times are. */
export const accountZone = 'America/New_York';

/** The words of each state, the one that it begins with first. */
export const statusWords: Readonly<Record<VisitState, readonly string[]>> = {
  planned: ['', 'Not Confirmed'],
  confirmed: ['Confirmed'],
  arrived: ['Arrived', 'Checked In', 'Checked In Online'],
  inProgress: ['In Session', 'In Room'],
  ready: ['In Session', 'In Room'],
  completed: ['Complete'],
  cancelled: ['Cancelled', 'Rescheduled'],
  noShow: ['No Show'],
};

const states: readonly VisitState[] = [
  'planned',
  'confirmed',
  'arrived',
  'inProgress',
  'completed',
  'cancelled',
  'noShow',
];

/** The state behind a word. */
export function stateOfStatus(word: string): VisitState {
  const state = states.find((name) => statusWords[name].includes(word));
  if (state === undefined) throw badRequest({ status: [`"${word}" is not a valid choice.`] });
  return state;
}

/** The API's answer to what can't be written: texts by field. */
export function badRequest(fields: Readonly<Record<string, readonly string[]>>): GraphQLError {
  return new GraphQLError('400: Bad Request', { extensions: { code: 'BAD_USER_INPUT', fields } });
}

/** Whether the calendar has an entry: every one has a doctor, and a patient unless it is a break. */
export function isInCalendar(row: AppointmentRecord): boolean {
  // Of an hour that clocks show twice, times without zone can say the first alone.
  const canBeSaid = instantOfWall(timestamp(row.start), accountZone) === row.start;
  return (
    canBeSaid &&
    !row.isDeleted &&
    hasClearDay(row) &&
    row.providerKey !== null &&
    (row.isBlock || row.clientKey !== null)
  );
}

/** A time as the API writes it, without a zone. */
export function timestamp(instant: number): string {
  return wallText(instant, accountZone);
}

/** The instant of a time without a zone. */
export function instantOfTimestamp(text: unknown, field: string): number {
  const wall = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2})?)?$/.exec(String(text))?.[0];
  if (wall === undefined)
    throw badRequest({
      [field]: ['Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm:ss.'],
    });
  return instantOfWall(wall.replace(' ', 'T'), accountZone);
}

/** A day that was given. */
export function dayIn(text: string, field: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text))
    throw badRequest({ [field]: ['Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'] });
  return text;
}

/** The fields of telephone numbers, by their labels. */
export const phoneFields: readonly (readonly [PhoneRecord['label'], string])[] = [
  ['Mobile', 'cell_phone'],
  ['Home', 'home_phone'],
  ['Work', 'office_phone'],
];

/** The number with a label; an empty text where there is none. */
export function phoneOf({ phones }: ClientRecord, wanted: PhoneRecord['label']): string {
  return phones.find(({ label }) => label === wanted)?.value ?? '';
}

/** A page, with cursors that say where the one before and the next begin. */
export function pageOf<Item>(
  rows: readonly Item[],
  { cursor, page_size: size }: PageArgs,
  most: number,
  show: (row: Item) => unknown,
): Row {
  const length = Math.max(1, Math.min(size ?? most, most));
  const from = cursor ? startOfCursor(cursor) : 0;
  return {
    previous: from > 0 ? cursorOf(Math.max(0, from - length)) : null,
    next: from + length < rows.length ? cursorOf(from + length) : null,
    results: rows.slice(from, from + length).map(show),
  };
}

/** What every list takes. */
export interface PageArgs {
  readonly cursor?: string | null;
  readonly page_size?: number | null;
}

function cursorOf(start: number): string {
  return Buffer.from(`p=${String(start)}`).toString('base64');
}

function startOfCursor(cursor: string): number {
  const start = /^p=(\d+)$/.exec(Buffer.from(cursor, 'base64').toString())?.[1];
  if (start === undefined) throw new GraphQLError('404: Invalid cursor', { extensions: { code: 'NOT_FOUND' } });
  return Number(start);
}
