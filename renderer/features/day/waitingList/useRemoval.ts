import { useState } from 'react';
import type { Failure } from '../../../../electron/contract/failure.ts';
import type { WaitingEntry } from '../../../../electron/contract/waitingList.ts';
import { useBridge } from '../../../bridge/BridgeContext.ts';
import { keepWaiting, removeWaiting } from '../../../bridge/waitingList.ts';

interface Removal {
  /** With those that were removed while the list is open, which can be restored. */
  readonly entries: readonly WaitingEntry[];
  readonly removed: ReadonlySet<string>;
  readonly failure: Failure | null;
  readonly remove: (entries: readonly WaitingEntry[]) => Promise<void>;
  readonly restore: (entries: readonly WaitingEntry[]) => Promise<void>;
  /** Restores what was removed last; null where nothing was. */
  readonly undo: (() => void) | null;
}

/** Removes entries of the waiting list, and restores them unchanged. `live` is what is stored now. */
export function useRemoval(live: readonly WaitingEntry[]): Removal {
  const bridge = useBridge();
  // By how they were removed, last first: one by one, or several together.
  const [batches, setBatches] = useState<readonly (readonly WaitingEntry[])[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const stored = new Set(live.map(({ id }) => id));
  const gone = batches.flat().filter(({ id }) => !stored.has(id));

  const restore = async (entries: readonly WaitingEntry[]): Promise<void> => {
    for (const entry of entries) {
      const answer = await keepWaiting(bridge, entry);
      setFailure(answer.ok ? null : answer.failure);
      if (!answer.ok) return;
    }
    const ids = new Set(entries.map(({ id }) => id));
    setBatches((all) => all.map((each) => each.filter(({ id }) => !ids.has(id))).filter((each) => each.length > 0));
  };
  const [last] = batches;
  return {
    entries: [...live, ...gone],
    removed: new Set(gone.map(({ id }) => id)),
    failure,
    async remove(entries) {
      setBatches((all) => [entries, ...all]);
      for (const entry of entries) {
        const answer = await removeWaiting(bridge, entry.id);
        setFailure(answer.ok ? null : answer.failure);
        if (!answer.ok) return;
      }
    },
    restore,
    undo: last ? () => void restore(last) : null,
  };
}
