/** So many of something within any minute. */
export interface Budget {
  /** Milliseconds until one more may be had; 0 where it may be now. */
  wait(): number;
  /** Counts one, also where there was none left: what a person does is never held back. */
  take(): void;
}

const minute = 60_000;

/** Counts in a window that slides, so that no two full budgets meet at the turn of a minute. `now` only goes forward. */
export function createBudget(perMinute: number, now: () => number): Budget {
  const taken: number[] = [];
  function forget(): void {
    const since = now() - minute;
    let old = 0;
    while (old < taken.length && (taken[old] ?? 0) <= since) old += 1;
    taken.splice(0, old);
  }
  return {
    wait() {
      forget();
      const oldest = taken[taken.length - perMinute];
      return oldest === undefined ? 0 : Math.max(oldest + minute - now(), 1);
    },
    take() {
      forget();
      taken.push(now());
    },
  };
}
