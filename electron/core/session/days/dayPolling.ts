import type { DeskEvent, WatchedDay } from '../../../contract/channels.ts';
import type { Result } from '../../../contract/failure.ts';
import { isOfLine } from '../../connection/failures.ts';
import type { Clock, Pace } from '../../foundation/ports.ts';
import type { DayRows } from './dayRows.ts';

/** Reads the days that are on screens again and again, one for all windows. */
export interface DayPolling {
  /** A screen shows this day. It repeats this every few minutes, because a closed page can't report that it closed. */
  watch(day: WatchedDay): void;
  /** Reads all watched days now: something was changed. */
  pollNow(): void;
  /** Clears the watched days: another clinic answers. */
  clear(): void;
  stop(): void;
}

/** A visible day is at most half a minute old; a hidden page can wait. */
export const usualPace: Pace = { shown: 30_000, hidden: 150_000 };

const watchedMilliseconds = 5 * 60_000;
/** Days of more windows than this are not polled. */
const maxWatched = 4;
const longestPause = 10 * 60_000;
/** A page reports a shown day some frames after reading it; changes in between must not be missed. */
const betweenReadAndWatched = 2_000;

interface Watched extends WatchedDay {
  readonly until: number;
}

/**
 * `read` reads one day and returns whether it differs from before. After a failure of the service the pause doubles, up
 * to ten minutes, and is never shorter than the service requests: polling must not add to its load (interface document,
 * 429). While there is no network, polling keeps its normal interval, so that the day is up to date soon after
 * reconnecting.
 */
export function createDayPolling(options: {
  readonly clock: Clock;
  readonly pace: Pace;
  readonly read: (
    day: WatchedDay,
    signal: AbortSignal,
  ) => Promise<Result<{ readonly day: DayRows; readonly changed: boolean }>>;
  readonly emit: (event: DeskEvent) => void;
}): DayPolling {
  const { clock, pace, emit } = options;
  const watched = new Map<string, Watched>();
  let timer: NodeJS.Timeout | null = null;
  let reading: AbortController | null = null;
  let again = false;
  let failures = 0;
  let retryAfterLast = 0;
  /**
   * When the last round ended, or the first screen was shown. Repeated reports of the same day must not delay the next
   * round.
   */
  let rested: number | null = null;
  let shownAt: number | null = null;

  function plan(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    for (const [key, { until }] of watched) if (until < clock.now()) watched.delete(key);
    if (watched.size === 0) {
      rested = null;
      return;
    }
    rested ??= clock.now();
    const usual = [...watched.values()].some(({ hidden }) => !hidden) ? pace.shown : pace.hidden;
    const pause = Math.max(Math.min(usual * 2 ** failures, Math.max(usual, longestPause)), retryAfterLast);
    timer = setTimeout(() => void round(), Math.max(0, rested + pause - clock.now()));
    timer.unref();
  }

  async function round(): Promise<void> {
    if (reading) {
      again = true;
      return;
    }
    const controller = new AbortController();
    reading = controller;
    let failed = false;
    let retryAfter = 0;
    for (const day of watched.values()) {
      const answer = await options.read(day, controller.signal);
      if (controller.signal.aborted) return;
      const { location, date } = day;
      const common = { kind: 'dayRead', location, date } as const;
      if (answer.ok) emit({ ...common, changed: answer.value.changed, asOf: answer.value.day.asOf, failure: null });
      else emit({ ...common, changed: false, asOf: new Date(clock.now()).toISOString(), failure: answer.failure });
      if (answer.ok) continue;
      failed ||= !isOfLine(answer.failure);
      retryAfter = Math.max(retryAfter, (answer.failure.waitSeconds ?? 0) * 1000);
    }
    reading = null;
    rested = clock.now();
    failures = failed ? Math.min(failures + 1, 10) : 0;
    retryAfterLast = retryAfter;
    if (again) {
      again = false;
      void round();
    } else plan();
  }

  function stop(): void {
    reading?.abort();
    reading = null;
    again = false;
    failures = 0;
    retryAfterLast = 0;
    rested = null;
    shownAt = null;
    if (timer) clearTimeout(timer);
    timer = null;
  }

  return {
    watch(day) {
      const key = `${day.date} ${day.location}`;
      const isNew = !watched.delete(key);
      watched.set(key, { ...day, until: clock.now() + watchedMilliseconds });
      const [oldest] = watched.keys();
      if (watched.size > maxWatched && oldest !== undefined) watched.delete(oldest);
      if (isNew && shownAt !== null && clock.now() - shownAt < betweenReadAndWatched) void round();
      else if (!reading) plan();
    },
    pollNow() {
      shownAt = clock.now();
      void round();
    },
    clear() {
      stop();
      watched.clear();
    },
    stop,
  };
}
