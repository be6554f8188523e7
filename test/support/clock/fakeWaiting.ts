import type { Waiting } from '../../../electron/core/foundation/ports.ts';

/** Time that a test moves, and chance that it decides. */
export interface FakeWaiting extends Waiting {
  /** The pauses that were started, in order. */
  readonly pauses: number[];
  /** Advances the clock by so much; waiting callers wake on the way, in order. */
  pass(milliseconds: number): Promise<void>;
}

interface Sleeper {
  readonly until: number;
  readonly wake: () => void;
}

/** `chance` is what chance says each time; `hurried` lets the time of every pause go by at once. */
export function createFakeWaiting({
  chance = () => 0.5,
  hurried = false,
}: { readonly chance?: () => number; readonly hurried?: boolean } = {}): FakeWaiting {
  let now = 1_000_000;
  const sleepers = new Set<Sleeper>();
  const pauses: number[] = [];
  return {
    pauses,
    now: () => now,
    random: chance,
    rest(milliseconds, signal) {
      pauses.push(milliseconds);
      if (signal.aborted) return Promise.resolve();
      if (hurried) {
        now += milliseconds;
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        const sleeper: Sleeper = {
          until: now + milliseconds,
          wake() {
            sleepers.delete(sleeper);
            signal.removeEventListener('abort', sleeper.wake);
            resolve();
          },
        };
        sleepers.add(sleeper);
        signal.addEventListener('abort', sleeper.wake, { once: true });
      });
    },
    async pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        await settle();
        const next = [...sleepers].toSorted((one, other) => one.until - other.until)[0];
        if (next === undefined || next.until > end) break;
        now = Math.max(now, next.until);
        next.wake();
      }
      now = end;
      await settle();
    },
  };
}

/** Lets everything that is ready continue, as far as it comes without time. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
