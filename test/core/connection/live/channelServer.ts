import { onTestFinished } from 'vitest';
import type { WebSocket } from 'ws';
import { channelLimits, type Protocol } from '../../../../electron/core/connection/live/channel.ts';
import { answerMessages, type EventServer, startEventServer } from '../../../support/service/eventServer.ts';

export const key = 'canary-key-Zq81-do-not-lose';
export const limits = { ...channelLimits, openWithin: 400, pingEvery: 150, silentAfter: 400 };
export const subscriptions = [{ query: 'subscription A { changed { id } }', operationName: 'A', variables: {} }];

/** A server that ends with the test. */
export async function start(options: Parameters<typeof startEventServer>[0]): Promise<EventServer> {
  const server = await startEventServer(options);
  onTestFinished(() => server.close());
  return server;
}

/** What a service reports first. */
export const changed = { changed: { id: '7' } };

/** Each protocol as a service speaks it, up to the first event; `then` goes on from there. */
export const speak: Readonly<
  Record<Exclude<Protocol, 'sse'>, (then: (socket: WebSocket) => void) => (socket: WebSocket) => void>
> = {
  'graphql-transport-ws': (then) => (socket) =>
    answerMessages(socket, ({ type, id }) => {
      if (type === 'connection_init') return [{ type: 'connection_ack' }];
      if (type !== 'subscribe') return [];
      setTimeout(() => then(socket), 20);
      return [{ type: 'next', id, payload: { data: changed } }];
    }),
  'graphql-ws': (then) => (socket) =>
    answerMessages(socket, ({ type, id }) => {
      if (type === 'connection_init') return [{ type: 'connection_ack' }, { type: 'ka' }];
      if (type !== 'start') return [];
      setTimeout(() => then(socket), 20);
      return [{ type: 'data', id, payload: { data: changed } }];
    }),
  phoenix: (then) => (socket) =>
    answerMessages(socket, ({ event, topic, ref }) => {
      const reply = (response: object): object => ({
        topic,
        ref,
        event: 'phx_reply',
        payload: { status: 'ok', response },
      });
      if (event === 'phx_join') return [reply({})];
      if (event !== 'doc') return [];
      setTimeout(() => then(socket), 20);
      const report = { event: 'subscription:data', topic: 'doc:1', payload: { result: { data: changed } } };
      return [reply({ subscriptionId: 'doc:1' }), report];
    }),
};
export const socketProtocols = ['graphql-transport-ws', 'graphql-ws', 'phoenix'] as const;
