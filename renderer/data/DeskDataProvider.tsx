import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useBridge } from '../bridge/BridgeContext.ts';
import { useSettings } from '../bridge/SettingsContext.tsx';
import { createDeskClient } from './createDeskClient.ts';
import { followDeskEvents } from './followDeskEvents.ts';

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
