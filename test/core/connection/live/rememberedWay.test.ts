import { describe, expect, it } from 'vitest';
import type { ChannelEnd, HoldChannel } from '../../../../electron/core/connection/live/channel.ts';
import { type ChannelWay, createListen, type ListenEnd } from '../../../../electron/core/connection/live/listen.ts';

const endpoint = 'https://vet.example/graphql';
const legacy: ChannelWay = { protocol: 'graphql-ws', url: 'https://vet.example/subscriptions', keyIn: 'payload' };

/** A service of which each way ends as the test has it; `opens` is whether events come before that. */
function listenTo(options: {
  readonly kept?: ChannelWay | null;
  readonly answer: (way: string) => { readonly end: ChannelEnd; readonly opens?: boolean };
}) {
  const tried: string[] = [];
  const keptWays: ChannelWay[] = [];
  const hold =
    (protocol: string): HoldChannel =>
    async ({ url, keyIn, onOpen, onEvent }) => {
      const way = `${protocol} ${url.replace('https://vet.example', '')} ${keyIn}`;
      tried.push(way);
      const { end, opens = false } = options.answer(way);
      if (opens) {
        onOpen();
        onEvent(0, {});
      }
      return end;
    };
  const listen = createListen({
    fetch: () => Promise.reject(new Error('Nothing is asked.')),
    isDirect: async () => true,
    remembered: { read: () => options.kept ?? null, keep: (way) => keptWays.push(way) },
    loadChannels: async () => ({
      'graphql-transport-ws': hold('graphql-transport-ws'),
      sse: hold('sse'),
      'graphql-ws': hold('graphql-ws'),
      phoenix: hold('phoenix'),
    }),
  });
  const run = (): Promise<ListenEnd> =>
    listen({
      endpoint,
      headers: { authorization: 'key' },
      subscriptions: [],
      onOpen: () => undefined,
      onEvent: () => undefined,
      onEnd: () => undefined,
      signal: new AbortController().signal,
    });
  return { run, tried, keptWays };
}

const closed = { end: { kind: 'closed', code: 1001 }, opens: true } as const;
const notSpoken = { end: { kind: 'notSpoken' } } as const;
const way = 'graphql-ws /subscriptions payload';

describe('the way that worked in an earlier run', () => {
  it('is tried first, and nothing else', async () => {
    const { run, tried, keptWays } = listenTo({ kept: legacy, answer: () => closed });
    expect(await run()).toEqual(closed.end);
    await run();
    expect(tried).toEqual([way, way]);
    expect(keptWays[0]).toMatchObject(legacy);
    expect(JSON.stringify(keptWays)).not.toContain('"key"');
  });

  it('is given up for a search where it works no more', async () => {
    const { run, tried } = listenTo({
      kept: legacy,
      answer: (each) => (each === 'sse /graphql headers' ? closed : notSpoken),
    });
    expect(await run()).toEqual(closed.end);
    expect(tried[0]).toBe(way);
    expect(tried.at(-1)).toBe('sse /graphql headers');
    await run();
    expect(tried.slice(-2)).toEqual(['sse /graphql headers', 'sse /graphql headers']);
  });

  it('stays while only the network is to blame', async () => {
    const { run, tried } = listenTo({ kept: legacy, answer: () => ({ end: { kind: 'unreachable' } }) });
    expect(await run()).toEqual({ kind: 'unreachable' });
    await run();
    expect(tried).toEqual([way, way]);
  });

  it.each([
    ['another host', { ...legacy, url: 'https://evil.example/subscriptions' }],
    ['another port', { ...legacy, url: 'https://vet.example:81/subscriptions' }],
    ['another path', { ...legacy, url: 'https://vet.example/elsewhere' }],
    ['no encryption', { ...legacy, url: 'http://vet.example/subscriptions' }],
    ['a place for the key that the protocol does not have', { ...legacy, keyIn: 'subprotocol' as const }],
  ])('is not followed to %s', async (_name, kept) => {
    const { run, tried } = listenTo({ kept, answer: () => notSpoken });
    expect(await run()).toEqual({ kind: 'notOffered' });
    expect(tried).not.toContain(`graphql-ws ${kept.url.replace('https://vet.example', '')} ${kept.keyIn}`);
  });
});

describe('the way that works in this run', () => {
  it('is looked for again where the service speaks it no more, and kept where its line is silent', async () => {
    let now: (each: string) => { readonly end: ChannelEnd; readonly opens?: boolean } = (each) =>
      each === 'graphql-transport-ws /graphql headers' ? closed : notSpoken;
    const { run, tried } = listenTo({ answer: (each) => now(each) });
    await run();
    now = () => ({ end: { kind: 'silent' } });
    expect(await run()).toEqual({ kind: 'silent' });
    expect(tried).toHaveLength(2);
    now = (each) => (each === 'phoenix /socket/websocket subprotocol' ? closed : notSpoken);
    await run();
    now = () => closed;
    await run();
    // Where a protocol is not spoken at all, the key is not tried elsewhere.
    expect(tried.at(-1)).not.toBe('graphql-transport-ws /graphql headers');
  });
});

it('a line that is silent everywhere is no service without any protocol, until it was so three times', async () => {
  const { run } = listenTo({ answer: () => ({ end: { kind: 'silent' } }) });
  expect([await run(), await run(), await run(), await run()].map(({ kind }) => kind)).toEqual([
    'silent',
    'silent',
    'notOffered',
    'notOffered',
  ]);
});
