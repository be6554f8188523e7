import { setTimeout as wait } from 'node:timers/promises';

/** Waiting between tries that fail: longer each time, never longer than ten minutes. */
export interface Patience {
  /** How long to wait before the next try, milliseconds. */
  next(): number;
  reset(): void;
}

const longest = 600_000;

export function createPatience(shortest: number): Patience {
  let failures = 0;
  return {
    next() {
      const wish = Math.min(shortest * 2 ** failures, longest);
      failures = Math.min(failures + 1, 20);
      return wish;
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
