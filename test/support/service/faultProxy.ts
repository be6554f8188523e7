import { Agent, createServer, type IncomingMessage, request as requestOverHttp, type ServerResponse } from 'node:http';
import { Agent as TlsAgent, createServer as createTlsServer, request as requestOverTls } from 'node:https';
import { type AddressInfo, connect, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { answerWith, type Behind } from './faultAnswers.ts';
import { type Fault, isCarriedOut, isOfConnection } from './faults.ts';

/** A request that arrived at the proxy. */
export interface Arrived {
  readonly kind: 'query' | 'mutation';
  /** The operation's name. */
  readonly name: string;
  /**
   * A mutation's variables as JSON, to distinguish one change from another; empty for a query, of which there are many.
   */
  readonly variables: string;
}

/** Which fault comes next; null for none. Called for each connection (`arrived` null), then for its request. */
export type Script = (arrived: Arrived | null) => Fault | null;

/** Something between a desk and a service that goes wrong as a test has it. All of it is on loopback. */
export interface FaultProxy {
  /** What a desk connects to. */
  readonly url: string;
  script: Script;
  /** Every request that arrived whole, and whether the service behind carried it out. */
  readonly passed: readonly (Arrived & { readonly fault: Fault | null; readonly carriedOut: boolean })[];
  /** Connections of clients that are open now. */
  open(): number;
  /** WebSockets that were handed on: all of them, those that are open now, and the most that were open together. */
  readonly webSockets: { readonly opened: number; readonly open: number; readonly most: number };
  /** Connections are refused until `up`. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
}

const loopback = '127.0.0.1';

/**
 * Starts a proxy in front of a service at `behind`, without checking its certificate. Every request has a connection of
 * its own, so that faults of a connection hit one request. With a certificate it speaks HTTPS itself.
 */
export async function startFaultProxy(options: {
  readonly behind: string;
  readonly certificate?: { readonly cert: string; readonly key: string };
  readonly script?: Script;
  /** Hands WebSockets on too, to a service without encryption; they are cut while it is down. */
  readonly webSockets?: boolean;
}): Promise<FaultProxy> {
  const passed: (Arrived & { fault: Fault | null; carriedOut: boolean })[] = [];
  /** Raw connections of clients, by the port from which they are handed on. */
  const clients = new Map<number, Socket>();
  const sockets = new Set<Socket>();
  const timers = new Set<NodeJS.Timeout>();
  const isSecure = options.behind.startsWith('https:');
  const agent = isSecure
    ? new TlsAgent({ keepAlive: true, rejectUnauthorized: false })
    : new Agent({ keepAlive: true });
  const requestBehind = isSecure ? requestOverTls : requestOverHttp;
  const proxy = { script: options.script ?? (() => null) };

  const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    handle(request, response).catch(() => response.destroy());
  };
  const inner = options.certificate ? createTlsServer(options.certificate, onRequest) : createServer(onRequest);
  inner.on('tlsClientError', () => undefined);
  const webSockets = { opened: 0, open: 0, most: 0 };
  const channels = new Set<Socket>();
  if (options.webSockets) inner.on('upgrade', handOn);
  await listen(inner, 0);
  const front = createTcpServer({ allowHalfOpen: true }, accept);
  await listen(front, 0);
  const port = portOf(front);

  function accept(client: Socket): void {
    track(client);
    const fault = proxy.script(null);
    if (fault && !isOfConnection(fault)) throw new Error(`${fault.kind} is no fault of a connection.`);
    if (fault?.kind === 'hangUp') return void client.resetAndDestroy();
    // A handshake that never completes: bytes are read and discarded.
    if (fault?.kind === 'slowTls') return void client.resume().once('end', () => client.destroy());
    const onward = connect({ port: portOf(inner), host: loopback, allowHalfOpen: true }, () => {
      const { localPort = 0 } = onward;
      clients.set(localPort, client);
      onward.once('close', () => clients.delete(localPort));
      client.pipe(onward);
      onward.pipe(client);
    });
    track(onward);
    onward.once('close', () => client.destroy());
    client.once('close', () => onward.destroy());
  }

  function handOn(request: IncomingMessage, client: Socket, head: Buffer): void {
    const { hostname, port: behindPort } = new URL(options.behind);
    const onward = connect({ host: hostname, port: Number(behindPort) }, () => {
      const lines = request.rawHeaders.flatMap((name, index, all) =>
        index % 2 === 0 ? [`${name}: ${all[index + 1] ?? ''}`] : [],
      );
      onward.write(`GET ${request.url ?? '/'} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      client.pipe(onward);
      onward.pipe(client);
    });
    webSockets.opened += 1;
    webSockets.open += 1;
    webSockets.most = Math.max(webSockets.most, webSockets.open);
    channels.add(client);
    track(onward);
    client.on('error', () => undefined);
    onward.once('close', () => client.destroy());
    client.once('close', () => {
      onward.destroy();
      channels.delete(client);
      webSockets.open -= 1;
    });
  }

  function track(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readAll(request);
    const arrived = readArrived(body);
    const fault = proxy.script(arrived);
    const isDone = fault === null || isCarriedOut(fault);
    const behind = isDone ? await pass(request, body) : null;
    passed.push({ ...arrived, fault, carriedOut: isDone });
    const client = clients.get(request.socket.remotePort ?? 0);
    answerWith(fault, behind, {
      response,
      reset: () => void client?.resetAndDestroy(),
      endHalf: () => void client?.end(),
      later(milliseconds, doing) {
        const timer = setTimeout(() => {
          timers.delete(timer);
          if (!response.destroyed) doing();
        }, milliseconds);
        timers.add(timer);
      },
    });
  }

  function pass(request: IncomingMessage, body: Buffer): Promise<Behind> {
    const { host: _host, connection: _connection, ...headers } = request.headers;
    return new Promise((resolve, reject) => {
      const onward = requestBehind(
        `${options.behind}${request.url ?? ''}`,
        { method: request.method ?? 'POST', headers, agent },
        (answer) => {
          readAll(answer).then((all) => resolve({ status: answer.statusCode ?? 0, body: all }), reject);
        },
      );
      onward.on('error', reject);
      onward.end(body);
    });
  }

  return {
    url: `${options.certificate ? 'https' : 'http'}://${loopback}:${port}`,
    get script() {
      return proxy.script;
    },
    set script(script) {
      proxy.script = script;
    },
    passed,
    open: () => [...sockets].filter(({ localPort }) => localPort === port).length,
    webSockets,
    async down() {
      front.close();
      for (const channel of channels) channel.destroy();
    },
    up: () => listen(front, port),
    async close() {
      for (const timer of timers) clearTimeout(timer);
      for (const socket of sockets) socket.destroy();
      agent.destroy();
      inner.closeAllConnections();
      await Promise.all([stop(front), stop(inner)]);
    },
  };
}

function readArrived(body: Buffer): Arrived {
  // Sound: only the core sends requests here, and a test fails where it sends any other.
  const parsed = JSON.parse(body.toString()) as { query: string; operationName: string; variables?: object };
  const kind = parsed.query.startsWith('mutation') ? 'mutation' : 'query';
  const variables = kind === 'mutation' ? JSON.stringify(parsed.variables ?? {}) : '';
  return { kind, name: parsed.operationName, variables };
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, loopback, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A server that does not listen says so by an error; it is closed all the same.
    server.close(() => resolve());
  });
}

function portOf(server: Server): number {
  // Sound: a server that listens on TCP has an address with a port.
  return (server.address() as AddressInfo).port;
}
