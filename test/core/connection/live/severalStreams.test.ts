import { afterEach, describe, expect, it } from 'vitest';
import type { ServerResponse } from 'node:http';
import { type ChannelEnd, channelLimits } from '../../../../electron/core/connection/live/channel.ts';
import { holdSse } from '../../../../electron/core/connection/live/sseChannel.ts';
import { nodeFetch } from '../../../../electron/preview/previewPorts.ts';
import { type EventServer, startEventServer } from '../../../support/service/eventServer.ts';

let server: EventServer | null = null;
const controller = { current: new AbortController() };
afterEach(async () => {
  controller.current.abort();
  await server?.close();
});

/** Holds two streams, of which `first` answers the one that comes first; null while they are held. */
async function holdTwo(first: (response: ServerResponse) => void): Promise<() => ChannelEnd | null> {
  let streams = 0;
  server = await startEventServer({
    onRequest(response) {
      streams += 1;
      if (streams === 1) {
        first(response);
        return;
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(':\n\n');
    },
  });
  controller.current = new AbortController();
  let end: ChannelEnd | null = null;
  const subscription = { query: 'subscription A { changed { id } }', operationName: 'A', variables: {} };
  const open = new Promise<void>((resolve) => {
    void holdSse(
      {
        url: `${server?.origin}/graphql`,
        headers: {},
        keyIn: 'headers',
        subscriptions: [subscription, { ...subscription, operationName: 'B' }],
        onOpen: resolve,
        onEvent: () => undefined,
        signal: controller.current.signal,
      },
      { fetch: nodeFetch, limits: channelLimits },
    ).then((why) => {
      end = why;
    });
  });
  await open;
  return () => end;
}

const event = 'event: next\ndata: {"data":{"changed":{"id":"7"}}}\n\n';
const refusal = 'event: next\ndata: {"errors":[{"message":"No."}]}\n\nevent: complete\ndata:\n\n';

describe('of several streams', () => {
  it.each([
    ['is cut', (response: ServerResponse) => response.destroy()],
    ['ends without a word', (response: ServerResponse) => response.end()],
    ['ends with an event', (response: ServerResponse) => response.end(event)],
  ])('one that %s ends them all: what it would have reported is not heard', async (_name, stop) => {
    const end = await holdTwo((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`:\n\n${event}`);
      setTimeout(() => stop(response), 100);
    });
    await expect.poll(end).toEqual({ kind: 'closed', code: null });
  });

  it.each([
    [
      'is refused by the service',
      (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' }).end(refusal),
    ],
    ['is not there', (response: ServerResponse) => response.writeHead(404).end()],
  ])('one that %s leaves the others alone', async (_name, refuse) => {
    const end = await holdTwo(refuse);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(end()).toBeNull();
  });
});
