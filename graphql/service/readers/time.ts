import { Temporal } from 'temporal-polyfill';
import { readValue, type Source } from '../sources.ts';
import { readMinutes } from './minutes.ts';
import { toIsoMoment } from './otherMoments.ts';

/** The two ends of a calendar day in a zone, as ISO instants in UTC. A day with a clock change has 23 or 25 hours. */
export function dayBounds(date: string, timeZone: string): { readonly from: string; readonly to: string } {
  const day = Temporal.PlainDate.from(date);
  return {
    from: day.toZonedDateTime(timeZone).toInstant().toString(),
    to: day.add({ days: 1 }).toZonedDateTime(timeZone).toInstant().toString(),
  };
}

/** A calendar date so many days later, or earlier. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** So many calendar dates, the first of them given. */
export function datesFrom(first: string, count: number): readonly string[] {
  const start = Temporal.PlainDate.from(first);
  return Array.from({ length: count }, (_, index) => start.add({ days: index }).toString());
}

/** Today's date in a zone, for a clock reading in epoch milliseconds. */
export function dateAt(epochMilliseconds: number, timeZone: string): string {
  const text = new Date(epochMilliseconds + offsetAt(epochMilliseconds, timeZone) * 60_000).toISOString();
  return text.slice(0, text.indexOf('T'));
}

/** A moment written in a zone with its offset: 2026-11-21T09:00:00-05:00. */
export function instantIn(epochMilliseconds: number, timeZone: string): string {
  return instantAt(epochMilliseconds, offsetAt(epochMilliseconds, timeZone));
}

