/** Whether what the service reports by itself can be relied on, by what readings of days show. */
export interface Evidence {
  /** Reports are heard, and a reading has agreed with one: no polling is needed. */
  isLive(): boolean;
  setOpen(isOpen: boolean): void;
  noteReport(): void;
  /** A day was read because of a report, and it was as reported: something differed, or the row is there. */
  noteAgreed(): void;
  /** Polling found a change. */
  noteFound(): void;
  /** Another clinic answers. */
  reset(): void;
  stop(): void;
}

/** A report and a reading of the same change may come in either order. Milliseconds. */
export const graceMilliseconds = 5_000;

/**
 * A service that takes a subscription and never sends anything must not make a day stand still. So what is heard counts
 * only after a reading has agreed with a report, and no more after polling has found a change that nobody
 * reported. `onDoubt` is called then.
 */
export function createEvidence({
  now = () => performance.now(),
  onDoubt,
}: {
  readonly now?: () => number;
  readonly onDoubt: () => void;
}): Evidence {
  let isOpen = false;
  let isProven = false;
  let isRefuted = false;
  let reportedAt = Number.NEGATIVE_INFINITY;
  let check: NodeJS.Timeout | null = null;

  const isLive = (): boolean => isOpen && isProven && !isRefuted;

  function stop(): void {
    if (check) clearTimeout(check);
    check = null;
  }

  return {
    isLive,
    setOpen(next) {
      isOpen = next;
    },
    noteReport() {
      reportedAt = now();
    },
    noteAgreed() {
      isProven = true;
    },
    noteFound() {
      if (!isLive() || check) return;
      const foundAt = now();
      check = setTimeout(() => {
        check = null;
        if (!isLive() || reportedAt >= foundAt - graceMilliseconds) return;
        isRefuted = true;
        onDoubt();
      }, graceMilliseconds);
      check.unref();
    },
    reset() {
      stop();
      isOpen = false;
      isProven = false;
      isRefuted = false;
      reportedAt = Number.NEGATIVE_INFINITY;
    },
    stop,
  };
}
