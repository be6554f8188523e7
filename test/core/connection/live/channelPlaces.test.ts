import { describe, expect, it } from 'vitest';
import { channelPlaces } from '../../../../electron/core/connection/live/channelPlaces.ts';
import { createListen } from '../../../../electron/core/connection/live/listen.ts';
import { nodeFetch } from '../../../../electron/preview/previewPorts.ts';
import { key, limits, socketProtocols, speak, start, subscriptions } from './channelServer.ts';

describe('the places that are tried', () => {
  it('are on the host of the endpoint, encrypted anywhere but on this computer', () => {
    const places = channelPlaces('https://vet.example:8443/api/graphql');
    expect(new Set(places.map(({ url }) => new URL(url).origin))).toEqual(new Set(['https://vet.example:8443']));
    expect(places.map(({ protocol, url }) => `${protocol} ${new URL(url).pathname}`)).toEqual([
      'graphql-transport-ws /api/graphql',
      'graphql-transport-ws /api/subscriptions',
      'graphql-transport-ws /api/graphql/websocket',
      'sse /api/graphql',
      'sse /api/graphql/stream',
      'graphql-ws /api/graphql',
      'graphql-ws /api/subscriptions',
      'phoenix /api/socket/websocket',
      'phoenix /api/graphql/websocket',
    ]);
    expect(channelPlaces('http://vet.example/graphql')).toEqual([]);
    expect(channelPlaces('http://127.0.0.1:81/graphql')).toHaveLength(9);
  });

  it.each(socketProtocols)(
    'are tried until one speaks %s, the only protocol of a service, which is tried alone the next time',
    async (protocol) => {
      const path = protocol === 'phoenix' ? '/socket/websocket' : '/subscriptions';
      const server = await start({
        onSocket(socket, request) {
          const isRight = request.url === path && (protocol === 'phoenix' || socket.protocol === protocol);
          if (isRight) speak[protocol]((spoken) => spoken.close(1001))(socket);
          else socket.close(4406);
        },
      });
      const listen = createListen({ fetch: nodeFetch, isDirect: async () => true, limits });
      const tries: string[] = [];
      const listening = {
        endpoint: `${server.origin}/graphql`,
        headers: { authorization: key },
        subscriptions,
        onOpen: () => undefined,
        onEvent: () => undefined,
        onEnd: (way: { readonly protocol: string; readonly url: string }) =>
          tries.push(`${way.protocol} ${new URL(way.url).pathname}`),
        signal: new AbortController().signal,
      };
      expect(await listen(listening)).toEqual({ kind: 'closed', code: 1001 });
      const first = tries.splice(0);
      expect(first.at(-1)).toBe(`${protocol} ${path}`);
      await listen(listening);
      expect(tries).toEqual([`${protocol} ${path}`]);
    },
  );

  it('are given up as a whole where the network is to blame, and tried again later', async () => {
    const server = await start({});
    await server.close();
    const listen = createListen({ fetch: nodeFetch, isDirect: async () => true, limits });
    const tries: string[] = [];
    const end = await listen({
      endpoint: `${server.origin}/graphql`,
      headers: { authorization: key },
      subscriptions,
      onOpen: () => undefined,
      onEvent: () => undefined,
      onEnd: ({ protocol }) => tries.push(protocol),
      signal: new AbortController().signal,
    });
    expect(end).toEqual({ kind: 'unreachable' });
    expect(tries).toHaveLength(1);
  });

  it('are no sockets behind a proxy, which only the host’s own network can use', async () => {
    const server = await start({ onSocket: () => undefined });
    const listen = createListen({ fetch: nodeFetch, isDirect: async () => false, limits });
    const end = await listen({
      endpoint: `${server.origin}/graphql`,
      headers: { authorization: key },
      subscriptions,
      onOpen: () => undefined,
      onEvent: () => undefined,
      onEnd: () => undefined,
      signal: new AbortController().signal,
    });
    expect(end).toEqual({ kind: 'notOffered' });
    expect(server.received.every((text) => text.startsWith('POST'))).toBe(true);
  });
});
