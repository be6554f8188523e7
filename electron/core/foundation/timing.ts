import { setTimeout as wait } from 'node:timers/promises';
import type { Clock, Waiting } from './ports.ts';

/** The system's clock, or one that starts at `from` (an ISO instant) and runs on. Throws on text that is no instant. */
export function createClock(from: string | undefined): Clock {
  if (from === undefined || from === '') return { now: () => Date.now() };
  const start = Date.parse(from);
  if (Number.isNaN(start)) throw new Error('FRONT_DESK_NOW is not an ISO instant such as 2026-11-21T09:00:00Z.');
  const offset = start - Date.now();
  return { now: () => Date.now() + offset };
}

/** The system's own time and chance. A pause keeps no program alive. */
export const systemWaiting: Waiting = {
  now: () => performance.now(),
  rest: (milliseconds, signal) => wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined),
  random: () => Math.random(),
};

/** Calls at once, then at most once per interval (milliseconds), the last time with the latest value. */
export function throttle<Value>(
  milliseconds: number,
  run: (value: Value) => void,
): { call(value: Value): void; stop(): void } {
  let timer: NodeJS.Timeout | null = null;
  let latest: { readonly value: Value } | null = null;
  function flush(): void {
    timer = null;
    if (latest === null) return;
    const { value } = latest;
    latest = null;
    run(value);
    timer = setTimeout(flush, milliseconds);
    timer.unref();
  }
  return {
    call(value) {
      latest = { value };
      if (timer === null) flush();
    },
    stop() {
      if (timer) clearTimeout(timer);
      timer = null;
      latest = null;
    },
  };
}

/** Runs something after a delay, once, however often it was scheduled meanwhile. */
export function createDeferred(
  milliseconds: number,
  run: () => Promise<void>,
): { schedule(): void; cancel(): void; flush(): Promise<void> } {
  let timer: NodeJS.Timeout | null = null;
  function cancel(): void {
    if (timer) clearTimeout(timer);
    timer = null;
  }
  return {
    schedule() {
      if (timer) return;
      timer = setTimeout(() => {
        timer = null;
        void run();
      }, milliseconds);
      timer.unref();
    },
    cancel,
    async flush() {
      if (!timer) return;
      cancel();
      await run();
    },
  };
}

/** Waiting between tries that fail: twice as long each time, at most ten minutes. */
interface Backoff {
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

/** Resolves after the given milliseconds, or as soon as the signal aborts. */
export function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
}
