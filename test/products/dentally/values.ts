import { GraphQLError } from 'graphql';
import { instantOf, offsetText, startOfDay, wallDay } from '../../dialects/clock.ts';
import { globalIds } from '../../dialects/ids.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import type { AppointmentRecord, ClientRecord, Practice, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { compareValues, type Row } from '../generatedRows.ts';
import { relayConnection } from '../relayConnection.ts';

/** Global ids: the name of a type and the number of the API. */
export const dentallyIds = globalIds({
  organization: 'Practice',
  place: 'Site',
  provider: 'Practitioner',
  visitType: 'AppointmentReason',
  client: 'Patient',
  patient: 'Animal',
  appointment: 'Appointment',
});

/** The global id of a row of a table that isn't the practice's. */
export function idOf(type: string, number: number): string {
  return Buffer.from(`${type}:${String(number)}`).toString('base64');
}

/** The number behind a global id of a type; null where it is none of that type. */
export function numberOf(type: string, id: unknown): number | null {
  const text = Buffer.from(typeof id === 'string' ? id : '', 'base64').toString();
  const [name, number = ''] = text.split(':');
  return name === type && /^\d+$/.test(number) ? Number(number) : null;
}

/** The time zone of the practice, by which all of its sites write times. */
export const practiceZone = 'America/New_York';

/** The words of each state. */
export const stateWords: Readonly<Record<VisitState, string>> = {
  planned: 'PENDING',
  confirmed: 'CONFIRMED',
  arrived: 'ARRIVED',
  inProgress: 'IN_SURGERY',
  ready: 'IN_SURGERY',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'DID_NOT_ATTEND',
};

/** The state that a word stands for. */
export const stateOfWord: Readonly<Record<string, VisitState>> = {
  PENDING: 'planned',
  CONFIRMED: 'confirmed',
  ARRIVED: 'arrived',
  IN_SURGERY: 'inProgress',
  COMPLETED: 'completed',
  CANCELLED: 'cancelled',
  DID_NOT_ATTEND: 'noShow',
};

/** Whether the diary has an entry: each is a practitioner's, and of a patient unless it blocks time. */
export function isInDiary(row: AppointmentRecord): boolean {
  return !row.isDeleted && row.providerKey !== null && (row.isBlock || row.clientKey !== null) && hasClearDay(row);
}

/** All patients, archived ones included, in the order of their numbers. */
export function patientsInOrder({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted);
}

/** A time as the API writes it, with the offset of the practice. */
export function timeText(instant: number): string {
  return offsetText(instant, practiceZone);
}

/** The day of a time. */
export function dayText(instant: number): string {
  return wallDay(instant, practiceZone);
}

/** The instant of a time that was given; a day alone is its midnight at the practice. */
export function timeIn(value: unknown, where: string): number {
  const text = typeof value === 'string' ? value : '';
  try {
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? startOfDay(text, practiceZone) : instantOf(text);
  } catch {
    throw new GraphQLError(
      `${where} has an invalid value (${JSON.stringify(value)}). Expected type 'ISO8601DateTime'.`,
      { extensions: { code: 'argumentLiteralsIncompatible' } },
    );
  }
}

const usualSize = 25;

/** A Relay list with all of its rows' number beside it. */
export function connectionOf<Item>(
  items: readonly Item[],
  args: ConnectionArgs,
  cap: number,
  show: (item: Item) => Row,
): Row {
  return relayConnection(items, args, cap, show, usualSize);
}

/** What a list is to be ordered by. */
export interface OrderArgs {
  readonly orderBy?: { readonly field: string; readonly direction: string } | null;
}

/** Items in an order that was asked for; as they are where none was. */
export function orderedBy<Item>(
  items: readonly Item[],
  { orderBy }: OrderArgs,
  values: Readonly<Record<string, (item: Item) => string | number>>,
): readonly Item[] {
  const value = orderBy ? values[orderBy.field] : undefined;
  if (!value) return items;
  const sign = orderBy?.direction === 'DESC' ? -1 : 1;
  return items.toSorted((one, other) => sign * compareValues(value(one), value(other)));
}
