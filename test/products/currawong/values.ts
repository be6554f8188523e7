import { GraphQLError } from 'graphql';
import { instantOfWall, offsetText } from '../../dialects/clock.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Practice,
  rowOf,
  type VisitState,
} from '../../dialects/practice.ts';

const minuteMs = 60_000;

/** How a promise stands. */
export const statusWords = {
  planned: 'BOOKED',
  confirmed: 'CONFIRMED',
  arrived: 'ATTENDED',
  inProgress: 'ATTENDED',
  ready: 'ATTENDED',
  completed: 'ATTENDED',
  cancelled: 'CANCELLED',
  noShow: 'MISSED',
} as const satisfies Record<VisitState, string>;

/** How far a visit is; the others have none. */
export const stageWords = {
  arrived: 'WAITING',
  inProgress: 'CONSULTING',
  ready: 'READY_FOR_COLLECTION',
  completed: 'DEPARTED',
} as const;
export type AttendedState = keyof typeof stageWords;
export const attendedStates = Object.keys(stageWords) as AttendedState[]; // Sound: exactly its keys.

/** A moment that people agree on, with the zone of its site. */
export function zonedText(instant: number, zone: string): string {
  return `${offsetText(instant, zone)}[${zone}]`;
}

const zonedPattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?(?:\[([A-Za-z_+\-/\d]+)\])?$/;

/** The moment of a text; with a zone alone it is the first of two that the clock shows alike. */
export function zonedInstant(text: string): number {
  const [, wall = '', offset, zone] = zonedPattern.exec(text) ?? [];
  const instant =
    offset !== undefined ? Date.parse(wall + offset) : zone === undefined ? Number.NaN : instantOfWall(wall, zone);
  if (Number.isNaN(instant)) throw badArgument(`Not a ZonedDateTime: ${JSON.stringify(text)}`);
  return instant;
}

/** A moment that machines note down. */
export function instantText(instant: number): string {
  return new Date(instant).toISOString();
}

/** The moment of such a text. */
export function instantIn(text: string): number {
  const instant = /T.*Z$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant)) throw badArgument(`Not an Instant: ${JSON.stringify(text)}`);
  return instant;
}

/** A day as it must be written. */
export function dayIn(text: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!isDay || new Date(text).toISOString().slice(0, 10) !== text)
    throw badArgument(`Not a LocalDate: ${JSON.stringify(text)}`);
  return text;
}

/** Minutes as a length of time. */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (minutes === 0) return 'PT0S';
  return `PT${hours > 0 ? `${String(hours)}H` : ''}${rest > 0 ? `${String(rest)}M` : ''}`;
}

/** The minutes of a length of time. */
export function minutesIn(text: string): number {
  const [, hours, minutes, seconds] = /^PT(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(text) ?? [];
  if (hours === undefined && minutes === undefined && seconds === undefined)
    throw badArgument(`Not a Duration: ${JSON.stringify(text)}`);
  return Number(hours ?? 0) * 60 + Number(minutes ?? 0) + Number(seconds ?? 0) / 60;
}

/** An amount of the practice's only currency. */
export function moneyText(cents: number): string {
  return `${(cents / 100).toFixed(2)} USD`;
}

/** Cents of an amount, or null where it has another currency or none. */
export function centsIn(text: string): number | null {
  const amount = /^(\d+(?:\.\d{1,2})?) USD$/.exec(text)?.[1];
  return amount === undefined ? null : Math.round(Number(amount) * 100);
}

/** Small letters without accents, as texts are compared. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** What stands on a household's card. */
export function codeOf({ key }: ClientRecord): string {
  return `H${String(key).padStart(5, '0')}`;
}

/** What stands on a reminder. */
export function referenceOf({ key }: AppointmentRecord): string {
  return `B${(key * 7919 + 46_656).toString(36).toUpperCase()}`;
}

/** Whether the diary has a booking for it: time that is kept free is the roster's. */
export function isBooking({ isBlock }: AppointmentRecord): boolean {
  return !isBlock;
}

/** Whether they came. */
export function attendedState({ state }: AppointmentRecord): AttendedState | null {
  return attendedStates.find((each) => each === state) ?? null;
}

export function endOf({ start, minutes }: AppointmentRecord): number {
  return start + minutes * minuteMs;
}

/** The zone of a site. */
export function zoneOfPlace({ places }: Practice, placeKey: number): string {
  return rowOf(places, placeKey)?.zone ?? places[0]?.zone ?? 'Australia/Melbourne';
}

/** Refuses a question that makes no sense. */
export function badArgument(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_ARGUMENT' } });
}
