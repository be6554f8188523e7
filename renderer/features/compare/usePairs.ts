import { useEffect, useState } from 'react';
import type { DirectoryProgress } from '../../../electron/contract/clients.ts';
import {
  DirectoryDocument,
  LikePairsDocument,
  type LikePairsQuery,
} from '../../../graphql/desk/generated/operations.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import type { StoredDraft } from '../../bridge/drafts.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import { isTextList } from '../../lib/shapes.ts';
import { useStableCallback } from '../../lib/useStableCallback.ts';

export type Pair = LikePairsQuery['likePairs']['pairs'][number];

const pageSize = 50;
const mostShown = 500;
/** While all clients are being read, pairs turn up all the time: a list that jumps can't be worked on. */
const everyMilliseconds = 5_000;

/**
 * Suspected pairs, most alike first, and how far the reading of all clients has come: those that were told apart, or
 * those that were not.
 */
export function usePairs(apart: readonly string[], onlyApart: boolean) {
  const bridge = useBridge();
  const [first, setFirst] = useState(pageSize);
  const asked = useDeskQuery(LikePairsDocument, { first, apart: idsOf(apart), onlyApart });
  const directory = useDeskQuery(DirectoryDocument, {});
  const [progress, setProgress] = useState<Pick<DirectoryProgress, 'state' | 'read' | 'expected'> | null>(null);

  const again = useStableCallback(asked.refetch);
  useEffect(() => {
    let last = 0;
    return bridge.listen((event) => {
      if (event.kind !== 'directoryChanged') return;
      setProgress(event.directory);
      const isDone = event.directory.state === 'complete' || event.directory.state === 'incomplete';
      if (!isDone && performance.now() - last < everyMilliseconds) return;
      last = performance.now();
      again();
    });
  }, [bridge, again]);

  const found = asked.latest?.likePairs ?? null;
  const open = found?.total ?? 0;
  const toldApart = found?.toldApart ?? 0;
  const total = onlyApart ? toldApart : open;
  const told = new Set(apart);
  return {
    // Who was told apart just now goes at once, not with the answer.
    pairs: found?.pairs.filter((each) => told.has(pairKey(each)) === onlyApart) ?? null,
    /** How many pairs are not told apart, how many are, and how many of those that are listed there are. */
    open,
    toldApart,
    total,
    directory: progress ?? directory.latest?.directory ?? null,
    failure: asked.failure,
    hasMore: total > first && first < mostShown,
    more: () => setFirst(first + pageSize),
    again: asked.refetch,
  };
}

/**
 * Pairs that somebody looked at and found to be two people. They are kept with the drafts: what a desk decided about
 * clients is as much the clinic's as what was typed about them, is encrypted with it, and goes with it.
 */
export const apartDraftId = 'client pairs apart';

interface PairIds {
  readonly one: { readonly id: string };
  readonly other: { readonly id: string };
}

/** The oldest are forgotten first; a pair that comes back costs one more look. */
const most = 1_000;

/** One name for a pair, whichever stands first. */
export function pairKey({ one, other }: PairIds): string {
  return [one.id, other.id].toSorted().join('\n');
}

/** The ids of each pair. */
function idsOf(apart: readonly string[]): readonly (readonly string[])[] {
  return apart.map((each) => each.split('\n'));
}

export function withApart(apart: readonly string[], pair: PairIds): readonly string[] {
  return [...withoutApart(apart, pair), pairKey(pair)].slice(-most);
}

export function withoutApart(apart: readonly string[], pair: PairIds): readonly string[] {
  return apart.filter((each) => each !== pairKey(pair));
}

/** As it was kept, and since when; nothing where nobody has told any apart. */
export function readApart(drafts: readonly StoredDraft[]): {
  readonly apart: readonly string[];
  readonly startedAt: string | null;
} {
  const draft = drafts.find(({ id }) => id === apartDraftId);
  const pairs = draft?.content['pairs'];
  return { apart: isTextList(pairs) ? pairs : [], startedAt: draft?.startedAt ?? null };
}
