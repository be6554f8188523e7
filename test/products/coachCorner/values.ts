import { GraphQLError } from 'graphql';
import type { AppointmentRecord, ClientRecord, Practice, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { numberedIds } from '../numberedIds.ts';

/** Each table counts its rows from 1, so that the number of a coach can be that of a coachee too. */
export const coachCornerIds = numberedIds({
  organization: 0,
  place: 0,
  provider: 0,
  visitType: 0,
  client: 0,
  patient: 0,
  appointment: 0,
});

/** The words for how far a booking is. */
export const bookingWords = ['PENDING', 'COMPLETED', 'UPCOMING', 'CANCELLED'] as const;
/** The words for how far one of its slots is. */
export const slotWords = ['COMPLETED', 'UPCOMING', 'CANCELLED'] as const;
/** Sports that can be looked for. */
export const sportTypes = ['Basketball', 'Tennis', 'Soccer', 'Volleyball', 'Swimming'] as const;
/** What an interest is in. */
export const interestTypes = ['MovieGenre', 'BookGenre', 'MusicGenre'] as const;

type BookingWord = (typeof bookingWords)[number];

/** What a coach has proposed waits for the coachee, and nothing is said between then and the end. */
export const statusWords: Readonly<Record<VisitState, BookingWord>> = {
  planned: 'PENDING',
  confirmed: 'UPCOMING',
  arrived: 'UPCOMING',
  inProgress: 'UPCOMING',
  ready: 'UPCOMING',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'CANCELLED',
};

const statesOfWords: Readonly<Record<BookingWord, VisitState>> = {
  PENDING: 'planned',
  UPCOMING: 'confirmed',
  COMPLETED: 'completed',
  CANCELLED: 'cancelled',
};

/** The state that a word stands for; the one before where that has the same word. */
export function stateOf(word: string, before: VisitState | null = null): VisitState | undefined {
  if (before !== null && statusWords[before] === word) return before;
  const known = bookingWords.find((each) => each === word);
  return known && statesOfWords[known];
}

/** Whether the database can hold an appointment: both of its people are needed. */
export function isBooking(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock && row.providerKey !== null && row.clientKey !== null && hasClearDay(row);
}

/** Coachees in the order in which they signed up, those who are no longer active included. */
export function coacheesOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted).toSorted((one, other) => one.key - other.key);
}

/** A coachee can't be without an email; where the practice knows none, there is one that leads nowhere. */
export function emailOf({ key, emails }: ClientRecord): string {
  return (emails[0] ?? `coachee${String(key)}@example.com`).toLowerCase();
}

/** Notes can't be empty, so that the app sends a blank. */
export function notesOf({ reason }: Pick<AppointmentRecord, 'reason'>): string {
  return reason ?? ' ';
}

/** An instant as a date is written in JSON: 2026-11-17T14:00:00.000Z. */
export function dateText(instant: number): string {
  return new Date(instant).toISOString();
}

/** When an appointment ends. */
export function endOf({ start, minutes }: Pick<AppointmentRecord, 'start' | 'minutes'>): number {
  return start + minutes * 60_000;
}

/** An error as the server passes it on; all have the same code. */
export function coachCornerError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}

/** The instant of a value of the scalar, which has to be a whole date-time with an offset. */
export function instantIn(value: unknown): number {
  const text = String(value);
  const isWritten = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/i.test(text);
  const instant = isWritten ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(instant)) return instant;
  throw new GraphQLError(`DateTime cannot represent an invalid date-time-string ${text}.`, {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

/** The text of a field, which is needed. */
export function textIn(input: Readonly<Record<string, unknown>>, field: string, message: string): string {
  const value = input[field];
  if (typeof value === 'string' && value !== '') return value;
  throw coachCornerError(message);
}

/** The text, which has to be one of some words. */
export function wordIn<Word extends string>(value: unknown, words: readonly Word[], message: string): Word {
  const word = words.find((each) => each === value);
  if (word !== undefined) return word;
  throw coachCornerError(message);
}
