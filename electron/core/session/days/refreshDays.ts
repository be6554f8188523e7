import { isAt, isWithin, type Period } from '../../adapter/clinic/period.ts';
import { versionOf } from '../../adapter/clinic/version.ts';
import type { AppointmentRow } from '../../adapter/deskObjects.ts';
import type { WatchedDay } from '../../../contract/channels.ts';
import type { Result } from '../../../contract/failure.ts';
import { addDays, instantIn } from '../../../../graphql/service/readers/time.ts';
import { type DayCache, daysAround } from './dayCache.ts';
import { beginReading, numbered } from './readingOrder.ts';
import { type DayRows, type DaySource, findDay, readDay, withWorkingHours } from './dayRows.ts';

/** A deleted appointment is among no changes, so now and then the whole day is read. */
const maxChecks = 9;
/** Clocks differ: the query for changes starts a little before the last reading. */
const marginMilliseconds = 5 * 60_000;

/** A day that was read again, and as it was read before. */
export interface RefreshedDay {
  readonly day: DayRows;
  readonly before: DayRows | null;
  readonly changed: boolean;
}

/**
 * Reads a day again: only its changes where the service supports that, and the whole day if anything changed or it does
 * not. Returns whether the day differs from before. `reported` are ids of rows that the service says were changed, null
 * where it does not say which: of a row that is gone no change is found, so the day that had it is read whole.
 */
export async function refreshDay(
  requested: WatchedDay,
  source: DaySource,
  cache: DayCache,
  signal: AbortSignal,
  reported: ReadonlySet<string> | null = new Set(),
): Promise<Result<RefreshedDay>> {
  const { clinic, clock } = source;
  const order = beginReading();
  const found = await findDay(requested, source, null);
  if (!found.ok) return found;
  const period = found.value;
  const known = cache.read(period.location.id, period.date);
  const before = known?.day ?? null;
  const mayBeGone = known !== null && (reported === null || mentions(known.day, reported));
  if (known && known.checks < maxChecks && known.day.complete && !mayBeGone) {
    const { day } = known;
    const asOf = instantIn(clock.now(), period.timeZone);
    const since = new Date(Date.parse(day.asOf) - marginMilliseconds).toISOString();
    const rows = await clinic.changedSince(since, period, signal);
    if (rows?.ok && !rows.value.some((row) => differs(row, day, period))) {
      const current = await withWorkingHours(day, period, clinic, signal);
      if (current === day)
        return { ok: true, value: { day: numbered(cache.confirm(day, asOf), order), before, changed: false } };
      const now = numbered({ ...current, asOf }, order);
      return { ok: true, value: { day: now, before, changed: cache.store(now) !== 'same' } };
    }
  }
  const day = await readDay(period, source, signal);
  return day.ok ? { ok: true, value: { day: day.value, before, changed: cache.store(day.value) !== 'same' } } : day;
}

/** Whether one of these ids is of an appointment of the day, or of a client or patient in it. */
export function mentions({ appointments }: DayRows, ids: ReadonlySet<string>): boolean {
  return appointments.some(
    ({ id, client, patient }) =>
      ids.has(id) || (client !== null && ids.has(client.id)) || (patient !== null && ids.has(patient.id)),
  );
}

/** Whether an appointment is other than the day has it: changed, come to it, or gone from it. */
function differs(row: AppointmentRow, day: DayRows, period: Period): boolean {
  const known = day.appointments.find(({ id }) => id === row.id);
  const belongs = isWithin(row, period) && isAt(row, period.location);
  if (!known) return belongs;
  return !belongs || versionOf(known) !== versionOf(row);
}

/** Days read within this time are not prefetched again. Milliseconds. */
const freshMilliseconds = 10 * 60_000;

/**
 * Reads the days around today at this desk's location, the nearest first, so that they are available offline. Stops at
 * the first day that can't be read.
 */
export async function prefetchDays(options: {
  readonly source: DaySource;
  readonly days: DayCache;
  /** Where this desk was last. */
  readonly location: string | null;
  /** Waited for before each day; false ends it. */
  readonly canQuery: () => Promise<boolean>;
  readonly onRead: (day: DayRows) => void;
  readonly signal: AbortSignal;
}): Promise<void> {
  const { source, days, signal } = options;
  const today = await findDay({ location: null, date: null }, source, options.location);
  if (!today.ok) return;
  const location = today.value.location.id;
  // With them a booking can be started during an outage.
  if (!(await options.canQuery())) return;
  await Promise.all([source.clinic.providers(location), source.clinic.appointmentTypes(location)]);
  for (const offset of nearestFirst) {
    const date = addDays(today.value.date, offset);
    const known = days.lastKnown(location, date);
    if (known && source.clock.now() - Date.parse(known.asOf) < freshMilliseconds) continue;
    if (!(await options.canQuery())) return;
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
