import { afterEach, describe, expect, it } from 'vitest';
import { type ChannelEnd, channelLimits } from '../../../../electron/core/connection/live/channel.ts';
import { channelsByProtocol } from '../../../../electron/core/connection/live/channelsByProtocol.ts';
import { nodeFetch } from '../../../../electron/preview/previewPorts.ts';
import { answerMessages, type EventServer, startEventServer } from '../../../support/service/eventServer.ts';

let server: EventServer | null = null;
let controller = new AbortController();
afterEach(async () => {
  controller.abort();
  await server?.close();
});

interface Held {
  readonly end: () => ChannelEnd | null;
  readonly events: readonly number[];
}

/** Holds two subscriptions, the first of which is answered with these messages; the other is taken. */
async function holdTwo(
  protocol: 'graphql-transport-ws' | 'graphql-ws',
  first: readonly { readonly type: string; readonly payload?: unknown }[],
): Promise<Held> {
  let taken = 0;
  server = await startEventServer({
    onSocket: (socket) =>
      answerMessages(socket, ({ type, id }) => {
        if (type === 'connection_init') return [{ type: 'connection_ack' }];
        if (type !== 'subscribe' && type !== 'start') return [];
        taken += 1;
        return taken === 1 ? first.map((message) => ({ id, ...message })) : [];
      }),
  });
  controller = new AbortController();
  const events: number[] = [];
  let end: ChannelEnd | null = null;
  const subscription = { query: 'subscription A { changed { id } }', operationName: 'A', variables: {} };
  void channelsByProtocol[protocol](
    {
      url: `${server.origin}/graphql`,
      headers: {},
      keyIn: 'headers',
      subscriptions: [subscription, { ...subscription, operationName: 'B' }],
      onOpen: () => undefined,
      onEvent: (index) => events.push(index),
      signal: controller.signal,
    },
    { fetch: nodeFetch, limits: channelLimits },
  ).then((why) => {
    end = why;
  });
  await expect.poll(() => taken).toBe(2);
  return { end: () => end, events };
}

describe.each([
  ['graphql-transport-ws', 'next', [{ message: 'No.' }]],
  ['graphql-ws', 'data', { message: 'No.' }],
] as const)('of several subscriptions by %s', (protocol, next, refusal) => {
  const event = { type: next, payload: { data: { changed: { id: '7' } } } };
  const complete = { type: 'complete' };

  it.each([
    ['after an event', [event, complete]],
    ['before any', [complete]],
  ])('one that the service completes ends them all, %s: what follows is not heard', async (_name, messages) => {
    const { end } = await holdTwo(protocol, messages);
    await expect.poll(end).toEqual({ kind: 'closed', code: null });
  });

  it.each([
    ['with an error', [{ type: 'error', payload: refusal }]],
    ['with an event that holds errors alone', [{ type: next, payload: { errors: [{ message: 'No.' }] } }, complete]],
  ])('one that the service refuses leaves the others alone, %s', async (_name, messages) => {
    const { end } = await holdTwo(protocol, messages);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(end()).toBeNull();
  });
});
