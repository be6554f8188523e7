import { useEffect, useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { ServiceListsDocument } from '../../../graphql/desk/generated/operations.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import type { ListView } from './listViews.ts';

export interface Lists {
  /** Null until they are read. */
  readonly lists: readonly ListView[] | null;
  readonly failure: Failure | null;
  /** How much of the service's schema was read, where it had to be. */
  readonly progress: { readonly read: number; readonly wanted: number } | null;
  readonly retry: () => void;
}

/** All lists of the service, read when the screen is opened. */
export function useLists(): Lists {
  const bridge = useBridge();
  const { latest, failure, loading, refetch } = useDeskQuery(ServiceListsDocument, {});
  const [progress, setProgress] = useState<Lists['progress']>(null);
  useEffect(
    () =>
      bridge.subscribe((event) => {
        if (event.kind === 'schemaProgress') setProgress({ read: event.read, wanted: event.wanted });
      }),
    [bridge],
  );
  return {
    lists: latest?.serviceLists ?? null,
    failure,
    progress: loading ? progress : null,
    retry: refetch,
  };
}
