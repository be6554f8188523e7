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
