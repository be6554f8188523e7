import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

export interface EventServer {
  readonly origin: string;
  /** Method, address and headers of everything that arrived, and every message of a socket. */
  readonly received: string[];
  close(): Promise<void>;
}

interface EventServerOptions {
  readonly onSocket?: (socket: WebSocket, request: IncomingMessage) => void;
  readonly onRequest?: (response: ServerResponse, request: IncomingMessage) => void;
  /** Instead of a handshake. */
  readonly onUpgrade?: (write: (answer: string) => void) => void;
  readonly certificate?: { readonly cert: string; readonly key: string };
}

/** A loopback server whose sockets and streams a test writes by hand; what it does not write is answered by 404. */
export async function startEventServer(options: EventServerOptions): Promise<EventServer> {
  const received: string[] = [];
  const note = (request: IncomingMessage): void => {
    received.push(`${request.method} ${request.url} ${request.rawHeaders.join(' ')}`);
  };
  const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    note(request);
    request.resume();
    request.on('end', () => {
      if (options.onRequest) options.onRequest(response, request);
      else response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html>');
    });
  };
  const server = options.certificate ? createTlsServer(options.certificate, onRequest) : createServer(onRequest);
  // The first of the offered protocols is spoken.
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    note(request);
    socket.on('error', () => undefined);
    if (options.onUpgrade) options.onUpgrade((answer) => socket.end(answer));
    else if (!options.onSocket) socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
    else
      sockets.handleUpgrade(request, socket, head, (accepted) => {
        accepted.on('error', () => undefined);
        accepted.on('message', (data: Buffer) => received.push(data.toString()));
        options.onSocket?.(accepted, request);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Sound: a server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${options.certificate ? 'https' : 'http'}://127.0.0.1:${port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets.clients) socket.terminate();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers every message of a socket, parsed, with what the function returns for it. */
export function answerMessages(
  socket: WebSocket,
  answer: (message: Readonly<Record<string, unknown>>) => readonly object[],
): void {
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Readonly<Record<string, unknown>>;
    for (const each of answer(message)) socket.send(JSON.stringify(each));
  });
}
