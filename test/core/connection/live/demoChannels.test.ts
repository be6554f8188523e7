import { afterEach, describe, expect, it } from 'vitest';
import { type DemoClinicOptions, startDemoClinic, type DemoClinic } from '../../../../graphql/demo/server.ts';
import {
  type ChannelEnd,
  channelLimits,
  type ChannelLimits,
} from '../../../../electron/core/connection/live/channel.ts';
import { type ChannelWay, createListen, type ListenEnd } from '../../../../electron/core/connection/live/listen.ts';
import { nodeFetch } from '../../../../electron/preview/previewPorts.ts';
import { tuesday } from '../../../support/core/memoryCore.ts';

const auth = { kind: 'direct', key: 'raw-demo-key-of-this-test' } as const;

let clinic: DemoClinic | null = null;
afterEach(async () => {
  await clinic?.close();
  clinic = null;
});

async function start(options: Partial<DemoClinicOptions> = {}): Promise<DemoClinic> {
  clinic = await startDemoClinic({ seed: 7, now: () => tuesday, clients: 40, auth, ...options });
  return clinic;
}

interface Heard {
  readonly ways: ChannelWay[];
  readonly events: { readonly index: number; readonly data: unknown }[];
  readonly tries: { readonly way: ChannelWay; readonly end: ChannelEnd }[];
  readonly opened: Promise<void>;
  readonly ended: Promise<ListenEnd>;
  readonly stop: () => void;
}

function listenTo(
  { url }: { readonly url: string },
  options: { readonly headers?: Record<string, string>; readonly only?: 'sse'; readonly limits?: ChannelLimits } = {},
): Heard {
  const controller = new AbortController();
  const listen = createListen({
    fetch: nodeFetch,
    isDirect: async () => options.only !== 'sse',
    limits: options.limits ?? channelLimits,
  });
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const heard: Omit<Heard, 'ended'> = { ways: [], events: [], tries: [], opened, stop: () => controller.abort() };
  const ended = listen({
    endpoint: `${url}/graphql`,
    headers: options.headers ?? { authorization: auth.key },
    subscriptions: [
      { query: 'subscription A { appointmentChanged { id } }', operationName: 'A', variables: {} },
      { query: 'subscription B { clientChanged { id } }', operationName: 'B', variables: {} },
    ],
    onOpen(way) {
      heard.ways.push(way);
      open();
    },
    onEvent: (index, data) => heard.events.push({ index, data }),
    onEnd: (way, end) => heard.tries.push({ way, end }),
    signal: controller.signal,
  });
  return { ...heard, ended };
}

function change({ store }: DemoClinic, which = 0): string {
  const client = store.clients()[which];
  if (!client) throw new Error('The demo clinic has clients.');
  store.putClient({ ...client, notes: 'changed' });
  return client.id;
}

describe.each([
  ['graphql-transport-ws', undefined],
  ['sse', 'sse'],
] as const)('the demo clinic over %s', (protocol, only) => {
  const options = only ? { only } : {};

  it('reports what is changed, with nothing but what was asked for', async () => {
    const demo = await start();
    const heard = listenTo(demo, options);
    await heard.opened;
    await expect.poll(() => demo.store.changes.hasListeners()).toBe(true);
    const id = change(demo);
    await expect.poll(() => heard.events).toEqual([{ index: 1, data: { clientChanged: { id } } }]);
    expect(heard.ways).toEqual([{ protocol, url: `${demo.url}/graphql`, keyIn: 'headers' }]);
    heard.stop();
    expect(await heard.ended).toEqual({ kind: 'cancelled' });
    await expect.poll(() => demo.store.changes.hasListeners()).toBe(false);
  });

  it('ends when the service goes away', async () => {
    const demo = await start();
    const heard = listenTo(demo, options);
    await heard.opened;
    await demo.close();
    expect((await heard.ended).kind).toMatch(/^(closed|unreachable|unreadable)$/);
  });

  it('is not heard without the key', async () => {
    const demo = await start();
    const heard = listenTo(demo, { ...options, headers: { authorization: 'another-key' } });
    expect(await heard.ended).toEqual({ kind: 'notOffered' });
    expect(heard.ways).toEqual([]);
    expect(heard.tries.map(({ end }) => end.kind)).toContain('keyRejected');
  });

  it('is refused by a service that restricts it', async () => {
    const demo = await start({ restricted: ['appointmentChanged', 'clientChanged'] });
    const heard = listenTo(demo, options);
    expect(await heard.ended).toEqual({ kind: 'notOffered' });
    // A refused stream is answered like a question, as by a service that knows no streams.
    const kind = protocol === 'sse' ? 'notSpoken' : 'refused';
    expect(heard.tries.some(({ way, end }) => way.protocol === protocol && end.kind === kind)).toBe(true);
  });
});
