/** Calls at once, then at most once in so many milliseconds, the last time with the latest value. */
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
