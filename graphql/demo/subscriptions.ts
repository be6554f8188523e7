import { setTimeout as sleep } from 'node:timers/promises';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { GraphQLError } from 'graphql';
import { createHandler } from 'graphql-sse';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL, makeServer } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { GraphQLRequest, Prepared, Reply } from './endpoint.ts';

/** What both protocols are served with. */
export interface SubscriptionHandlers {
  readonly guard: (headers: IncomingHttpHeaders) => Reply | null;
  /** The execution of a subscription, or why there is none. */
  readonly prepare: (request: GraphQLRequest) => Prepared | readonly GraphQLError[];
  /** Milliseconds that every event is held back. */
  readonly latency: number;
  /** Milliseconds between two signs of life on a stream, beside those of the library, which come every 12 seconds. */
  readonly streamBeat?: number;
}

const maxPayload = 1_048_576;

/** Serves subscriptions by both protocols; loaded with the first client that asks for either. */
export interface SubscriptionServer {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly serveStream: ServeStream;
  /** Cuts every socket; streams are cut with the server's connections. */
  readonly close: () => void;
}

export function createSubscriptionServer(handlers: SubscriptionHandlers): SubscriptionServer {
  return { ...createSockets(handlers), serveStream: createStreams(handlers) };
}

/** Serves graphql-transport-ws at /graphql. */
function createSockets({
  guard,
  prepare,
  latency,
}: SubscriptionHandlers): Pick<SubscriptionServer, 'upgrade' | 'close'> {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload,
    handleProtocols: (offered) => (offered.has(GRAPHQL_TRANSPORT_WS_PROTOCOL) ? GRAPHQL_TRANSPORT_WS_PROTOCOL : false),
  });
  const protocol = makeServer<Record<string, unknown>, { readonly headers: IncomingHttpHeaders }>({
    // Keys come with the handshake, or in the first message where a client can't set headers.
    onConnect: ({ connectionParams = {}, extra }) =>
      guard({ ...headersIn(connectionParams), ...extra.headers }) === null,
    onSubscribe: (_context, _id, { query, variables, operationName }) =>
      prepare({ query, variables: variables ?? null, operationName: operationName ?? null }),
    async onNext() {
      if (latency > 0) await sleep(latency, undefined, { ref: false });
    },
  });
  sockets.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    // A line that is cut is the client's affair.
    socket.on('error', () => socket.terminate());
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (data) => new Promise((resolve) => socket.send(data, () => resolve())),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (listener) =>
          socket.on('message', (data: Buffer) => {
            listener(data.toString()).catch(() => socket.close(4500, 'Internal server error'));
          }),
      },
      { headers: request.headers },
    );
    socket.once('close', (code, reason) => void closed(code, reason.toString()).catch(() => undefined));
  });
  return {
    upgrade(request, socket, head) {
      if ((request.url ?? '').split('?', 1)[0] !== '/graphql') {
        socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
        return;
      }
      sockets.handleUpgrade(request, socket, head, (accepted) => sockets.emit('connection', accepted, request));
    },
    close() {
      for (const socket of sockets.clients) socket.terminate();
    },
  };
}

/** Texts of a first message, as the headers that they stand for. */
function headersIn(given: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (typeof value === 'string' ? [[name.toLowerCase(), value]] : [])),
  );
}

/** Answers a subscription by Server-Sent Events, in a stream of its own. */
export type ServeStream = (request: IncomingMessage, response: ServerResponse, body: string) => Promise<void>;

/** Serves graphql-sse in distinct connections; the keys were checked with the request. */
function createStreams({ prepare, latency, streamBeat }: Omit<SubscriptionHandlers, 'guard'>): ServeStream {
  const handle = createHandler<IncomingMessage, undefined, Prepared['contextValue']>({
    // No client gets a stream that others send to.
    authenticate: () => '',
    async onSubscribe(_request, { query, variables, operationName }) {
      const prepared = prepare({ query, variables: variables ?? null, operationName: operationName ?? null });
      return 'document' in prepared ? prepared : { errors: prepared };
    },
    async onNext() {
      if (latency > 0) await sleep(latency, undefined, { ref: false });
    },
  });
  return async (request, response, body) => {
    const [answer, { status, statusText, headers = {} }] = await handle({
      method: request.method ?? 'POST',
      url: request.url ?? '/graphql',
      headers: { get: (name) => request.headers[name]?.toString() },
      body,
      raw: request,
      context: undefined,
    });
    response.writeHead(status, statusText, headers);
    if (answer === null || typeof answer === 'string') {
      response.end(answer ?? '');
      return;
    }
    const beat =
      streamBeat === undefined
        ? undefined
        : setInterval(() => response.writable && response.write(':\n\n'), streamBeat);
    response.once('close', () => {
      clearInterval(beat);
      void answer.return(undefined);
    });
    for await (const piece of answer) if (response.writable) response.write(piece);
    response.end();
  };
}
