import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createGuard, type DirectAuth, type GatewayAuth, type Quota } from './access.ts';
import { createEndpoint } from './endpoint.ts';
import { handleHttp, problem, send } from './http.ts';
import { seedClinic } from './seed/seedClinic.ts';
import type { ClinicStore } from './store.ts';
import type { ServeStream, SubscriptionServer } from './subscriptions.ts';

/** How a demo clinic is to be: which data it holds, and how it behaves on the wire. */
export interface DemoClinicOptions {
  /** The same seed and clock give the same clinic. */
  readonly seed: string | number;
  /** The clinic's clock, epoch ms. It is read for every request, so the day advances by itself. */
  readonly now: () => number;
  /** 600 by default. */
  readonly clients?: number;
  readonly auth: DirectAuth | GatewayAuth;
  /** Plan of the gateway; without effect on a direct endpoint, which knows none. */
  readonly quota?: Quota;
  /** Root fields, such as `invoices` or `createClient`, that the key may not use. */
  readonly restricted?: readonly string[];
  readonly introspection?: 'full' | 'refused';
  /** A free one by default. */
  readonly port?: number;
  /** Serves HTTPS instead of HTTP. */
  readonly tls?: { readonly key: string | Buffer; readonly cert: string | Buffer };
  /** Delay of every reply in milliseconds; none by default. */
  readonly latency?: number;
  /** Whether changes are reported by sockets too, or by streams alone; both by default. */
  readonly sockets?: boolean;
  /** Milliseconds between two signs of life on a stream, where a test can't wait for the usual ones. */
  readonly streamBeat?: number;
}

/** A demo clinic that runs. */
export interface DemoClinic {
  /** Base address without a path, such as http://127.0.0.1:49152; the endpoint is POST {url}/graphql. */
  readonly url: string;
  /** The data behind it, to look at or to prepare in tests. */
  readonly store: ClinicStore;
  /** Stops it at once: open connections are cut. Calling it again does nothing. */
  close(): Promise<void>;
}

const loopback = '127.0.0.1';
/** Milliseconds. */
const advanceEvery = 1_000;

/**
 * Starts a demo clinic: a service like any other, over HTTP on loopback and with invented data in memory.
 *
 * It is what the app shows before a clinic has connected its own service, and the double that tests run against.
 */
export async function startDemoClinic(options: DemoClinicOptions): Promise<DemoClinic> {
  const { now, clients = 600, introspection = 'full', restricted = [], latency = 0 } = options;
  if (!Number.isInteger(clients) || clients < 1) throw new Error('clients must be a whole number above zero');
  const store = seedClinic(String(options.seed), now, clients);
  const guard = createGuard(options.auth, options.quota ?? null, now);
  const { respond, prepareSubscription } = createEndpoint(store, { restricted, introspection });
  let subscriptions: Promise<SubscriptionServer> | null = null;
  const loadSubscriptions = (): Promise<SubscriptionServer> =>
    (subscriptions ??= import('./subscriptions.ts').then(({ createSubscriptionServer }) =>
      createSubscriptionServer({
        guard,
        prepare: prepareSubscription,
        latency,
        ...(options.streamBeat !== undefined && { streamBeat: options.streamBeat }),
      }),
    ));
  const serveStream: ServeStream = async (...stream) => (await loadSubscriptions()).serveStream(...stream);
  const handlers = { guard, respond, serveStream, latency };
  const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    handleHttp(request, response, handlers).catch(() => {
      // Either the client disconnected, or the demo has a defect; in both cases the request ends now.
      if (!response.headersSent) send(response, problem(500, 'Internal server error'));
    });
  };
  const server = options.tls ? createTlsServer(options.tls, onRequest) : createServer(onRequest);
  if (options.sockets ?? true)
    server.on('upgrade', (...upgrade) => void loadSubscriptions().then((loaded) => loaded.upgrade(...upgrade)));
  server.listen(options.port ?? 0, loopback);
  await once(server, 'listening');
  // Appointments advance by themselves: who listens is told of it, although nobody reads.
  const advancing = setInterval(() => {
    if (store.changes.hasListeners()) store.advance();
  }, advanceEvery);
  advancing.unref();
  const url = `${options.tls ? 'https' : 'http'}://${loopback}:${String(portOf(server))}`;
  const close = async (): Promise<void> => {
    clearInterval(advancing);
    (await subscriptions)?.close();
    await closeServer(server);
  };
  return { url, store, close };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The demo clinic has no port');
  return address.port;
}

async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
