import { minutesPerDay } from './wallTime.ts';
import { wallClock } from './zone.ts';

const minuteMilliseconds = 60_000;
const dayMilliseconds = 86_400_000;

/**
 * The moment at which a wall clock shows a time: none where the clocks are put forward over it. Where it shows it
 * twice, the first is meant.
 */
export type WallInstant =
  { readonly kind: 'instant'; readonly instant: string; readonly twice?: true } | { readonly kind: 'gap' };

/** A stretch of a day's wall clock that does not exist (`gap`) or comes twice; the end is not part of it. */
export interface ClockChange {
  readonly kind: 'gap' | 'twice';
  readonly from: number;
  readonly to: number;
}

/**
 * When a location's wall clock shows a minute of a date, with the offset of its zone: 2026-11-21T09:00:00-05:00.
 * Minutes may lie outside of the day. Throws where the computer does not know the zone; `clockChangeOn` tells first.
 */
export function instantAt(date: string, minute: number, timeZone: string): WallInstant {
  const wall = Date.parse(date) + minute * minuteMilliseconds;
  // Whatever happens on the day itself, one of the offsets around it is the right one.
  const offsets = new Set([offsetAt(wall - dayMilliseconds, timeZone), offsetAt(wall + dayMilliseconds, timeZone)]);
  const moments = [...offsets]
    .map((offset) => wall - offset * minuteMilliseconds)
    .filter((moment) => moment + offsetAt(moment, timeZone) * minuteMilliseconds === wall)
    .toSorted((one, other) => one - other);
  const [first] = moments;
  if (first === undefined) return { kind: 'gap' };
  const instant = writeInstant(first, offsetAt(first, timeZone));
  return moments.length > 1 ? { kind: 'instant', instant, twice: true } : { kind: 'instant', instant };
}

/** The change of the clocks on a date; null on all other days, and where the computer does not know the zone. */
export function clockChangeOn(date: string, timeZone: string): ClockChange | null {
  const midnight = Date.parse(date);
  if (wallClock(midnight, timeZone) === null) return null;
  // Every moment of the day is in here, for offsets of -14 to +14 hours.
  const before = midnight - 14.5 * 3_600_000;
  const after = midnight + 38.5 * 3_600_000;
  const moment = changeBetween(before, after, timeZone);
  if (moment === null) return null;
  const [old, young] = [offsetAt(moment - minuteMilliseconds, timeZone), offsetAt(moment, timeZone)];
  const shown = (offset: number): number => (moment - midnight) / minuteMilliseconds + offset;
  const from = Math.max(0, Math.min(shown(old), shown(young)));
  const to = Math.min(minutesPerDay, Math.max(shown(old), shown(young)));
  return from < to ? { kind: young > old ? 'gap' : 'twice', from, to } : null;
}

/** The first minute of the new offset, by halving; clocks change at most once within two days. */
function changeBetween(before: number, after: number, timeZone: string): number | null {
  const old = offsetAt(before, timeZone);
  if (offsetAt(after, timeZone) === old) return null;
  let [low, high] = [before / minuteMilliseconds, after / minuteMilliseconds];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * minuteMilliseconds, timeZone) === old) low = middle;
    else high = middle;
  }
  return high * minuteMilliseconds;
}

/** Minutes by which the wall clock is ahead of UTC. */
function offsetAt(moment: number, timeZone: string): number {
  const wall = wallClock(moment, timeZone);
  if (!wall) throw new RangeError(`This computer does not know the time zone ${timeZone}.`);
  return (Date.parse(wall.date) - moment) / minuteMilliseconds + wall.minute;
}

function writeInstant(moment: number, offset: number): string {
  const wall = new Date(moment + offset * minuteMilliseconds).toISOString().slice(0, 19);
  const size = Math.abs(offset);
  return `${wall}${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

function two(amount: number): string {
  return String(amount).padStart(2, '0');
}

/** What the wall clock shows when something that begins at a minute has lasted so many minutes. */
export function wallEnd(start: number, minutes: number, change: ClockChange | null): number {
  const end = start + minutes;
  if (change?.kind === 'gap' && start <= change.from && end > change.from) return end + change.to - change.from;
  if (change?.kind === 'twice' && start < change.to && end > change.to) return end - (change.to - change.from);
  return end;
}

/** How many minutes really pass between two times on the wall; what lies in a gap does not. */
export function minutesBetween(start: number, end: number, change: ClockChange | null): number {
  if (change?.kind === 'gap') {
    const missing = Math.max(0, Math.min(end, change.to) - Math.max(start, change.from));
    return end - start - missing;
  }
  if (change?.kind === 'twice' && start < change.to && end > change.to) return end - start + change.to - change.from;
  return end - start;
}

/** Whether a time of the day is never shown by the wall clock. */
export function isInGap(minute: number, change: ClockChange | null): boolean {
  return change?.kind === 'gap' && minute >= change.from && minute < change.to;
}
