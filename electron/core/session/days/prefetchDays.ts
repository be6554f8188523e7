import { addDays } from '../../../../graphql/service/readers/time.ts';
import { type DayRows, type DaySource, findDay, readDay } from './dayRows.ts';
import { type DayCache, daysAround } from './dayCache.ts';

/** Days that were read so lately are not prefetched again. Milliseconds. */
const freshMilliseconds = 10 * 60_000;

/**
 * Reads the days around today at the place where this desk works, the nearest first, so that they are there when the line
 * is not. Ends at the first day that can't be read.
 */
export async function prefetchDays(options: {
  readonly source: DaySource;
  readonly days: DayCache;
  /** Where this desk was last. */
  readonly location: string | null;
  /** Waited for before each day; false ends it. */
  readonly mayAsk: () => Promise<boolean>;
  readonly onRead: (day: DayRows) => void;
  readonly signal: AbortSignal;
}): Promise<void> {
  const { source, days, signal } = options;
  const today = await findDay({ location: null, date: null }, source, options.location);
  if (!today.ok) return;
  const location = today.value.location.id;
  // With them a booking can be started during an outage.
  if (!(await options.mayAsk())) return;
  await Promise.all([source.clinic.providers(location), source.clinic.appointmentTypes(location)]);
  for (const offset of nearestFirst) {
    const date = addDays(today.value.date, offset);
    const known = days.lastKnown(location, date);
    if (known && source.clock.now() - Date.parse(known.asOf) < freshMilliseconds) continue;
    if (!(await options.mayAsk())) return;
    const found = await findDay({ location, date }, source, null);
    const day = found.ok ? await readDay(found.value, source, signal) : found;
    if (!day.ok || signal.aborted) return;
    options.onRead(day.value);
  }
}

/** 0, 1, -1, 2, -2 … */
const nearestFirst: readonly number[] = Array.from({ length: 2 * daysAround + 1 }, (_, index) =>
  index % 2 === 1 ? (index + 1) / 2 : -index / 2,
);
