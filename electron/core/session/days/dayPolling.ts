import type { DeskEvent, WatchedDay } from '../../../contract/channels.ts';
import type { Failure, Result } from '../../../contract/failure.ts';
import { isOfLine } from '../../connection/failures.ts';
import type { Clock, Pace } from '../../foundation/ports.ts';
import type { RefreshedDay } from './refreshDays.ts';

/** Reads the days that are on screens again and again, one for all windows. */
export interface DayPolling {
  /** A screen shows this day. It repeats this every few minutes, because a closed page can't report that it closed. */
  watch(day: WatchedDay): void;
  /** Reads all watched days now: something was changed. */
  pollNow(): void;
  /** The days that are on screens. */
  watched(): readonly WatchedDay[];
  /** Reads a day of which the service reports changes of these rows, null: of any. Answers why it could not be read. */
  readReported(day: WatchedDay, reported: ReadonlySet<string> | null, signal: AbortSignal): Promise<Failure | null>;
  /** Clears the watched days: another clinic answers. */
  clear(): void;
  stop(): void;
}

/** A reading of a day: by polling, on request, or after a report about these rows. */
export interface DayReading extends RefreshedDay {
  readonly why: 'poll' | 'request' | { readonly reported: ReadonlySet<string> | null };
}

/** A visible day is at most half a minute old; a hidden page can wait. */
export const usualPace: Pace = { shown: 30_000, hidden: 150_000 };

const watchedMilliseconds = 5 * 60_000;
/** Days of more windows than this are not polled. */
const maxWatched = 4;
const longestPause = 10 * 60_000;
/**
 * While the service reports changes by itself, days are polled less and less: only to find what it does not
 * report. Each time nothing is found the pause doubles.
 */
const restingPause = { first: 5 * 60_000, longest: 60 * 60_000 };
/** A page reports a shown day some frames after reading it; changes in between must not be missed. */
const betweenReadAndWatched = 2_000;

/** A window that shows a day repeats it within this time: until then another one's being hidden says nothing. */
const shownMilliseconds = 130_000;

