import { ApolloClient, ApolloLink } from '@apollo/client';
import type { EarlyBridge } from '../bridge/askAhead.ts';
import { BridgeLink } from './bridgeLink.ts';
import { createCache } from './cache.ts';
import { writeFirstDay } from './exceptions.ts';
import { createFreshnessLink } from './freshnessLink.ts';

/**
 * The page's one store of clinic data, for one connection: the next clinic gets a new one, with nothing of the former.
 * Where the first day is in its cache already, no component asks again for what it finds there, until `startFetching`.
 */
export function createDeskClient(bridge: EarlyBridge): ApolloClient {
  const cache = createCache();
  const hasFirstDay = writeFirstDay(cache, bridge);
  const client = new ApolloClient({
    link: ApolloLink.from([createFreshnessLink(), new BridgeLink(bridge)]),
    cache,
    devtools: { enabled: false },
  });
  client.prioritizeCacheValues = hasFirstDay;
  return client;
}

/** The first picture is drawn. */
export function startFetching(client: ApolloClient): void {
  client.prioritizeCacheValues = false;
}
