import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { type RawServer, startRawServer } from '../../../support/service/rawServer.ts';
import { createTransport } from '../../../../electron/core/connection/transport/transport.ts';
import type { TransportLimits } from '../../../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../../../electron/preview/previewPorts.ts';
import type { Outcome } from '../../../../graphql/service/outcome.ts';

const limits: TransportLimits = { headersWithin: 300, idleWithin: 300, totalWithin: 900, maxBytes: 8 * 1024 * 1024 };
const good = JSON.stringify({ data: { org: { id: '1', name: 'A' } } });
const keyHeaders = { authorization: 'canary-key-7319', 'x-api-key': 'canary-a', 'x-service-key': 'canary-b' };

let servers: RawServer[] = [];
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
});

async function serve(answer: (response: ServerResponse) => void): Promise<RawServer> {
  const server = await startRawServer(answer);
  servers.push(server);
  return server;
}

async function sendQuery(origin: string, signal = new AbortController().signal): Promise<Outcome> {
  const request = {
    url: `${origin}/graphql`,
    headers: keyHeaders,
    query: '{ org { id name } }',
    operationName: 'A',
    variables: {},
  };
  return createTransport(nodeFetch, limits)(request, signal);
}

async function queryServer(answer: (response: ServerResponse) => void): Promise<Outcome> {
  return sendQuery((await serve(answer)).origin);
}

function json(response: ServerResponse, body: string | Buffer, more: Record<string, string> = {}): void {
  response.writeHead(200, { 'content-type': 'application/json', ...more }).end(body);
}

