import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ComponentType } from 'react';
import type { Bridge } from '../bridge/bridge.ts';
import { useBridge } from '../bridge/BridgeContext.ts';
import { useSettings } from '../bridge/SettingsContext.tsx';
import { BridgeLink } from './bridgeLink.ts';

interface Connected {
  readonly bridge: Bridge;
  readonly connection: number;
  readonly client: ApolloClient;
}

let current: Connected | null = null;

/** Puts a component over the connection's Apollo client. */
export function withDeskData<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  return function WithDeskData(props: Props) {
    const bridge = useBridge();
    const { connection } = useSettings();
    return (
      <ApolloProvider client={deskClient(bridge, connection)}>
        <Component {...props} />
      </ApolloProvider>
    );
  };
}

/** One client per connection: the next clinic or environment gets a new one, with nothing of the former. */
function deskClient(bridge: Bridge, connection: number): ApolloClient {
  if (current?.bridge === bridge && current.connection === connection) return current.client;
  current?.client.stop();
  const client = new ApolloClient({
    link: new BridgeLink(bridge),
    cache: new InMemoryCache(),
    devtools: { enabled: false },
  });
  current = { bridge, connection, client };
  return client;
}
