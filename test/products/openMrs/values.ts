import { uuidIds } from '../../dialects/ids.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import type { AppointmentRecord, ClientRecord, PhoneRecord, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';
import { relayConnection } from '../relayConnection.ts';

/** UUIDs, of which nothing else can be told. */
export const openMrsIds = uuidIds();

/** The word of each state. */
export const statusWords: Readonly<Record<VisitState, string>> = {
  planned: 'Scheduled',
  confirmed: 'Scheduled',
  arrived: 'Arrived',
  inProgress: 'CheckedIn',
  ready: 'CheckedIn',
  completed: 'Completed',
  cancelled: 'Cancelled',
  noShow: 'Missed',
};

const statesOfWords: readonly (readonly [string, VisitState])[] = [
  ['Requested', 'planned'],
  ['WaitList', 'planned'],
  ['Scheduled', 'planned'],
  ['Arrived', 'arrived'],
  ['CheckedIn', 'inProgress'],
  ['Completed', 'completed'],
  ['Cancelled', 'cancelled'],
  ['Missed', 'noShow'],
];

/** The state behind a word; what is only asked for is planned as well. */
export function stateOfStatus(word: string): VisitState {
  return statesOfWords.find(([name]) => name === word)?.[1] ?? 'planned';
}

/** How far along a word is; a status can't be changed to one that isn't further. */
export const sequences: Readonly<Record<string, number>> = {
  Requested: 0,
  WaitList: 0,
  Scheduled: 1,
  Arrived: 2,
  CheckedIn: 3,
  Completed: 4,
  Cancelled: 4,
  Missed: 4,
};

/** Whether it is an appointment at all, voided or not: every one has a patient. */
export function isAppointment(row: AppointmentRecord): boolean {
  return !row.isBlock && row.clientKey !== null && hasClearDay(row);
}

/** A time as REST writes it. */
export function dateTime(instant: number): string {
  return new Date(instant).toISOString().replace('Z', '+0000');
}

/** The types of attributes, those of contacts with the label of their number. */
export const attributeTypes = [
  'Telephone Number',
  'Home Telephone Number',
  'Work Telephone Number',
  'email',
  'Occupation',
];

/** The type of attribute for a number. */
export const phoneTypes: readonly (readonly [PhoneRecord['label'], string])[] = [
  ['Mobile', 'Telephone Number'],
  ['Home', 'Home Telephone Number'],
  ['Work', 'Work Telephone Number'],
];

/** An id of something that the practice doesn't have, made of a letter and numbers. */
export function otherUuid(kind: string, ...numbers: readonly number[]): string {
  const letter = (kind.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
  const rest = numbers.map((number) => String(number)).join('0');
  return `0000${letter}-aaaa-4aaa-8aaa-${rest.padStart(12, 'a')}`;
}

/** The id of a type of attributes. */
export function attributeTypeUuid(name: string): string {
  return otherUuid('t', 1 + attributeTypes.indexOf(name));
}

const usualSize = 50;

/** A connection, 50 rows at once where nothing is said. */
export function connectionOf<Item>(
  rows: readonly Item[],
  args: ConnectionArgs,
  cap: number,
  show: (row: Item) => unknown,
): Row {
  return relayConnection(rows, args, cap, show, usualSize);
}

/** Letters as the database compares them: without case and accents. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Whether each word of a search begins a word of a name. */
export function isNamed(name: string, q: string): boolean {
  const words = folded(q).split(/\s+/).filter(Boolean);
  const parts = folded(name).split(/\s+/);
  return words.length > 0 && words.every((word) => parts.some((part) => part.startsWith(word)));
}

/** The identifier of a patient who was given none. */
export function identifierOf({ key }: ClientRecord): string {
  return `10${String(key).padStart(4, '0')}${'0123456789ACDEFGHJKLMNPRTUVWXY'.charAt(key % 30)}`;
}
