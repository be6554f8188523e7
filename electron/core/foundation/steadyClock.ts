import type { Clock } from './ports.ts';

/** A clock that never goes back: turning back the computer's clock shortens no wait and makes no stored data younger. */
export interface SteadyClock extends Clock {
  /** Goes on from a time that a former run has seen. */
  raise(latest: number): void;
  /**
   * The time of the service in use, over TLS: where the clock was once set ahead by mistake, it need not stay ahead.
   */
  correct(service: number): void;
}

/** Milliseconds by which the clocks of a computer and its service may differ without being wrong (docs/decisions/0024). */
export const clockTolerance = 5 * 60_000;

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
      if (latest > service + clockTolerance) reach(service);
    },
  };
}
