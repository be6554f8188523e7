import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Random } from '../../../graphql/demo/random.ts';
import { startUnsteadyProxy, type UnsteadyProxy } from './unsteadyProxy.ts';

let service: Server;
let proxy: UnsteadyProxy;
let received = '';
const clients: Socket[] = [];

beforeEach(async () => {
  received = '';
  // Answers with what it is told.
  service = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      received += bytes.toString();
      socket.write(bytes);
    });
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = service.address();
  if (address === null || typeof address === 'string') throw new Error('The service has no port.');
  proxy = await startUnsteadyProxy(address.port, new Random('test'));
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await proxy.close();
  service.close();
});

interface Client {
  readonly socket: Socket;
  readonly heard: () => string;
  readonly ended: () => string | null;
}

async function open(): Promise<Client> {
  const socket = connect({ host: '127.0.0.1', port: proxy.port });
  clients.push(socket);
  let heard = '';
  let ended: string | null = null;
  socket.on('data', (bytes) => (heard += bytes.toString()));
  socket.on('error', (error) => (ended ??= 'code' in error ? String(error.code) : 'error'));
  socket.on('end', () => (ended ??= 'end'));
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve);
    socket.once('close', () => resolve());
  });
  return { socket, heard: () => heard, ended: () => ended };
}

describe('the unsteady proxy', () => {
  it('hands on all bytes in their order, also slowly', async () => {
    const client = await open();
    await proxy.begin('slow');
    const text = Array.from({ length: 2_000 }, (_, index) => String(index)).join(',');
    client.socket.write(text);
    await pause(20);
    await proxy.heal();
    client.socket.write('the end');
    await expect.poll(client.heard, { timeout: 15_000 }).toBe(`${text}the end`);
  });

  it.each([
    ['reset', 'ECONNRESET'],
    ['closed', 'end'],
  ] as const)('cuts what is open and what comes: %s', async (trouble, end) => {
    const client = await open();
    client.socket.write('before');
    await expect.poll(client.heard).toBe('before');
    await proxy.begin(trouble);
    await expect.poll(client.ended).toBe(end);
    await expect.poll((await open()).ended).not.toBeNull();
    await proxy.heal();
    expect((await open()).ended()).toBeNull();
  });

  it.each([
    ['halfOpen', ''],
    ['deaf', 'lost'],
    ['mute', ''],
  ] as const)('loses bytes and keeps the connection, for good: %s', async (trouble, arrived) => {
    await proxy.begin(trouble);
    const client = await open();
    client.socket.write('lost');
    await pause(100);
    await proxy.heal();
    const later = await open();
    later.socket.write('!');
    await expect.poll(later.heard).toBe('!');
    expect([client.heard(), client.ended(), received]).toEqual(['', null, `${arrived}!`]);
  });

  it('forgets at least one of the connections that there are, and takes new ones', async () => {
    const client = await open();
    await proxy.begin('forgotten');
    client.socket.write('lost');
    const later = await open();
    later.socket.write('!');
    await expect.poll(later.heard).toBe('!');
    expect([client.heard(), client.ended(), received]).toEqual(['', null, '!']);
  });

  it('refuses new connections, and keeps those that there are', async () => {
    const client = await open();
    await proxy.begin('refused');
    expect((await open()).ended()).toBe('ECONNREFUSED');
    client.socket.write('still here');
    await expect.poll(client.heard).toBe('still here');
    await proxy.heal();
    expect((await open()).ended()).toBeNull();
  });
});