/** A moment written with an offset in minutes east of UTC. */
export function instantAt(epochMilliseconds: number, minutes: number): string {
  const wall = new Date(epochMilliseconds + minutes * 60_000).toISOString().slice(0, 19);
  const size = Math.abs(minutes);
  return `${wall}${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}

/** The offset written in a text, in minutes east of UTC; null where it has none, or is UTC, which need not be a place's. */
export function writtenOffset(text: unknown): number | null {
  return offsetIn(text) || null;
}

/** The offset at the end of a text, in minutes east of UTC, perhaps before a zone (RFC 9557); null where it has none. */
export function offsetIn(text: unknown): number | null {
  const [, sign, hours, minutes = '0'] =
    (typeof text === 'string' && /([+-])(0\d|1[0-4]):?([0-5]\d)?(?:\[[^\]]+\])?$/.exec(text.trim())) || [];
  if (hours === undefined || typeof text !== 'string' || !text.includes(':')) return null;
  const size = Number(hours) * 60 + Number(minutes);
  return sign === '-' && size > 0 ? -size : size;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/**
 * Reads a moment of the service: an instant with offset or Z as it is, a naive time as the wall clock of the
 * zone. Epoch milliseconds, or null where it can't be read or names a wall time that a clock change skips.
 */
export function readMoment(value: unknown, timeZone: string): number | null {
  const moment = momentOf(value, timeZone);
  return moment !== null && isInCalendar(moment) ? moment : null;
}

/** Whether a moment has a date with four digits for its year in every zone: others are damage, and can't be written. */
function isInCalendar(moment: number): boolean {
  return moment >= firstMoment && moment < endOfMoments;
}

const firstMoment = Date.parse('0001-01-03T00:00:00Z');
/** Two days before the year 10000, so that a visit of a day still ends in the calendar. */
const endOfMoments = Date.parse('9999-12-30T00:00:00Z');

function momentOf(value: unknown, timeZone: string): number | null {
  if (typeof value === 'number')
    return isClockDigits(String(value)) ? readDigits(String(value), timeZone) : readEpoch(value);
  if (typeof value !== 'string') return null;
  const common = commonMoment.exec(value);
  if (common) return readCommon(common, timeZone);
  if (isClockDigits(value)) return readDigits(value, timeZone);
  if (/^\d{9,13}$/.test(value)) return readEpoch(Number(value));
  const text = toIsoMoment(value.trim())
    .replace(/ (?=[+-]\d{2}:?\d{2}$)/, '')
    .replace(' ', 'T')
    .replace(/ ?UTC$/, 'Z');
  if (!/T.*(?:Z|[+-]\d{2}(?::?\d{2})?)$/i.test(text)) return readWall(text, timeZone);
  try {
    return Temporal.Instant.from(text).epochMilliseconds;
  } catch {
    return null;
  }
}

/** Whether a text is a wall clock without separators, 20261117093000; as milliseconds it would be some year after 2570. */
export function isClockDigits(text: string): boolean {
  return /^(19|20)\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])([0-5]\d){2}$/.test(text);
}

function readDigits(text: string, timeZone: string): number | null {
  return readMoment(text.replace(/^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/, '$1-$2-$3T$4:$5:$6'), timeZone);
}

/** What nearly all services write, which Date reads exactly and some thirty times faster than Temporal. */
const commonMoment =
  /^(\d{4}-\d{2}-\d{2})[T ]((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.(\d{1,9}))?(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?$/;

function readCommon(parts: RegExpExecArray, timeZone: string): number | null {
  const [text, date = '', time = '', fraction, offset] = parts;
  // A date that does not exist, such as 30 February, would silently become another one.
  if (!isInMonth(date)) return null;
  const part = fraction === undefined ? '' : `.${fraction.slice(0, 3).padEnd(3, '0')}`;
  const moment = Date.parse(`${date}T${time}${part}${offset ?? 'Z'}`);
  return offset === undefined ? (momentOfWall(moment, timeZone) ?? readWall(text, timeZone)) : moment;
}

/** The first of the two where a clock change has the wall time twice, as both are written alike; null where it skips it. */
function readWall(text: string, timeZone: string): number | null {
  try {
    const wall = Temporal.PlainDateTime.from(text);
    const moment = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
    return moment.toPlainDateTime().equals(wall) ? moment.epochMilliseconds : null;
  } catch {
    return null;
  }
}

/** Seconds or milliseconds since 1970: what would be in the year 5000 as seconds is milliseconds. */
function readEpoch(value: number): number | null {
  // Before 1973 there was no such clinic, and after 9999 no calendar writes it: it is another number.
  if (!Number.isFinite(value) || value < 100_000_000 || value > 253_000_000_000_000) return null;
  return value > 95_617_584_000 ? Math.round(value) : Math.round(value * 1000);
}

/** The zone of times without an offset: UTC where the service says so of this field, else the given one. */
export function zoneOf(source: Source | undefined, timeZone: string): string {
  return source?.kind === 'path' && source.naive === 'utc' ? 'UTC' : timeZone;
}

/** A moment of a row; a naive time is the wall clock of the given zone, unless its field is in UTC. */
export function momentIn(row: unknown, source: Source | undefined, timeZone: string): number | null {
  return readMoment(readValue(row, source), zoneOf(source, timeZone));
}

/** A calendar date out of a date or a moment, null where it can't be read. Naive moments are meant in `naiveZone`. */
export function readDate(value: unknown, timeZone: string, naiveZone: string = timeZone): string | null {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return isDate(value) ? value : null;
  const moment = readMoment(value, naiveZone);
  return moment === null ? null : dateAt(moment, timeZone);
}

/** Whether text is a calendar date that exists, as YYYY-MM-DD: Date reads February 30 as a day of March. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isInMonth(text);
}

/** Whether the day of a text of that form is in its month. */
function isInMonth(text: string): boolean {
  const [month, day] = [Number(text.slice(5, 7)), Number(text.slice(8))];
  // Most days are in every month, and need no calendar.
  if (day > 0 && day < 29) return month > 0 && month < 13;
  const moment = Date.parse(text);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/** Whether a zone is one that times can be computed in. */
export function isTimeZone(name: string): boolean {
  // A whole moment is taken for its zone otherwise.
  if (!/^([A-Za-z][\w+-]*(\/[\w+-]+)*|[+-]\d{2}:\d{2})$/.test(name)) return false;
  try {
    offsetAt(0, name);
    return true;
  } catch {
    return false;
  }
}

/** A time in which a zone keeps one offset: from one change of its clocks (included) to the next, epoch milliseconds. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  /** Minutes east of UTC, rounded: before 1900 zones had seconds too. */
  readonly minutes: number;
}

/**
 * Cached stretches of zones. Looking up a zone is by far the most expensive part of reading a row, and
 * a clinic's rows lie within some years: two stretches a year serve them all.
 */
const known = new Map<string, Stretch[]>();
const maxStretches = 200;
const maxZones = 20;

/** Minutes east of UTC at a moment. Throws a RangeError for a zone that does not exist. */
export function offsetAt(epochMilliseconds: number, timeZone: string): number {
  return stretchAt(epochMilliseconds, timeZone).minutes;
}

const day = 24 * 60 * 60_000;

/**
 * The moment of a wall clock, given as if it were UTC; null where a clock change is near, which is Temporal's to judge.
 * No zone is further than a day from UTC.
 */
function momentOfWall(wallAsUtc: number, timeZone: string): number | null {
  const { from, to, minutes } = stretchAt(wallAsUtc, timeZone);
  return wallAsUtc - day >= from && wallAsUtc + day < to ? wallAsUtc - minutes * 60_000 : null;
}

function stretchAt(moment: number, timeZone: string): Stretch {
  let stretches = known.get(timeZone);
  const found = stretches?.find(({ from, to }) => from <= moment && moment < to);
  if (found) return found;
  const stretch = readStretch(moment, timeZone);
  if (!stretches || stretches.length >= maxStretches) {
    if (known.size >= maxZones) known.clear();
    stretches = [];
    known.set(timeZone, stretches);
  }
  stretches.push(stretch);
  return stretch;
}

function readStretch(moment: number, timeZone: string): Stretch {
  const now = Temporal.Instant.fromEpochMilliseconds(Math.floor(moment)).toZonedDateTimeISO(timeZone);
  // A transition at this very moment counts: the last one up to now is needed.
  const before = now.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
  return {
    from: before?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    to: now.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    minutes: Math.round(now.offsetNanoseconds / 60_000_000_000),
  };
}

/** When something ends, in epoch milliseconds: a moment of its own, or a length after the start. */
export function readEnd(
  row: unknown,
  source: Source | undefined,
  start: number | null,
  timeZone: string,
): number | null {
  if (source?.kind !== 'minutesAfter') {
    const end = momentIn(row, source, timeZone);
    // A wall clock without a date of its own: what ends before it starts ends on the next day.
    const overMidnight = source?.kind === 'dateAndTime' && start !== null && end !== null && end < start;
    return overMidnight ? readMoment(nextDay(readValue(row, source)), timeZone) : end;
  }
  const minutes = readMinutes(row, source.minutes, source.inSeconds);
  const end = start === null || minutes === null ? null : start + minutes * 60_000;
  return end !== null && isInCalendar(end) ? end : null;
}

function nextDay(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const date = value.slice(0, 10);
  return isDate(date) ? `${addDays(date, 1)}${value.slice(10)}` : null;
}
