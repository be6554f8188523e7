import { createSocket } from 'node:dgram';
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A foreign server on loopback: it listens on TCP and UDP and counts everything that arrives. */
export interface Sink {
  readonly port: number;
  readonly udpPort: number;
  /** Connections and packets so far, empty ones included. */
  arrived(): number;
  /** The first bytes of each that sent any. */
  readonly received: readonly string[];
  close(): Promise<void>;
}

export async function startSink(): Promise<Sink> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  let arrived = 0;
  const tcp = createServer((socket) => {
    arrived += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.once('data', (bytes) => {
      received.push(bytes.toString('latin1').slice(0, 80));
      socket.end('HTTP/1.1 204 No Content\r\nAccess-Control-Allow-Origin: *\r\nConnection: close\r\n\r\n');
    });
  });
  const udp = createSocket('udp4', (bytes) => {
    arrived += 1;
    received.push(`UDP ${bytes.length}`);
  });
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve));
  return {
    // Sound: a server that listens on TCP has an address with a port.
    port: (tcp.address() as AddressInfo).port,
    udpPort: udp.address().port,
    arrived: () => arrived,
    received,
    async close() {
      for (const socket of sockets) socket.destroy();
      await Promise.all([
        new Promise<void>((resolve) => tcp.close(() => resolve())),
        new Promise<void>((resolve) => udp.close(() => resolve())),
      ]);
    },
  };
}
