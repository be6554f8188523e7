import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { serveLegacySocket } from './legacySockets.ts';
import { servePhoenixSocket } from './phoenixSockets.ts';
import type { SocketParts, SubscriptionSource } from './subscriptionSource.ts';

/** The sockets of a dialect's server. */
export interface SocketServer {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly close: () => void;
}

export function createSocketServer({ protocol, path }: SubscriptionSource, parts: SocketParts): SocketServer {
  const sockets = new WebSocketServer({
    noServer: true,
    // The older library accepts any sub-protocol and closes afterwards; Phoenix names its own where that is offered.
    handleProtocols: (offered) =>
      protocol === 'phoenix' ? (offered.has('phoenix') ? 'phoenix' : false) : ([...offered][0] ?? false),
  });
  sockets.on('connection', (socket: WebSocket) => {
    socket.on('error', () => socket.terminate());
    if (protocol === 'phoenix') servePhoenixSocket(socket, parts);
    else serveLegacySocket(socket, parts);
  });
  return {
    upgrade(request, socket, head) {
      socket.on('error', () => undefined);
      const refuse = (status: string): unknown =>
        socket.end(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
      if ((request.url ?? '').split('?', 1)[0] !== path) return refuse('404 Not Found');
      const isLetIn = protocol !== 'phoenix' || parts.guard(headersOfPhoenix(request.headers)) === null;
      if (!isLetIn) return refuse('403 Forbidden');
      return sockets.handleUpgrade(request, socket, head, (accepted) => sockets.emit('connection', accepted, request));
    },
    close() {
      for (const socket of sockets.clients) socket.terminate();
    },
  };
}

const tokenMark = 'base64url.bearer.phx.';

/** What a Phoenix socket is told of a handshake: headers that begin with x-, and the token among the sub-protocols. */
function headersOfPhoenix(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const seen = Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('x-')));
  const offered = (headers['sec-websocket-protocol'] ?? '').split(',').map((each) => each.trim());
  const token = offered.find((each) => each.startsWith(tokenMark));
  return {
    ...seen,
    ...(token && { authorization: Buffer.from(token.slice(tokenMark.length), 'base64url').toString() }),
  };
}
