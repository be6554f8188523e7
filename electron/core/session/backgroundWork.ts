/** Lets background work wait until no screen waits for the service. */
export interface Idle {
  /** Does something for a screen. */
  busyDuring<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Resolves when no screen waits, or after a second: a screen that queries without end must not starve the rest. */
  waitForIdle(): Promise<void>;
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
    waitForIdle() {
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

/** Milliseconds until a connection's schema is read again: after the screens have what they need. */
export const rereadAfter = 20_000;

/** Reads the schema of the service in use again, once for each time it is connected; a failed try waits for the next. */
interface Rereading {
  /** The service in use is another one, or the same once more. */
  restart(): void;
  stop(): void;
}

export function createRereading(options: {
  readonly after: () => number;
  readonly reread: (signal: AbortSignal) => Promise<void>;
}): Rereading {
  let controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function stop(): void {
    clearTimeout(timer);
    controller.abort();
  }
  return {
    restart() {
      stop();
      controller = new AbortController();
      const { signal } = controller;
      timer = setTimeout(() => void options.reread(signal), options.after());
      // A timer alone keeps no program alive.
      timer.unref();
    },
    stop,
  };
}
