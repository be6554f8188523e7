import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

export interface RawServer {
  readonly origin: string;
  /** Headers of every request that arrived, whole. */
  readonly received: readonly string[];
  close(): Promise<void>;
}

/** A loopback server whose answers a test writes byte by byte; over https with a certificate. */
export async function startRawServer(
  answer: (response: ServerResponse, request: IncomingMessage, body: string) => void,
  certificate?: { readonly cert: string; readonly key: string },
): Promise<RawServer> {
  const received: string[] = [];
  const listener: RequestListener = (request, response) => {
    received.push(`${request.method} ${request.url} ${request.rawHeaders.join(' ')}`);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(response, request, Buffer.concat(chunks).toString()));
  };
  const server = certificate ? createTlsServer(certificate, listener) : createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Sound: a server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
