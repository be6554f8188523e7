import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Core } from '../core/createCore.ts';
import type { PageFiles } from '../page/pageFiles.ts';
import { pageHeaders, renderPage } from '../page/pageHeaders.ts';

export interface Preview {
  /** Where the page is, the run's token in its path. */
  readonly url: string;
  /**
   * An address that leads there once, within half a minute: what a browser is opened with may be seen by others.
   */
  openingUrl(): string;
  close(): Promise<void>;
}

const maxQuestionBytes = 1024 * 1024;
const maxListeners = 32;
const codeMilliseconds = 30_000;
const maxCodes = 8;
const opening = '/open/';

/**
 * Serves the page and its API on 127.0.0.1. Everything lies under a path that is a secret of this run; besides,
 * the Host header must be ours (a foreign name that resolves to loopback is refused) and a question's Origin too.
 */
export async function startPreview(options: {
  readonly core: Core;
  readonly files: PageFiles;
  readonly port?: number;
}): Promise<Preview> {
  const { core, files } = options;
  const token = randomBytes(24).toString('base64url');
  const prefix = `/${token}`;
  const streams = new Set<ServerResponse>();
  /** Codes that were not used yet, with the time of their end in milliseconds of this process. */
  const codes = new Map<string, number>();
  const server = createServer((request, response) => {
    respond(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.requestTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  // Sound: a server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  const unlisten = core.subscribe((event) => {
    for (const stream of streams) stream.write(`data: ${event}\n\n`);
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (request.headers.host !== host) return refuse(response, 404);
    if (path.startsWith(opening) && request.method === 'GET') return redirect(path.slice(opening.length), response);
    if (!isUnder(path, prefix)) return refuse(response, 404);
    const below = path.slice(prefix.length);
    if (request.method === 'POST') {
      const ours = request.headers.origin === `http://${host}` && below === '/request';
      return ours ? answer(request, response) : refuse(response, 403);
    }
    if (request.method !== 'GET') return refuse(response, 405);
    if (below === '/events') return openStream(request, response);
    return servePage(below, response);
  }

  /** To the page, for a code that was not used yet. */
  function redirect(code: string, response: ServerResponse): void {
    const end = codes.get(code);
    codes.delete(code);
    if (end === undefined || performance.now() > end) return refuse(response, 410);
    const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
    response.writeHead(303, { ...headers, location: `${prefix}/` }).end();
  }

  function openingUrl(): string {
    const [oldest] = codes.keys();
    if (codes.size >= maxCodes && oldest !== undefined) codes.delete(oldest);
    const code = randomBytes(24).toString('base64url');
    codes.set(code, performance.now() + codeMilliseconds);
    return `http://${host}${opening}${code}`;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readText(request);
    if (text === null) return refuse(response, 413);
    // A closed page waits for nothing: its requests are aborted down to the socket.
    const controller = new AbortController();
    response.on('close', () => controller.abort());
    const result = await core.request(text, controller.signal);
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    response.end(result);
  }

  function openStream(request: IncomingMessage, response: ServerResponse): void {
    const site = request.headers['sec-fetch-site'];
    if (streams.size >= maxListeners || (site !== undefined && site !== 'same-origin')) return refuse(response, 403);
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': open\n\n');
    streams.add(response);
    response.on('close', () => streams.delete(response));
  }

  function servePage(path: string, response: ServerResponse): void {
    const file = files.find(path);
    if (!file) return refuse(response, 404);
    const nonce = randomBytes(16).toString('base64');
    const headers = { ...pageHeaders({ nonce, connect: 'self' }), 'content-type': file.type };
    const isPage = file.type.startsWith('text/html');
    const body = isPage
      ? renderPage(Buffer.from(file.bytes).toString('utf8'), { nonce, ...core.appearance() })
      : file.bytes;
    // Built files carry a hash in their name; only the page itself changes from load to load.
    response.writeHead(200, isPage ? headers : { ...headers, 'cache-control': 'private, max-age=31536000, immutable' });
    response.end(body);
  }

  return {
    url: `http://${host}${prefix}/`,
    openingUrl,
    close: () =>
      new Promise((resolve) => {
        unlisten();
        for (const stream of streams) stream.end();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function isUnder(path: string, prefix: string): boolean {
  const start = Buffer.from(path.slice(0, prefix.length));
  const requested = Buffer.from(prefix);
  return start.length === requested.length && timingSafeEqual(start, requested) && path.charAt(prefix.length) === '/';
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/plain', connection: 'close' });
  response.end();
}

async function readText(request: IncomingMessage): Promise<string | null> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request) {
    // Sound: an IncomingMessage without an encoding yields Buffers.
    const buffer = piece as Buffer;
    bytes += buffer.length;
    if (bytes > maxQuestionBytes) return null;
    pieces.push(buffer);
  }
  return Buffer.concat(pieces).toString('utf8');
}
