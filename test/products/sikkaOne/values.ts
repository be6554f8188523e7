import { GraphQLError } from 'graphql';
import { instantOfWall, startOfDay, wallText } from '../../dialects/clock.ts';
import type { Ids } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Kind,
  type PhoneRecord,
  type VisitState,
  visitStates,
} from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';

/** The clock of the computer on which the practice management system runs, for all locations of the office. */
export const officeZone = 'America/New_York';

const mostKeys = 2000;

// prettier-ignore
const numbering: Readonly<Record<Kind, readonly [prefix: string, before: number]>> = {
  organization: ['V', 11_040], place: ['', 0], provider: ['DR', 10], visitType: ['T', 0],
  client: ['', 500], patient: ['', 15_900], appointment: ['', 70_000],
};

/** Ids as the practice management system has them: numbers for rows, codes for providers and types. */
export const sikkaIds: Ids = {
  of(kind, key) {
    const [prefix, before] = numbering[kind];
    return `${prefix}${String(before + key)}`;
  },
  key(kind, id) {
    const [prefix, before] = numbering[kind];
    const text = String(id ?? '');
    const key = text.startsWith(prefix) ? Number(text.slice(prefix.length)) - before : 0;
    return key > 0 && key < mostKeys && sikkaIds.of(kind, key) === text ? key : null;
  },
};

/** The id of what a row may lead to; the empty text where it leads to nothing. */
export function idOrEmpty(kind: Kind, key: number | null): string {
  return key === null ? '' : sikkaIds.of(kind, key);
}

/** The words of the practice management system for how far an appointment is. */
export const statusWords: Readonly<Record<VisitState, string>> = {
  planned: 'Scheduled',
  confirmed: 'Confirmed',
  arrived: 'Checked In',
  inProgress: 'In Exam Room',
  ready: 'Ready to Check Out',
  completed: 'Completed',
  cancelled: 'Cancelled',
  noShow: 'No Show',
};

/** The state behind a word, in whatever case; null where it is none of them. */
export function stateOfStatus(word: string): VisitState | null {
  return visitStates.find((state) => statusWords[state].toLowerCase() === word.trim().toLowerCase()) ?? null;
}

const labels = { cell: 'Mobile', homephone: 'Home', workphone: 'Work' } as const;

/** The number of a client in one of the three columns. */
export function phoneIn({ phones }: ClientRecord, column: keyof typeof labels): string {
  return phones.find(({ label }) => label === labels[column])?.value ?? '';
}

/** The numbers of a client after some columns were written; an empty text takes a number away. */
export function phonesWith(before: readonly PhoneRecord[], input: Row): readonly PhoneRecord[] {
  return (['cell', 'homephone', 'workphone'] as const).flatMap((column) => {
    const label = labels[column];
    const value = givenText(input, column) ?? before.find((phone) => phone.label === label)?.value ?? '';
    return value === '' ? [] : [{ label, value }];
  });
}

/** The day of an instant at the office. */
export function dayText(instant: number): string {
  return wallText(instant, officeZone).slice(0, 10);
}

/** The day of an instant as a date at midnight. */
export function dateText(instant: number): string {
  return `${dayText(instant)}T00:00:00`;
}

/** The time of day of an instant at the office. */
export function timeText(instant: number): string {
  return wallText(instant, officeZone).slice(11, 16);
}

/** A time as writebacks have it. */
export function stampText(instant: number): string {
  return wallText(instant, officeZone);
}

/** An amount with four digits after the point. */
export function amountText(cents: number): string {
  return (cents / 100).toFixed(4);
}

/** What is wrong with a request, in the words of the API. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http_code: '400', error_code: 'API4005' } });
}

/** The first instant of a day that a filter names, so many days later; a time behind it isn't looked at. */
export function filterDay(text: string, later = 0): number {
  if (!/^\d{4}-\d{2}-\d{2}(?:T|$)/.test(text)) throw badRequest(`Invalid date ${text}. Format should be yyyy-mm-dd`);
  return startOfDay(text.slice(0, 10), officeZone, later);
}

/** The instant of a day, with or without midnight behind it, and a time of that day; null where they are none. */
export function instantOfParts(date: string, time: string): number | null {
  const day = /^(\d{4}-\d{2}-\d{2})(?:T00:00(?::00)?)?$/.exec(date)?.[1];
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(time);
  if (day === undefined || !clock) return null;
  const [, hours = '', minutes = ''] = clock;
  try {
    return instantOfWall(`${day}T${hours.padStart(2, '0')}:${minutes}:00`, officeZone);
  } catch {
    return null;
  }
}

/**
 * Whether the book has an appointment at all.
 *
 * Blocks are no appointments, what was deleted is not copied, and the clock of the office tells neither the day of a
 * visit around midnight in another zone nor the second of two equal hours.
 */
export function isInBook(row: AppointmentRecord): boolean {
  const { start, minutes } = row;
  const isPlain = [start, start + minutes * 60_000].every(
    (instant) => instantOfWall(wallText(instant, officeZone), officeZone) === instant,
  );
  return !row.isBlock && !row.isDeleted && isPlain && hasClearDay(row);
}