interface Watched extends WatchedDay {
  readonly until: number;
  /** Until when some window is taken to be seen. */
  readonly shownUntil: number;
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
    reported?: ReadonlySet<string> | null,
  ) => Promise<Result<RefreshedDay>>;
  readonly emit: (event: DeskEvent) => void;
  /** Whether the service reports changes by itself, as readings have shown. */
  readonly isLive?: () => boolean;
  /** Whether that is so for every kind of change, so that nothing has to be looked for. */
  readonly isProven?: () => boolean;
  /** Called with every reading, before it is emitted. */
  readonly onRead?: (reading: DayReading) => void;
  /** No day is on a screen any more. */
  readonly onUnwatched?: () => void;
}): DayPolling {
  const { clock, pace, emit, isLive = () => false, isProven = () => false } = options;
  const watched = new Map<string, Watched>();
  let timer: NodeJS.Timeout | null = null;
  let reading: { readonly controller: AbortController; readonly done: Promise<void> } | null = null;
  let again = false;
  let restingRounds = 0;
  let failures = 0;
  let retryAfterLast = 0;
  /** A day could not be read: what was to be seen in it is still to be looked for. */
  let isOwed = false;
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
      options.onUnwatched?.();
      return;
    }
    rested ??= clock.now();
    const isShown = [...watched.values()].some(({ shownUntil }) => shownUntil > clock.now());
    const usual = isShown ? pace.shown : pace.hidden;
    const slowed = Math.max(Math.min(usual * 2 ** failures, Math.max(usual, longestPause)), retryAfterLast);
    const mayRest = isLive() && !isOwed;
    if (!mayRest) restingRounds = 0;
    if (mayRest && isProven()) {
      // Nothing is read. A page that is gone is noticed when it has not said for a while that it is there.
      const first = Math.min(...[...watched.values()].map(({ until }) => until));
      timer = setTimeout(plan, first - clock.now() + 1);
    } else {
      const resting = Math.min(restingPause.first * 2 ** restingRounds, restingPause.longest);
      const pause = mayRest ? Math.max(slowed, resting) : slowed;
      timer = setTimeout(() => void round('poll'), Math.max(0, rested + pause - clock.now()));
    }
    timer.unref();
  }

  /** Has its turn alone: an older answer must not take the place of a newer one. */
  function begin(): { readonly signal: AbortSignal; readonly abort: () => void; readonly end: () => void } {
    const controller = new AbortController();
    let end = (): void => undefined;
    const done = new Promise<void>((resolve) => {
      end = resolve;
    });
    const own = { controller, done };
    reading = own;
    return {
      signal: controller.signal,
      abort: () => controller.abort(),
      end() {
        if (reading === own) reading = null;
        end();
      },
    };
  }

  async function readOne(day: WatchedDay, why: DayReading['why'], signal: AbortSignal): Promise<Failure | null> {
    // What happened unheard may also be that a row has gone, which a query for changes does not find.
    const reported = why === 'request' ? [null] : why === 'poll' ? [] : [why.reported];
    const answer = await options.read(day, signal, ...reported);
    if (signal.aborted) return null;
    const { location, date } = day;
    if (answer.ok) options.onRead?.({ ...answer.value, why });
    const common = { kind: 'dayRead', location, date, live: isLive() } as const;
    if (answer.ok) emit({ ...common, changed: answer.value.changed, asOf: answer.value.day.asOf, failure: null });
    else emit({ ...common, changed: false, asOf: new Date(clock.now()).toISOString(), failure: answer.failure });
    return answer.ok ? null : answer.failure;
  }

  async function round(why: 'poll' | 'request'): Promise<void> {
    if (reading) {
      again = true;
      return;
    }
    const { signal, end } = begin();
    // What was to be seen may have been reported, so that finding it says nothing about the service.
    const reason = isOwed ? 'request' : why;
    let failed = false;
    let isMissing = false;
    let retryAfter = 0;
    for (const day of watched.values()) {
      const failure = await readOne(day, reason, signal);
      if (signal.aborted) return end();
      if (!failure) continue;
      isMissing = true;
      failed ||= !isOfLine(failure);
      retryAfter = Math.max(retryAfter, failure.waitSeconds ?? 0);
    }
    isOwed = isMissing;
    noteRound(failed, retryAfter);
    if (why === 'poll' && isLive()) restingRounds += 1;
    end();
    goOn();
  }

  /** The pauses of what follows: `waitSeconds` is what the service asks for. */
  function noteRound(failed: boolean, waitSeconds = 0): void {
    rested = clock.now();
    failures = failed ? Math.min(failures + 1, 10) : 0;
    retryAfterLast = waitSeconds * 1_000;
  }

  function goOn(): void {
    if (again) {
      again = false;
      void round('request');
    } else if (!reading) plan();
  }

  function stop(): void {
    reading?.controller.abort();
    reading = null;
    again = false;
    restingRounds = 0;
    failures = 0;
    retryAfterLast = 0;
    isOwed = false;
    rested = null;
    shownAt = null;
    if (timer) clearTimeout(timer);
    timer = null;
  }

  return {
    watch(day) {
      const key = dayKey(day);
      const shownUntil = day.hidden ? (watched.get(key)?.shownUntil ?? 0) : clock.now() + shownMilliseconds;
      const isNew = !watched.delete(key);
      watched.set(key, { ...day, shownUntil, until: clock.now() + watchedMilliseconds });
      const [oldest] = watched.keys();
      if (watched.size > maxWatched && oldest !== undefined) watched.delete(oldest);
      if (isNew && shownAt !== null && clock.now() - shownAt < betweenReadAndWatched) void round('request');
      else if (!reading) plan();
    },
    pollNow() {
      shownAt = clock.now();
      void round('request');
    },
    watched: () => [...watched.values()],
    async readReported(day, reported, signal) {
      for (let turn = reading; turn !== null && !signal.aborted; turn = reading) await turn.done;
      if (signal.aborted || !watched.has(dayKey(day))) return null;
      const turn = begin();
      signal.addEventListener('abort', turn.abort, { once: true });
      const failure = await readOne(day, { reported }, turn.signal);
      signal.removeEventListener('abort', turn.abort);
      turn.end();
      if (failure) {
        isOwed = true;
        noteRound(!isOfLine(failure), failure.waitSeconds);
      }
      goOn();
      return failure;
    },
    clear() {
      stop();
      watched.clear();
    },
    stop,
  };
}

/** Names a day at a location. */
export function dayKey({ date, location }: Pick<WatchedDay, 'date' | 'location'>): string {
  return `${date} ${location}`;
}