describe('the transport', () => {
  it('posts JSON with the given headers, without cookies or caches', async () => {
    const server = await serve((response) => json(response, good, { 'set-cookie': 'a=b' }));
    expect(await sendQuery(server.origin)).toMatchObject({ kind: 'ok' });
    await sendQuery(server.origin);
    expect(server.received[1]).toMatch(/^POST \/graphql /);
    expect(server.received[1]).toContain('authorization canary-key-7319');
    expect(server.received[1]).not.toMatch(/cookie/i);
  });

  it.each([301, 302, 303, 307, 308])('does not follow a %i, so a second server sees not one byte', async (status) => {
    const second = await serve((response) => json(response, good));
    const outcome = await queryServer((response) => {
      response.writeHead(status, { location: `${second.origin}/graphql` }).end();
    });
    expect(outcome.kind).toBe('redirected');
    expect(second.received).toEqual([]);
  });

  it('stops reading at 8 MB, of an endless body too', async () => {
    const piece = Buffer.alloc(64 * 1024, 0x20);
    const before = process.memoryUsage().rss;
    const outcome = await queryServer((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = (): void => {
        while (!response.destroyed && response.write(piece));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    expect(outcome.kind).toBe('tooLarge');
    expect(process.memoryUsage().rss - before).toBeLessThan(120 * 1024 * 1024);
  });

  it('does not even begin a body that declares 100 MB', async () => {
    const outcome = await queryServer((response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100000000' });
      response.write('{');
    });
    expect(outcome.kind).toBe('tooLarge');
  });

  it.each<[string, (response: ServerResponse) => void, Outcome['kind']]>([
    [
      'a body that is cut',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
        response.write(good);
        setTimeout(() => response.destroy(), 20);
      },
      'unreadable',
    ],
    [
      'damaged compression',
      (response) => json(response, gzipSync(good).subarray(0, 20).fill(7, 12), { 'content-encoding': 'gzip' }),
      'unreadable',
    ],
    ['sound compression', (response) => json(response, gzipSync(good), { 'content-encoding': 'gzip' }), 'ok'],
    [
      'another charset',
      (response) => json(response, good, { 'content-type': 'application/json; charset=iso-8859-1' }),
      'unreadable',
    ],
    ['bytes that are no UTF-8', (response) => json(response, Buffer.from([0x7b, 0xff, 0xfe])), 'unreadable'],
    [
      'a sign-in page',
      (response) => json(response, '<html>Sign in</html>', { 'content-type': 'text/html' }),
      'notGraphQL',
    ],
    [
      '100 000 levels',
      (response) => json(response, `{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
      'unreadable',
    ],
    ['silence', () => undefined, 'timeout'],
    [
      'a body that drips and stops',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{"data":');
      },
      'timeout',
    ],
    ['a connection that is cut', (response) => response.destroy(), 'unreachable'],
  ])('has one outcome for %s', async (_name, answer, kind) => {
    expect((await queryServer(answer)).kind).toBe(kind);
  });

  it('ends a body that drips for ever at the total deadline', async () => {
    const started = performance.now();
    const outcome = await queryServer((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(drip));
    });
    expect(outcome.kind).toBe('timeout');
    expect(performance.now() - started).toBeLessThan(limits.totalWithin + 500);
  });

  it('distinguishes a refused connection, which a write may repeat, from one that broke after sending', async () => {
    const server = await serve(() => undefined);
    const { origin } = server;
    await server.close();
    expect(await sendQuery(origin)).toMatchObject({ kind: 'unreachable', sent: false });
    expect(await queryServer((response) => response.destroy())).toMatchObject({ kind: 'unreachable', sent: true });
  });

  it('cancels down to the socket', async () => {
    const controller = new AbortController();
    let closed: () => void;
    const socketClosed = new Promise<void>((resolve) => (closed = resolve));
    const server = await startRawServer((_response, request) => request.socket.on('close', () => closed()));
    servers.push(server);
    const pending = sendQuery(server.origin, controller.signal);
    await expect.poll(() => server.received.length).toBe(1);
    controller.abort();
    expect((await pending).kind).toBe('cancelled');
    await socketClosed;
  });
});

const key = 'canary+7319/a&c==';
const escaped = Array.from(key, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`).join('');
const jsonHeaders = { 'content-type': 'application/json' };

function htmlOf(text: string): string {
  return text.replaceAll('&', '&amp;');
}

/** What the words of a text are as base64, at each of the four places where it may begin, or as hexadecimal digits. */
function decodedIn(text: string): readonly string[] {
  return [...text.matchAll(/[\w+/-]{6,}/g)].flatMap(([word]) => [
    ...[0, 1, 2, 3].map((from) => Buffer.from(word.slice(from), 'base64').toString('latin1')),
    Buffer.from(word, 'hex').toString('latin1'),
  ]);
}

function answered(text: string, status = 200): Promise<Outcome> {
  const send = createTransport(async () => new Response(text, { status, headers: jsonHeaders }));
  const headers = { authorization: key };
  const request = { url: 'https://clinic.example/graphql', headers, query: '{ a }', operationName: 'A', variables: {} };
  return send(request, new AbortController().signal);
}

describe('a service that repeats the key it received', () => {
  it.each([
    ['in an error', `{"errors":[{"message":"Bad key ${key}"}]}`, 200],
    ['in an error, escaped', `{"errors":[{"message":"Bad key ${escaped}"}]}`, 200],
    ['in an error, as in an address', `{"errors":[{"message":"?key=${encodeURIComponent(key)}"}]}`, 200],
    ['in a code and a path', `{"errors":[{"message":"No","code":"${escaped}","path":["${escaped}"]}]}`, 403],
    ['beside data', `{"data":{"a":"${key}"},"errors":[{"message":"${escaped}"}]}`, 200],
    ['in data', `{"data":{"a":{"b":["${key}"]}}}`, 200],
    ['in data, escaped', `{"data":{"a":{"b":["x ${escaped} y"]}}}`, 200],
    ['in data, with escaped slashes', `{"data":{"a":"${key.replaceAll('/', '\\/')}"}}`, 200],
    ['in data, as a name', `{"data":{"a":{"${escaped}":1}}}`, 200],
    ['in a description of its schema', `{"data":{"__type":{"description":"like ${escaped}"}}}`, 200],
    ['in data, in the other case', `{"data":{"a":"${key.toUpperCase()}"}}`, 200],
    ['in data, in HTML', `{"data":{"a":"${htmlOf(key)}"}}`, 200],
    ['in data, as hexadecimal digits', `{"data":{"a":"${Buffer.from(key).toString('hex')}"}}`, 200],
    ['in data, as base64', `{"data":{"a":"${Buffer.from(key).toString('base64')}"}}`, 200],
    ['in data, as base64 of more', `{"data":{"a":"${Buffer.from(`desk:${key}, yes`).toString('base64url')}"}}`, 200],
    ['as a gateway', `{"error":"Missing Header","error_description":"Not ${escaped}"}`, 400],
  ])('is not listened to: %s', async (_name, text, status) => {
    const outcome = JSON.stringify(await answered(text, status));
    expect(outcome).toContain('•••••');
    expect(outcome).not.toContain('7319');
    for (const decoded of [outcome, ...decodedIn(outcome)]) expect(decoded).not.toMatch(/7319/);
  });

  it('is not listened to where a word stands before the key', async () => {
    const text = `{"errors":[{"message":"Not ${key}, which came as Bearer ${key}"}]}`;
    const send = createTransport(async () => new Response(text, { status: 200, headers: jsonHeaders }));
    const headers = { 'x-api-token': `Bearer ${key}` };
    const request = { url: 'https://clinic.example/api', headers, query: '{ a }', operationName: 'A', variables: {} };
    expect(await send(request, new AbortController().signal)).toMatchObject({
      errors: [{ message: 'Not •••••, which came as Bearer •••••' }],
    });
  });

  it('changes nothing in other answers', async () => {
    expect(await answered('{"data":{"a":"canary"}}')).toEqual({ kind: 'ok', data: { a: 'canary' } });
  });
});
