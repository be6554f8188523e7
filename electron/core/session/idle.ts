/** Lets background work wait until no screen waits for the service. */
export interface Idle {
  /** Does something for a screen. */
  busyDuring<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Resolves when no screen waits, or after a second: a screen that asks without end must not starve the rest. */
  whenIdle(): Promise<void>;
}

const maxWaitMilliseconds = 1_000;

export function createIdle(): Idle {
  const waiting = new Set<() => void>();
  let busy = 0;
  return {
    async busyDuring(work) {
      busy += 1;
      try {
        return await work();
      } finally {
        busy -= 1;
        if (busy === 0) for (const resolve of waiting) resolve();
      }
    },
    whenIdle() {
      if (busy === 0) return Promise.resolve();
      return new Promise((resolve) => {
        const go = (): void => {
          clearTimeout(timer);
          waiting.delete(go);
          resolve();
        };
        const timer = setTimeout(go, maxWaitMilliseconds);
        timer.unref();
        waiting.add(go);
      });
    },
  };
}
