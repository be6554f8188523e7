import { ApolloClient, ApolloLink } from '@apollo/client';
import type { EarlyBridge } from '../bridge/askAhead.ts';
import { BridgeLink } from './bridgeLink.ts';
import { createCache } from './cache.ts';
import { takeFirstDay } from './exceptions.ts';
import { createFreshnessLink } from './freshnessLink.ts';

/** The page's one store of clinic data, for one connection: the next clinic gets a new one, with nothing of the former. */
export function createDeskClient(bridge: EarlyBridge): ApolloClient {
  const client = new ApolloClient({
    link: ApolloLink.from([createFreshnessLink(), new BridgeLink(bridge)]),
    cache: createCache(),
    devtools: { enabled: false },
    // An answer to an earlier question may be older than the reason for a later one.
    queryDeduplication: false,
  });
  takeFirstDay(client, bridge);
  return client;
}
