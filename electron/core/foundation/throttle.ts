/** Calls at once, then no more often than every so many milliseconds, the last time with what came last. */
export function atMostEvery<Value>(
  milliseconds: number,
  tell: (value: Value) => void,
): { call(value: Value): void; stop(): void } {
  let timer: NodeJS.Timeout | null = null;
  let waiting: { readonly value: Value } | null = null;
  function go(): void {
    timer = null;
    if (waiting === null) return;
    const { value } = waiting;
    waiting = null;
    tell(value);
    timer = setTimeout(go, milliseconds);
    timer.unref();
  }
  return {
    call(value) {
      waiting = { value };
      if (timer === null) go();
    },
    stop() {
      if (timer) clearTimeout(timer);
      timer = null;
      waiting = null;
    },
  };
}
