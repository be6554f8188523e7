import type { Protocol } from './channel.ts';

/** A protocol at an address. */
export interface ChannelPlace {
  readonly protocol: Protocol;
  readonly url: string;
}

/** Below the folder of the endpoint, or with a leading `*` below the endpoint itself. */
const neighbours: Readonly<Record<Protocol, readonly string[]>> = {
  'graphql-transport-ws': ['*', '/subscriptions', '*/websocket'],
  sse: ['*', '*/stream'],
  'graphql-ws': ['*', '/subscriptions'],
  phoenix: ['/socket/websocket', '*/websocket'],
};

const order: readonly Protocol[] = ['graphql-transport-ws', 'sse', 'graphql-ws', 'phoenix'];

/**
 * Where a service may send events, in the order in which it is tried: the protocols by how common and how strict they
 * are, each at the endpoint's own path and its usual neighbours, on the same host and port. None without encryption but on
 * this computer.
 */
export function channelPlaces(endpoint: string): readonly ChannelPlace[] {
  const url = new URL(endpoint);
  const isHere = url.hostname === '127.0.0.1' || url.hostname === 'localhost' || url.hostname === '[::1]';
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isHere)) return [];
  const own = url.pathname.replace(/\/+$/, '');
  const folder = own.slice(0, own.lastIndexOf('/') + 1).replace(/\/$/, '');
  return order.flatMap((protocol) =>
    neighbours[protocol].map((path) => {
      if (path === '*') return { protocol, url: endpoint };
      const at = path.startsWith('*') ? `${own}${path.slice(1)}` : `${folder}${path}`;
      return { protocol, url: `${url.origin}${at}` };
    }),
  );
}
