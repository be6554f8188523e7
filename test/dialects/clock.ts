import { GraphQLError } from 'graphql';
import { Temporal } from 'temporal-polyfill';

/** An instant in UTC, to the second: 2026-11-17T14:00:00Z. */
export function utcText(instant: number): string {
  return new Date(instant).toISOString().replace('.000Z', 'Z');
}

/** An instant with the offset of its zone: 2026-11-17T09:00:00-05:00. */
export function offsetText(instant: number, zone: string): string {
  const minutes = offsetOf(instant, zone) / 60_000;
  const [hour, minute] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const [hours, rest] = [hour, minute].map((part) => String(part).padStart(2, '0'));
  return `${wallText(instant, zone)}${minutes < 0 ? '-' : '+'}${hours}:${rest}`;
}

/** What the clock on the wall says, without offset: 2026-11-17T09:00:00. */
export function wallText(instant: number, zone: string): string {
  return new Date(instant + offsetOf(instant, zone)).toISOString().slice(0, 19);
}

/** The calendar day in a zone: 2026-11-17. */
export function wallDay(instant: number, zone: string): string {
  return wallText(instant, zone).slice(0, 10);
}

/** The time of day in a zone: 09:00:00. */
export function wallTime(instant: number, zone: string): string {
  return wallText(instant, zone).slice(11);
}

/** The instant of a wall time; the earlier one where the wall shows it twice. */
export function instantOfWall(wall: string, zone: string): number {
  try {
    return Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds;
  } catch {
    throw new GraphQLError(`Cannot parse date and time: ${wall}`);
  }
}

/** The instant of a text that must carry an offset or Z, as strict servers require. */
export function instantOf(text: string): number {
  const instant = /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant)) throw new GraphQLError(`Cannot parse instant: ${text}`);
  return instant;
}

/** The first instant of a day, YYYY-MM-DD, in a zone, so many days later. */
export function startOfDay(day: string, zone: string, later = 0): number {
  try {
    return Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime(zone).epochMilliseconds;
  } catch {
    throw new GraphQLError(`Cannot parse date: ${day}`);
  }
}

const offsets = new Map<string, number>();
const quarter = 15 * 60_000;
const mostOffsets = 100_000;

/** The offset of a zone in milliseconds; clocks change at quarters of an hour, and rows have few of them. */
function offsetOf(instant: number, zone: string): number {
  const key = `${zone} ${Math.floor(instant / quarter)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const { offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  if (offsets.size >= mostOffsets) offsets.clear();
  offsets.set(key, offsetNanoseconds / 1e6);
  return offsetNanoseconds / 1e6;
}
