import type { Outcome } from '../../../graphql/service/outcome.ts';
import { createBudget } from '../connection/transport/retryPolicy.ts';
import type { Waiting } from '../foundation/ports.ts';

/** Lets background work wait until no screen waits for the service, and for its share of a minute. */
export interface Idle {
  /** Does something for a screen. */
  busyDuring<Value>(work: () => Promise<Value>): Promise<Value>;
  /**
   * Resolves when background work may send one request: no screen waits, or it has waited for a second, as a screen that
   * queries without end must not starve the rest; the budget of the minute has room; and the service wants no pause.
   */
  waitForIdle(signal: AbortSignal): Promise<void>;
  /** The same for a request that a screen repeats in passing: it need not wait for screens, being one of them. */
  waitForRoom(signal: AbortSignal): Promise<void>;
  /** What any request came to: a service that asks for a pause gets it from all background work. */
  noteOutcome(outcome: Outcome): void;
  /** Another service is in use: the former one's pause is none of its own. */
  restart(): void;
}

/**
 * Requests of all background work within a minute: fast enough to read 36,000 clients, and little beside what services
 * that name a limit allow (240 a minute at the strictest known one), so that screens always have room.
 */
export const backgroundPerMinute = 180;
const maxWaitMilliseconds = 1_000;
/** Where a service asks for a pause and does not say how long. */
const usualPause = 30_000;

export function createIdle({ waiting, isLocal }: { readonly waiting: Waiting; readonly isLocal: () => boolean }): Idle {
  const waiters = new Set<() => void>();
  let budget = createBudget(backgroundPerMinute, () => waiting.now());
  let pausedUntil = 0;
  let busy = 0;

  function untilNoScreenWaits(): Promise<void> {
    if (busy === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const go = (): void => {
        clearTimeout(timer);
        waiters.delete(go);
        resolve();
      };
      const timer = setTimeout(go, maxWaitMilliseconds);
      timer.unref();
      waiters.add(go);
    });
  }

  async function waitForRoom(signal: AbortSignal): Promise<void> {
    // The demo clinic on this computer has no limit.
    while (!signal.aborted && !isLocal()) {
      const pause = Math.max(budget.wait(), pausedUntil - waiting.now());
      if (pause <= 0) break;
      await waiting.rest(pause, signal);
    }
    budget.take();
  }

  return {
    async busyDuring(work) {
      busy += 1;
      try {
        return await work();
      } finally {
        busy -= 1;
        if (busy === 0) for (const resolve of waiters) resolve();
      }
    },
    async waitForIdle(signal) {
      await untilNoScreenWaits();
      await waitForRoom(signal);
    },
    waitForRoom,
    noteOutcome(outcome) {
      // The desk's own limit is no pause that the service asks for.
      if (outcome.kind !== 'quotaExceeded' || outcome.own) return;
      const pause = outcome.waitSeconds === null ? usualPause : outcome.waitSeconds * 1_000;
      pausedUntil = Math.max(pausedUntil, waiting.now() + pause);
    },
    restart() {
      budget = createBudget(backgroundPerMinute, () => waiting.now());
      pausedUntil = 0;
    },
  };
}
