import { type ChangeKind, changeKinds, type DayDifference } from './dayDifferences.ts';

/** Whether what the service reports by itself can be relied on, by what readings of days show. */
export interface Evidence {
  /** Reports are heard, and readings have agreed with them: a day is as it is at the clinic. */
  isLive(): boolean;
  /** And that for every kind of change: nothing has to be looked for. */
  isProven(): boolean;
  setOpen(isOpen: boolean): void;
  /** Ids of what was reported; null: anything. */
  noteReport(ids: readonly string[] | null): void;
  /** A day was read because of a report. */
  noteReported(reported: ReadonlySet<string> | null, differences: readonly DayDifference[], isThere: boolean): void;
  /** Polling found these changes. */
  noteFound(differences: readonly DayDifference[]): void;
  /** Another clinic answers. */
  reset(): void;
  stop(): void;
}

/** A report and a reading of the same change may come in either order. Milliseconds. */
export const graceMilliseconds = 5_000;

/** A kind of change that was missed once has to be reported so often before it is trusted again, then twice as often. */
const againFirst = 3;
const againMost = 48;

/** More reports than these are not told apart within the grace. */
const maxRecent = 500;

/**
 * A service that takes a subscription and never sends anything must not make a day stand still, and one that reports
 * bookings need not report deletions. So each kind of change counts only after a reading has agreed with a report of it,
 * and no longer after polling has found an unreported change, until readings have agreed several times again: on a bad
 * connection reports are late or lost. `onDoubt` is called when a kind is not trusted any more.
 */
export function createEvidence({
  now = () => performance.now(),
  onDoubt,
}: {
  readonly now?: () => number;
  readonly onDoubt: () => void;
}): Evidence {
  let isOpen = false;
  let hasAgreed = false;
  /** How many agreements are missing until a kind is trusted. */
  const missing = new Map<ChangeKind, number>();
  /** After how many agreements a kind is trusted that was missed; of others nothing is said here. */
  const doubted = new Map<ChangeKind, number>();
  /** When ids were reported, null for anything. */
  const recent = new Map<string | null, number>();
  const checks = new Set<NodeJS.Timeout>();

  const missingOf = (kind: ChangeKind): number => missing.get(kind) ?? 1;
  const isDoubted = (kind: ChangeKind): boolean => doubted.has(kind) && missingOf(kind) > 0;
  const isLive = (): boolean => isOpen && hasAgreed && !changeKinds.some(isDoubted);

  function agree(kinds: readonly ChangeKind[]): void {
    hasAgreed = true;
    for (const kind of new Set(kinds)) missing.set(kind, Math.max(0, missingOf(kind) - 1));
  }

  function doubt(kinds: readonly ChangeKind[]): void {
    for (const kind of new Set(kinds)) {
      const times = Math.min((doubted.get(kind) ?? againFirst / 2) * 2, againMost);
      doubted.set(kind, times);
      missing.set(kind, times);
    }
    onDoubt();
  }

  function wasReported({ ids }: DayDifference, since: number): boolean {
    return [null, ...ids].some((id) => (recent.get(id) ?? Number.NEGATIVE_INFINITY) >= since);
  }

  function noteFound(differences: readonly DayDifference[]): void {
    if (differences.length === 0 || !isLive()) return;
    const foundAt = now();
    const check = setTimeout(() => {
      checks.delete(check);
      if (!isLive()) return;
      const unreported = differences.filter((each) => !wasReported(each, foundAt - graceMilliseconds));
      if (unreported.length > 0) doubt(unreported.map(({ kind }) => kind));
    }, graceMilliseconds);
    check.unref();
    checks.add(check);
  }

  function stop(): void {
    for (const check of checks) clearTimeout(check);
    checks.clear();
  }

  return {
    isLive,
    isProven: () => isLive() && changeKinds.every((kind) => missingOf(kind) === 0),
    setOpen(next) {
      isOpen = next;
      // What a connection that was about to end did not report says nothing about the service.
      if (!next) stop();
    },
    noteReport(ids) {
      const at = now();
      for (const [id, then] of recent)
        if (recent.size > maxRecent || at - then > 2 * graceMilliseconds) recent.delete(id);
        else break;
      for (const id of ids ?? [null]) {
        recent.delete(id);
        recent.set(id, at);
      }
    },
    noteReported(reported, differences, isThere) {
      const agreed = differences.filter(({ ids }) =>
        // One of several changes was reported, without its ID.
        reported === null ? differences.length === 1 : ids.some((id) => reported.has(id)),
      );
      if (agreed.length > 0 || (isThere && differences.length === 0)) agree(agreed.map(({ kind }) => kind));
      noteFound(differences.filter((each) => !agreed.includes(each)));
    },
    noteFound,
    reset() {
      stop();
      isOpen = false;
      hasAgreed = false;
      missing.clear();
      doubted.clear();
      recent.clear();
    },
    stop,
  };
}
