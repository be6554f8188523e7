/** Reads that reports of the service ask for, one after the other and never more than one in each interval. */
export interface PacedReads {
  /** Plans a read; one with the same key that has not begun yet is this one. Days come before everything else. */
  add(key: string, isUrgent: boolean, read: (signal: AbortSignal) => Promise<PauseWanted>): void;
  /** Forgets what has not begun, and aborts what has. */
  clear(): void;
}

/** Milliseconds that the service wants to be left alone; 0 where it does not say so. */
export type PauseWanted = number;

/** More than these are not planned: what they would find is found by polling. */
const maxPlanned = 100;

export function createPacedReads(everyMilliseconds: number): PacedReads {
  const urgent = new Map<string, (signal: AbortSignal) => Promise<PauseWanted>>();
  const others = new Map<string, (signal: AbortSignal) => Promise<PauseWanted>>();
  let controller = new AbortController();
  let timer: NodeJS.Timeout | null = null;
  let isReading = false;

  async function runNext(): Promise<void> {
    const from = urgent.size > 0 ? urgent : others;
    const [next] = from;
    if (!next || isReading || timer) return;
    from.delete(next[0]);
    isReading = true;
    const { signal } = controller;
    const begun = performance.now();
    const pause = await next[1](signal);
    isReading = false;
    if (signal.aborted) {
      void runNext();
      return;
    }
    const left = everyMilliseconds - (performance.now() - begun);
    timer = setTimeout(
      () => {
        timer = null;
        void runNext();
      },
      Math.max(left, pause, 0),
    );
    timer.unref();
  }

  return {
    add(key, isUrgent, read) {
      const into = isUrgent ? urgent : others;
      if (into.has(key) || into.size >= maxPlanned) return;
      into.set(key, read);
      void runNext();
    },
    clear() {
      urgent.clear();
      others.clear();
      controller.abort();
      controller = new AbortController();
      if (timer) clearTimeout(timer);
      timer = null;
    },
  };
}
