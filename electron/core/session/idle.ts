/** Lets what nobody waits for stand back behind what a screen waits for. */
export interface Quiet {
  /** Does something for a screen. */
  during<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Resolves when no screen waits, or after a second: a screen that asks without end must not starve the rest. */
  quiet(): Promise<void>;
}

const longestMilliseconds = 1_000;

export function createQuiet(): Quiet {
  const waiting = new Set<() => void>();
  let under = 0;
  return {
    async during(work) {
      under += 1;
      try {
        return await work();
      } finally {
        under -= 1;
        if (under === 0) for (const resolve of waiting) resolve();
      }
    },
    quiet() {
      if (under === 0) return Promise.resolve();
      return new Promise((resolve) => {
        const go = (): void => {
          clearTimeout(timer);
          waiting.delete(go);
          resolve();
        };
        const timer = setTimeout(go, longestMilliseconds);
        timer.unref();
        waiting.add(go);
      });
    },
  };
}
