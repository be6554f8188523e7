import { describe, expect, it } from 'vitest';
import { type ChannelEnd, type KeyPlace, type Protocol } from '../../../../electron/core/connection/live/channel.ts';
import { channelsByProtocol } from '../../../../electron/core/connection/live/channelsByProtocol.ts';
import { nodeFetch } from '../../../../electron/preview/previewPorts.ts';
import { findSecret } from '../../../support/canary.ts';
import type { EventServer } from '../../../support/service/eventServer.ts';
import { changed, key, limits, socketProtocols, speak, start, subscriptions } from './channelServer.ts';

interface Held {
  readonly end: ChannelEnd;
  readonly events: readonly unknown[];
  readonly opened: number;
}

async function hold(
  protocol: Protocol,
  { origin }: EventServer,
  {
    after,
    keyIn = 'headers',
    within = limits.silentAfter,
  }: { readonly after?: number; readonly keyIn?: KeyPlace; readonly within?: number } = {},
): Promise<Held> {
  const controller = new AbortController();
  const events: unknown[] = [];
  let opened = 0;
  if (after !== undefined) setTimeout(() => controller.abort(), after);
  const end = await channelsByProtocol[protocol](
    {
      url: `${origin}/graphql`,
      headers: { authorization: key },
      keyIn,
      subscriptions,
      onOpen() {
        opened += 1;
      },
      onEvent: (_index, data) => events.push(data),
      signal: controller.signal,
    },
    { fetch: nodeFetch, limits: { ...limits, openWithin: within, silentAfter: within } },
  );
  return { end, events, opened };
}

describe.each(socketProtocols)('a channel by %s', (protocol) => {
  it('hears what is reported, and lives as long as heartbeats are answered', async () => {
    const server = await start({ onSocket: speak[protocol](() => undefined) });
    const held = await hold(protocol, server, { after: 700 });
    expect(held).toEqual({ end: { kind: 'cancelled' }, events: [changed], opened: 1 });
    expect(findSecret(key, Object.fromEntries(server.received.map((text, at) => [at, text])))).toEqual(['0']);
    expect(server.received[0]).toMatch(/^GET \/graphql .*authorization canary-key/);
  });

  it('has the key in the first message where headers are not looked at', async () => {
    const server = await start({ onSocket: speak[protocol](() => undefined) });
    await hold(protocol, server, { after: 300, keyIn: 'payload' });
    expect(findSecret(key, Object.fromEntries(server.received.map((text, at) => [at, text])))).toEqual(['1']);
  });

  it('is named silent where a socket accepts and says nothing', async () => {
    const server = await start({ onSocket: () => undefined });
    expect((await hold(protocol, server)).end).toEqual({ kind: 'silent' });
  });

  it('is named silent where an open socket stops to answer heartbeats', async () => {
    const server = await start({ onSocket: speak[protocol]((socket) => socket.pause()) });
    expect(await hold(protocol, server)).toEqual({ end: { kind: 'silent' }, events: [changed], opened: 1 });
  });

  it('is not spoken by a web page', async () => {
    const page = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 5\r\n\r\n<html';
    const server = await start({ onUpgrade: (write) => write(page) });
    expect((await hold(protocol, server)).end).toEqual({ kind: 'notSpoken' });
  });

  it.each([
    ['401 Unauthorized', { kind: 'keyRejected' }],
    ['403 Forbidden', { kind: 'keyRejected' }],
    ['404 Not Found', { kind: 'notSpoken' }],
    ['429 Too Many Requests', { kind: 'quotaExceeded', waitSeconds: 30 }],
    ['502 Bad Gateway', { kind: 'gatewayTrouble' }],
    ['302 Found', { kind: 'redirected' }],
  ])('says what %s means, and follows nothing', async (status, end) => {
    const other = await start({ onSocket: () => undefined });
    const server = await start({
      onUpgrade: (write) =>
        write(
          `HTTP/1.1 ${status}\r\nLocation: ${other.origin}/graphql\r\nRetry-After: 30\r\nContent-Length: 0\r\n\r\n`,
        ),
    });
    expect((await hold(protocol, server)).end).toEqual(end);
    expect(other.received).toEqual([]);
  });

  it.each([
    [1000, 'closed'],
    [1001, 'closed'],
    [1002, 'unreadable'],
    [1007, 'unreadable'],
    [1008, 'closed'],
    [1011, 'closed'],
    [1012, 'closed'],
    [1013, 'closed'],
    [4400, 'closed'],
    [4401, 'keyRejected'],
    [4403, 'keyRejected'],
    [4406, 'notSpoken'],
    [4408, 'silent'],
    [4409, 'closed'],
    [4429, 'closed'],
    [4500, 'closed'],
  ])('says what the close code %i in mid-stream means', async (code, kind) => {
    const server = await start({ onSocket: speak[protocol]((socket) => socket.close(code)) });
    const held = await hold(protocol, server);
    expect(held).toMatchObject({ end: { kind }, opened: 1 });
  });

  it('ends when the line is cut', async () => {
    const server = await start({ onSocket: speak[protocol]((socket) => socket.terminate()) });
    expect((await hold(protocol, server)).end).toEqual({ kind: 'closed', code: 1006 });
  });

  it('reads no message of 100 MB', async () => {
    const before = process.memoryUsage().rss;
    const server = await start({
      onSocket: speak[protocol]((socket) => socket.send(Buffer.alloc(100 * 1024 * 1024, 32), { binary: false })),
    });
    expect((await hold(protocol, server)).end).toEqual({ kind: 'tooLarge' });
    // The sender is in this process too; the reader took none of it.
    expect(process.memoryUsage().rss - before).toBeLessThan(280 * 1024 * 1024);
  });

  it.each(['no JSON', '"text"', '[1', '{"type":"unheard of","event":1}'])('is unreadable with %s', async (text) => {
    const server = await start({ onSocket: speak[protocol]((socket) => socket.send(text)) });
    expect((await hold(protocol, server)).end).toEqual({ kind: 'unreadable' });
  });
});

