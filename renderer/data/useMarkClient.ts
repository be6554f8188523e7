import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { Channels } from '../../electron/contract/channels.ts';
import { useBridge } from '../bridge/BridgeContext.ts';
import { refetchActive } from './refetch.ts';

type MarkClient = (id: string, as: Channels['client:mark']['request']['as']) => void;

/** Tells the core that a client was opened here, or is to stay at hand; the lists of those are read again. */
export function useMarkClient(): MarkClient {
  const bridge = useBridge();
  const apollo = useApolloClient();
  return useCallback(
    (id, as) => {
      void bridge.request('client:mark', { id, as }).then(({ ok }) => {
        if (ok) refetchActive(apollo, (name) => name === 'RecentClients');
      });
    },
    [bridge, apollo],
  );
}
