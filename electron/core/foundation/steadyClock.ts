import type { Clock } from './ports.ts';

/** A clock that never goes back: what has waited, or grows old, gains nothing when the computer's clock is turned back. */
export interface SteadyClock extends Clock {
  /** It is at least that late, as a former run has seen. */
  raise(latest: number): void;
  /**
   * The time of the service in use, over TLS: where the clock was once set ahead by mistake, it need not stay ahead.
   */
  correct(service: number): void;
}

/** As far as the clocks of a clinic and its service may differ (docs/decisions/0024). */
const tolerance = 5 * 60_000;

/**
 * The given clock for as long as it goes forward. Where it is behind what was seen before, time goes on from there by the
 * monotonic clock `elapsed` (milliseconds).
 */
export function createSteadyClock(clock: Clock, elapsed: () => number): SteadyClock {
  let latest = Number.NEGATIVE_INFINITY;
  let since = 0;

  function reach(moment: number): void {
    latest = moment;
    since = elapsed();
  }

  return {
    now() {
      const now = clock.now();
      // Whole milliseconds, as every clock gives them: files refuse others.
      if (now < latest) return latest + Math.floor(elapsed() - since);
      reach(now);
      return now;
    },
    raise(moment) {
      if (moment > latest) reach(moment);
    },
    correct(service) {
      if (latest > service + tolerance) reach(service);
    },
  };
}
