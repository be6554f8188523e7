import type { Clock } from '../../foundation/ports.ts';
import { createMemoize, type Memoize } from './memoize.ts';

/** Answers that are remembered for a moment, until something is changed from here. */
export interface UntilChanged {
  readonly remember: Memoize;
  /** Sends a change: what was read before or meanwhile may be old. */
  readonly changing: <Value>(send: () => Promise<Value>) => Promise<Value>;
}

export function createUntilChanged(clock: Clock, milliseconds: number): UntilChanged {
  const memoize = createMemoize(clock, milliseconds);
  let changes = 0;
  return {
    remember: (key, load) => memoize(`${changes} ${key}`, load),
    async changing(send) {
      changes += 1;
      try {
        return await send();
      } finally {
        changes += 1;
      }
    },
  };
}
