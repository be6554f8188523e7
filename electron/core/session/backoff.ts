import { setTimeout as wait } from 'node:timers/promises';

/** Waiting between tries that fail: twice as long each time, at most ten minutes. */
export interface Backoff {
  /** How long to wait before the next try, milliseconds. */
  next(): number;
  reset(): void;
}

const longest = 600_000;

export function createBackoff(shortest: number): Backoff {
  let failures = 0;
  return {
    next() {
      const pause = Math.min(shortest * 2 ** failures, longest);
      failures = Math.min(failures + 1, 20);
      return pause;
    },
    reset() {
      failures = 0;
    },
  };
}

/** Resolves after so long, or as soon as the signal aborts. */
export function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
}
