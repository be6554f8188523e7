import { afterEach, expect, it } from 'vitest';
import { channelLimits, type Protocol } from '../../../../electron/core/connection/live/channel.ts';
import { channelsByProtocol } from '../../../../electron/core/connection/live/channelsByProtocol.ts';
import { nodeFetch } from '../../../../electron/preview/previewPorts.ts';
import { answerMessages, type EventServer, startEventServer } from '../../../support/service/eventServer.ts';

/** Milliseconds in which a service that has taken a connection reads nothing more, as where packets are lost. */
const stalls = 200;

type Message = Readonly<Record<string, unknown>>;

/** What a service answers to a first message and to a subscription. */
const answers: Readonly<Partial<Record<Protocol, (message: Message) => readonly object[]>>> = {
  'graphql-transport-ws': ({ type }) => (type === 'connection_init' ? [{ type: 'connection_ack' }] : []),
  'graphql-ws': ({ type }) => (type === 'connection_init' ? [{ type: 'connection_ack' }] : []),
  phoenix: ({ topic, ref, event }) => {
    const response = event === 'doc' ? { subscriptionId: 'doc:1' } : {};
    return [{ topic, ref, event: 'phx_reply', payload: { status: 'ok', response } }];
  },
};

let server: EventServer | null = null;
afterEach(() => server?.close());

// A reading that is made sooner does not find what happens before the service reports.
it.each(['graphql-transport-ws', 'graphql-ws', 'phoenix'] as const)(
  'a channel is open only when the service has read its subscriptions: %s',
  async (protocol) => {
    let isRead = false;
    server = await startEventServer({
      onSocket(socket) {
        socket.once('message', () => {
          socket.pause();
          setTimeout(() => socket.resume(), stalls);
        });
        answerMessages(socket, (message) => {
          isRead ||= ['subscribe', 'start'].includes(String(message['type'])) || message['event'] === 'doc';
          return answers[protocol]?.(message) ?? [];
        });
      },
    });
    const controller = new AbortController();
    const wasRead: boolean[] = [];
    setTimeout(() => controller.abort(), stalls * 3);
    await channelsByProtocol[protocol](
      {
        url: `${server.origin}/graphql`,
        headers: {},
        keyIn: 'headers',
        subscriptions: [{ query: 'subscription A { changed { id } }', operationName: 'A', variables: {} }],
        onOpen: () => wasRead.push(isRead),
        onEvent: () => undefined,
        signal: controller.signal,
      },
      { fetch: nodeFetch, limits: channelLimits },
    );
    expect(wasRead).toEqual([true]);
  },
);
