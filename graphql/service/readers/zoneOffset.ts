import { Temporal } from 'temporal-polyfill';

/** A time in which a zone keeps one offset: from one change of its clocks (included) to the next, epoch milliseconds. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  /** Minutes east of UTC, rounded: before 1900 zones had seconds too. */
  readonly minutes: number;
}

/**
 * A zone's stretches, as far as they were asked for. Looking a zone up is by far the dearest part of reading a row, and
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
export function momentOfWall(wallAsUtc: number, timeZone: string): number | null {
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
  // A change at this very moment has been made: what is asked for is the last one up to now.
  const before = now.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
  return {
    from: before?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    to: now.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    minutes: Math.round(now.offsetNanoseconds / 60_000_000_000),
  };
}
