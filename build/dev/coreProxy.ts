import { type ChildProcess, fork } from 'node:child_process';
import { type IncomingMessage, request as sendRequest, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Connect } from 'vite';

const entry = fileURLToPath(new URL('./core.ts', import.meta.url));
const closeWithin = 5000;

/** The core as a child process that can be restarted. */
interface CoreProcess {
  /** Where the running core listens. Waits for one that is starting; null where it failed to start. */
  url(): Promise<string | null>;
  /** Ends the running core and starts a new one; answers whether that one listens. Calls during a restart share the next one. */
  restart(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Starts the core at once. */
export function startCoreProcess(): CoreProcess {
  let child = start();
  let next: Promise<boolean> | null = null;
  let stopped = false;

  async function replace(): Promise<boolean> {
    // Only one process may work on the data folder.
    await end(child);
    next = null;
    if (stopped) return false;
    child = start();
    return (await child.url) !== null;
  }

  return {
    url: async () => {
      await next;
      return child.url;
    },
    restart: () => (next ??= replace()),
    async stop() {
      stopped = true;
      await end(child);
    },
  };
}

/** Has the core close its files; one that hangs is killed. */
async function end({ process, exited }: Child): Promise<void> {
  if (process.connected) process.disconnect();
  const timer = setTimeout(() => process.kill('SIGKILL'), closeWithin);
  await exited;
  clearTimeout(timer);
}

interface Child {
  readonly process: ChildProcess;
  readonly url: Promise<string | null>;
  readonly exited: Promise<void>;
}

function start(): Child {
  const process = fork(entry);
  const exited = new Promise<void>((resolve) => process.once('exit', () => resolve()));
  const url = new Promise<string | null>((resolve) => {
    process.once('message', (message) => resolve(typeof message === 'string' ? message : null));
    void exited.then(() => resolve(null));
  });
  return { process, url, exited };
}

/** Turns the frame of the page into one that loads its modules from Vite. */
type TransformPage = (html: string) => Promise<string>;

const fromCore = new Set(['', 'request', 'events']);

/**
 * Sends the page itself, its requests and its events to the core, whichever process that is just now. Everything below
 * `base` that is not the core's is passed to Vite; everything else is refused, because Vite would reveal the secret
 * path. Host and Origin are translated only where they name this server. Others reach the core as they are, which
 * refuses them.
 */
export function createCoreProxy(
  core: CoreProcess,
  base: string,
  transformPage: TransformPage,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (!path.startsWith(base)) return refuse(response, 404, 'Not found.');
    const below = path.slice(base.length);
    if (!fromCore.has(below)) return next();
    void core
      .url()
      .then((url) => {
        if (url === null) return refuse(response, 503, 'The core didn’t start: see the terminal.');
        return forward(new URL(below, url), request, response, below === '' ? transformPage : null);
      })
      .catch(() => refuse(response, 502, 'The core didn’t respond.'));
  };
}

async function forward(
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
  transformPage: TransformPage | null,
): Promise<void> {
  const answer = await send(url, request, response);
  const { statusCode = 502, headers } = answer;
  if (transformPage === null || statusCode !== 200) {
    response.writeHead(statusCode, headers);
    answer.pipe(response);
    return;
  }
  const policy = String(headers['content-security-policy']);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  const html = await transformPage(await readText(answer));
  for (const name of ['connection', 'transfer-encoding', 'content-length']) delete headers[name];
  response.writeHead(200, { ...headers, 'content-security-policy': devPolicy(policy, nonce) });
  response.end(html.replaceAll('__CSP_NONCE__', nonce));
}

/** The product's policy, and the one inline script that Fast Refresh needs. Vite's socket is of the page's own origin. */
function devPolicy(policy: string, nonce: string): string {
  return policy.replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`);
}

function send(url: URL, request: IncomingMessage, response: ServerResponse): Promise<IncomingMessage> {
  const own = `127.0.0.1:${request.socket.localPort}`;
  const { host, origin } = request.headers;
  const headers = { ...request.headers };
  if (host === own) headers.host = url.host;
  if (origin === `http://${own}`) headers.origin = url.origin;
  return new Promise((resolve, reject) => {
    const outgoing = sendRequest(url, { method: request.method ?? 'GET', headers }, resolve);
    outgoing.on('error', reject);
    // A page that is gone waits for nothing.
    response.on('close', () => outgoing.destroy());
    request.pipe(outgoing);
  });
}

async function readText(message: IncomingMessage): Promise<string> {
  let text = '';
  message.setEncoding('utf8');
  for await (const piece of message) text += String(piece);
  return text;
}

function refuse(response: ServerResponse, status: number, text: string): void {
  if (!response.headersSent) response.writeHead(status, { 'content-type': 'text/plain' });
  response.end(text);
}
