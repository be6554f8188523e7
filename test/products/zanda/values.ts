import { GraphQLError } from 'graphql';
import { instantOfWall, wallDay, wallText, wallTime } from '../../dialects/clock.ts';
import type { AppointmentRecord, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { compareValues, type Row, textOf } from '../generatedRows.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers of each table. */
export const zandaIds = numberedIds({
  organization: 0,
  place: 310,
  provider: 900,
  visitType: 5600,
  client: 48_000,
  patient: 0,
  appointment: 1_250_000,
});

/** The time zone of the business, which its calendar goes by at every location. */
export const businessZone = 'America/New_York';

const usualSize = 10;
const attendance: Readonly<Record<VisitState, string>> = {
  planned: 'PENDING',
  confirmed: 'CONFIRMED',
  arrived: 'ARRIVED',
  inProgress: 'ARRIVED',
  ready: 'ARRIVED',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'NO_SHOW',
};

/** How far an appointment is; personal time is always undetermined. */
export function attendanceOf({ key, state, isBlock }: AppointmentRecord): string {
  if (isBlock) return 'UNDETERMINED';
  return state === 'cancelled' && key % 3 === 0 ? 'LATE_CANCELLATION' : attendance[state];
}

/** Whether the calendar can hold an entry, deleted or not: in a practitioner's column, within a day, at a time that its clock shows once. */
export function isInCalendar(row: AppointmentRecord): boolean {
  const end = row.start + row.minutes * 60_000;
  return (
    row.providerKey !== null &&
    (row.clientKey !== null || row.isBlock) &&
    hasClearDay(row) &&
    wallDay(row.start, businessZone) === wallDay(end, businessZone) &&
    instantOfWall(wallText(row.start, businessZone), businessZone) === row.start
  );
}

/** The parts of an instant by the clock of the business. */
export const local = {
  day: (instant: number): string => wallDay(instant, businessZone),
  time: (instant: number): string => wallTime(instant, businessZone),
  text: (instant: number): string => wallText(instant, businessZone),
};

/** A refusal as the REST API has it: what is wrong with the request, in an error of the whole. */
export function problem(status: number, code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, status } });
}

/** The instant of a local date and time; a day alone is its beginning. */
export function instantIn(name: string, value: unknown): number | null {
  if (value === null || value === undefined) return null;
  const text = textOf(value);
  if (/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2})?$/.test(text)) {
    return instantOfWall(text.length === 10 ? `${text}T00:00:00` : text, businessZone);
  }
  throw problem(400, 'BAD_REQUEST', `The value '${text}' is not valid for ${name}.`);
}

/** Whether a value is what a filter asks for, if it asks for anything. */
export function isWanted(wanted: unknown, value: unknown): boolean {
  return wanted === null || wanted === undefined || wanted === value;
}

/** Whether an instant is in a range of filters, both of which belong to it. */
export function isWithin(instant: number, from: number | null, to: number | null = null): boolean {
  return (from === null || instant >= from) && (to === null || instant <= to);
}

/** A page with its number, and whether there are more; longer pages are cut. */
export function pageOf<Item>(items: readonly Item[], args: Row, cap: number, show: (item: Item) => Row): Row {
  const [page, size] = [args['page'] ?? 1, args['pageSize'] ?? usualSize].map(Number);
  if (page === undefined || size === undefined || page < 1 || size < 1)
    throw problem(400, 'BAD_REQUEST', 'Page and page size must be greater than 0.');
  const pageSize = Math.min(size, cap);
  return {
    items: items.slice((page - 1) * pageSize, page * pageSize).map(show),
    page,
    pageSize,
    hasNextPage: page * pageSize < items.length,
  };
}

/** Rows in the order of a text such as lastName:asc,id:desc. */
export function sorted<Item>(
  items: readonly Item[],
  sort: unknown,
  fields: Readonly<Record<string, (item: Item) => string | number>>,
): readonly Item[] {
  if (typeof sort !== 'string' || sort.trim() === '') return items;
  const keys = sort.split(',').map((part) => {
    const [field = '', direction = 'asc'] = part.trim().split(':');
    const value = fields[field];
    if (!value || !['asc', 'desc'].includes(direction))
      throw problem(400, 'BAD_REQUEST', `Sort field '${part.trim()}' is not supported.`);
    return { value, sign: direction === 'desc' ? -1 : 1 };
  });
  return items.toSorted((one, other) => {
    const orders = keys.map(({ value, sign }) => sign * compareValues(value(one), value(other)));
    return orders.find((order) => order !== 0) ?? 0;
  });
}
