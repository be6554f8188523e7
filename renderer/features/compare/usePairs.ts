import { useEffect, useState } from 'react';
import type { DirectoryProgress } from '../../../electron/contract/clients.ts';
import type { LikePairsQuery } from '../../../graphql/desk/generated/operations.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { useAsked } from '../../bridge/useAsked.ts';
import { useStableCallback } from '../../lib/useStableCallback.ts';

export type Pair = LikePairsQuery['likePairs']['pairs'][number];

const pageSize = 50;
const mostShown = 100;
/** While all clients are being read, pairs turn up all the time: a list that jumps can't be worked on. */
const everyMilliseconds = 5_000;

/** Suspected pairs, most alike first, and how far the reading of all clients has come. */
export function usePairs() {
  const bridge = useBridge();
  const [first, setFirst] = useState(pageSize);
  const asked = useAsked('LikePairs', { first, from: 0 });
  const directory = useAsked('Directory', {});
  const [progress, setProgress] = useState<Pick<DirectoryProgress, 'state' | 'read' | 'expected'> | null>(null);

  const again = useStableCallback(asked.again);
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

  const found = asked.last?.likePairs ?? null;
  return {
    pairs: found?.pairs ?? null,
    total: found?.total ?? 0,
    directory: progress ?? directory.last?.directory ?? null,
    failure: asked.failure,
    hasMore: found !== null && found.total > first && first < mostShown,
    more: () => setFirst(mostShown),
    again: asked.again,
  };
}
