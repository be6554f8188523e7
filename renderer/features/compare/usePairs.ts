import { useEffect, useEffectEvent, useState } from 'react';
import type { DirectoryProgress } from '../../../electron/contract/clients.ts';
import {
  DirectoryDocument,
  DuplicatePairsDocument,
  type DuplicatePairsQuery,
} from '../../../graphql/desk/generated/operations.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import type { StoredDraft } from '../../bridge/drafts.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import { isTextList } from '../../lib/shapes.ts';

export type Pair = DuplicatePairsQuery['duplicatePairs']['pairs'][number];

const pageSize = 50;
const maxShown = 500;
/** While all clients are being read, new pairs turn up constantly. A list that jumps can't be worked on. */
const throttleMs = 5_000;

/**
 * Possible duplicates, most alike first, and the progress of reading all clients. `onlyDistinct` lists the pairs that were
 * marked as different people.
 */
export function usePairs(distinctPairs: readonly string[], onlyDistinct: boolean) {
  const bridge = useBridge();
  const [first, setFirst] = useState(pageSize);
  const query = useDeskQuery(DuplicatePairsDocument, { first, distinct: splitPairKeys(distinctPairs), onlyDistinct });
  const directory = useDeskQuery(DirectoryDocument, {});
  const [progress, setProgress] = useState<Pick<DirectoryProgress, 'state' | 'read' | 'expected'> | null>(null);

  const refetch = useEffectEvent(query.refetch);
  useEffect(() => {
    let last = 0;
    return bridge.subscribe((event) => {
      if (event.kind !== 'directoryChanged') return;
      setProgress(event.directory);
      const isDone = event.directory.state === 'complete' || event.directory.state === 'incomplete';
      if (!isDone && performance.now() - last < throttleMs) return;
      last = performance.now();
      refetch();
    });
  }, [bridge]);

  const found = query.latest?.duplicatePairs ?? null;
  const open = found?.total ?? 0;
  const distinctCount = found?.distinctCount ?? 0;
  const total = onlyDistinct ? distinctCount : open;
  const distinct = new Set(distinctPairs);
  return {
    // A pair that was just marked leaves the list at once, before the query returns.
    pairs: found?.pairs.filter((each) => distinct.has(pairKey(each)) === onlyDistinct) ?? null,
    /** Pairs that are open, pairs that were marked, and the length of the current list. */
    open,
    distinctCount,
    total,
    directory: progress ?? directory.latest?.directory ?? null,
    failure: query.failure,
    hasMore: total > first && first < maxShown,
    more: () => setFirst(first + pageSize),
    refetch: query.refetch,
  };
}

/**
 * Pairs that were marked as different people. Stored with the drafts: decisions about clients are client data, and are
 * encrypted and erased with it.
 */
export const distinctPairsDraftId = 'client pairs apart';

interface ClientPair {
  readonly one: { readonly id: string };
  readonly other: { readonly id: string };
}

/** Beyond that the oldest are dropped; such a pair is merely suggested again. */
const maxPairs = 1_000;

/** The same key in either order. */
export function pairKey({ one, other }: ClientPair): string {
  return [one.id, other.id].toSorted().join('\n');
}

function splitPairKeys(distinctPairs: readonly string[]): readonly (readonly string[])[] {
  return distinctPairs.map((each) => each.split('\n'));
}

export function addDistinctPair(distinctPairs: readonly string[], pair: ClientPair): readonly string[] {
  return [...removeDistinctPair(distinctPairs, pair), pairKey(pair)].slice(-maxPairs);
}

export function removeDistinctPair(distinctPairs: readonly string[], pair: ClientPair): readonly string[] {
  return distinctPairs.filter((each) => each !== pairKey(pair));
}

/** The stored pairs, and since when they are stored. */
export function readDistinctPairs(drafts: readonly StoredDraft[]): {
  readonly distinctPairs: readonly string[];
  readonly startedAt: string | null;
} {
  const draft = drafts.find(({ id }) => id === distinctPairsDraftId);
  const pairs = draft?.content['pairs'];
  return { distinctPairs: isTextList(pairs) ? pairs : [], startedAt: draft?.startedAt ?? null };
}
