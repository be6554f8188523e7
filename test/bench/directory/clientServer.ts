// A service of nothing but clients, in a process of its own: its pages are text that was written before, so that what is
// measured is the reading and not the answering: `clientServer.ts <clients> <milliseconds that each answer is held back>`.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { benchClients } from './people.ts';

const latency = Number(process.argv[3] ?? 0);
const rows = benchClients(Number(process.argv[2] ?? 50_000)).map((client) => JSON.stringify(client));

const server = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    const { variables } = JSON.parse(Buffer.concat(pieces).toString()) as {
      variables: { limit: number; offset: number };
    };
    const page = rows.slice(variables.offset, variables.offset + variables.limit).join(',');
    const answer = (): void => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(`{"data":{"clients":[${page}]}}`);
    };
    if (latency > 0) setTimeout(answer, latency);
    else answer();
  });
});
server.listen(0, '127.0.0.1', () => {
  // Sound: a server that listens on TCP has an address with a port.
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
process.on('disconnect', () => process.exit(0));
