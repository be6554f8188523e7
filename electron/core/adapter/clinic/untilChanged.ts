import type { Memoize } from './memoize.ts';

/** Answers that are remembered until something is changed from here. */
export interface UntilChanged {
  /** Remembers as `memoize` does, at most until the next change. */
  readonly untilChanged: (memoize: Memoize) => Memoize;
  /** Sends a change: what was read before or meanwhile may be old. */
  readonly changing: <Value>(send: () => Promise<Value>) => Promise<Value>;
}

export function createUntilChanged(): UntilChanged {
  let changes = 0;
  return {
    untilChanged: (memoize) => (key, load) => memoize(`${changes} ${key}`, load),
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