it('a channel by phoenix has the key among the sub-protocols, as a token, where a socket knows no headers', async () => {
  const server = await start({ onSocket: speak.phoenix(() => undefined) });
  expect(await hold('phoenix', server, { after: 300, keyIn: 'subprotocol' })).toMatchObject({ opened: 1 });
  const token = Buffer.from(key).toString('base64url');
  expect(server.received[0]).toContain(`phoenix,base64url.bearer.phx.${token}`);
  expect(server.received.filter((text) => text.includes(token) || text.includes(key))).toHaveLength(1);
});

describe('a channel by sse', () => {
  const open = { 'content-type': 'text/event-stream' };
  const closed = { kind: 'closed', code: null };
  const next = `event: next\ndata: ${JSON.stringify({ data: changed })}\n\n`;

  it('hears what is reported', async () => {
    const server = await start({ onRequest: (response) => response.writeHead(200, open).write(next) });
    expect(await hold('sse', server, { after: 200 })).toEqual({
      end: { kind: 'cancelled' },
      events: [changed],
      opened: 1,
    });
    expect(findSecret(key, Object.fromEntries(server.received.map((text, at) => [at, text])))).toEqual(['0']);
    expect(server.received[0]).toMatch(/^POST \/graphql /);
  });

  it.each([
    ['says nothing', () => undefined, { kind: 'silent' }],
    ['opens and says nothing', (to: Answer) => to.writeHead(200, open).flushHeaders(), { kind: 'silent' }],
    [
      'answers a web page',
      (to: Answer) => to.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
      { kind: 'notSpoken' },
    ],
    ['rejects the key', (to: Answer) => to.writeHead(401).end(), { kind: 'keyRejected' }],
    [
      'wants a pause',
      (to: Answer) => to.writeHead(429, { 'retry-after': '9' }).end(),
      { kind: 'quotaExceeded', waitSeconds: 9 },
    ],
    ['has trouble', (to: Answer) => to.writeHead(503).end(), { kind: 'gatewayTrouble' }],
    ['breaks off', (to: Answer) => to.writeHead(200, open).write(next, () => to.destroy()), closed],
    ['is complete', (to: Answer) => to.writeHead(200, open).end(`${next}event: complete\ndata:\n\n`), closed],
    [
      'sends no JSON',
      (to: Answer) => to.writeHead(200, open).write('event: next\ndata: {\n\n'),
      { kind: 'unreadable' },
    ],
    [
      'sends another event',
      (to: Answer) => to.writeHead(200, open).write('event: x\ndata: 1\n\n'),
      { kind: 'unreadable' },
    ],
    [
      'sends 100 MB',
      (to: Answer) => void to.writeHead(200, open).write(Buffer.alloc(104_857_600, 32)),
      { kind: 'tooLarge' },
    ],
  ])('is named where the service %s', async (_name, onRequest, end) => {
    const server = await start({ onRequest });
    // The first bytes of a large answer may take a while where much else runs.
    const held = await hold('sse', server, end.kind === 'silent' ? {} : { within: 10_000 });
    expect(held.end).toEqual(end);
  });

  it('follows no redirect', async () => {
    const other = await start({});
    const location = `${other.origin}/graphql`;
    const server = await start({ onRequest: (response) => response.writeHead(307, { location }).end() });
    expect((await hold('sse', server)).end).toEqual({ kind: 'redirected' });
    expect(other.received).toEqual([]);
  });
});

type Answer = Parameters<NonNullable<Parameters<typeof start>[0]['onRequest']>>[0];
