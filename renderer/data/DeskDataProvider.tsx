import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useBridge } from '../bridge/BridgeContext.ts';
import { useSettings } from '../bridge/SettingsContext.tsx';
import { followDeskEvents } from './followDeskEvents.ts';
import { ApolloClient, ApolloLink } from '@apollo/client';
import type { EarlyBridge } from '../bridge/prefetch.ts';
import { BridgeLink } from './bridgeLink.ts';
import { createCache } from './cache.ts';
import { takeFirstAnswer } from './exceptions.ts';
import { createFreshnessLink } from './freshnessLink.ts';
import { createWriteAhead, type WriteAhead } from './largeDays.ts';

/** Gives everything inside the Apollo client of the connection in use. */
export function DeskDataProvider({ children }: { readonly children: ReactNode }) {
  const bridge = useBridge();
  const { connection } = useSettings();
  // A new connection, or the same clinic read in another way, begins with an empty cache.
  const desk = useMemo(() => ({ connection, client: createDeskClient(bridge) }), [bridge, connection]);
  const { client } = desk;
  useEffect(() => {
    const unsubscribe = followDeskEvents(client);
    return () => {
      unsubscribe();
      client.stop();
    };
  }, [client]);
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}

/** The page's one store of clinic data, for one connection: the next clinic gets a new one, with nothing of the former. */
export function createDeskClient(
  bridge: EarlyBridge,
  cache = createCache(),
  writeAhead: WriteAhead = createWriteAhead(cache),
): ApolloClient {
  const client = new ApolloClient({
    link: ApolloLink.from([createFreshnessLink(writeAhead), new BridgeLink(bridge)]),
    cache,
    devtools: { enabled: false },
    // An answer to an earlier question may be older than the reason for a later one.
    queryDeduplication: false,
  });
  takeFirstAnswer(client, bridge);
  return client;
}
