import type { Waiting } from '../../foundation/ports.ts';

/** Networks need a moment after a computer wakes; not all desks of a clinic come back in the same one. Milliseconds. */
const settling = { least: 2_000, most: 5_000 };

/** Whether the computer sleeps, by the host's events. */
export interface Sleep {
  isAsleep(): boolean;
  /** A clock that stands still while the computer sleeps: a night asleep uses up no time limit. */
  time(): number;
  /** Resolves when the computer is awake and its network had time to come back, or when the signal aborts. */
  untilAwake(signal: AbortSignal): Promise<void>;
  suspend(): void;
  resume(): void;
  stop(): void;
}

/** `onSleep` is called when it falls asleep, `onAwake` when something may be sent again. */
export function createSleep(options: {
  readonly waiting: Waiting;
  readonly onSleep: () => void;
  readonly onAwake: () => void;
}): Sleep {
  const { waiting } = options;
  const waiters = new Set<() => void>();
  let asleepSince: number | null = null;
  let slept = 0;
  let settle: AbortController | null = null;

  function wakeUp(): void {
    slept += waiting.now() - (asleepSince ?? waiting.now());
    asleepSince = null;
    settle = null;
    for (const go of waiters) go();
    options.onAwake();
  }

  return {
    isAsleep: () => asleepSince !== null,
    time: () => (asleepSince ?? waiting.now()) - slept,
    untilAwake(signal) {
      if (asleepSince === null || signal.aborted) return Promise.resolve();
      return new Promise((resolve) => {
        const go = (): void => {
          waiters.delete(go);
          signal.removeEventListener('abort', go);
          resolve();
        };
        waiters.add(go);
        signal.addEventListener('abort', go, { once: true });
      });
    },
    suspend() {
      settle?.abort();
      settle = null;
      asleepSince ??= waiting.now();
      options.onSleep();
    },
    resume() {
      // A host may report waking up without having reported sleep.
      asleepSince ??= waiting.now();
      settle?.abort();
      const controller = new AbortController();
      settle = controller;
      const pause = settling.least + waiting.random() * (settling.most - settling.least);
      void waiting.rest(pause, controller.signal).then(() => {
        if (!controller.signal.aborted) wakeUp();
      });
    },
    stop() {
      settle?.abort();
      settle = null;
    },
  };
}
