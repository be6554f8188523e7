import type { RereadPace } from '../foundation/ports.ts';

/** Milliseconds until a connection's schema is read again: after the screens have what they need. */
export const rereadAfter = 20_000;

export const usualRereadPace: RereadPace = { unproven: 3_600_000, proven: 24 * 3_600_000 };

/** Reads the schema of the service in use again and again, some time after each connection; a failed try waits for the next. */
interface Rereading {
  /** The service in use is another one, or the same once more. */
  restart(): void;
  stop(): void;
}

export function createRereading(options: {
  readonly after: () => number;
  /** Milliseconds from the end of one reading to the next. */
  readonly every: () => number;
  readonly reread: (signal: AbortSignal) => Promise<void>;
}): Rereading {
  let controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function stop(): void {
    clearTimeout(timer);
    controller.abort();
  }
  function plan(milliseconds: number, { signal }: AbortController): void {
    timer = setTimeout(() => void read(signal), milliseconds);
    // A timer alone keeps no program alive.
    timer.unref();
  }
  async function read(signal: AbortSignal): Promise<void> {
    await options.reread(signal);
    if (!signal.aborted) plan(options.every(), controller);
  }
  return {
    restart() {
      stop();
      controller = new AbortController();
      plan(options.after(), controller);
    },
    stop,
  };
}
