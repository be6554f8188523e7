import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { WebSocketServer } from 'ws';
import type { Core } from '../../../electron/core/createCore.ts';

/**
 * A channel between a page and a core in another process that stays open and carries text, as Electron's own does: a
 * socket on loopback. A round trip takes some 2 ms; Electron's is published to take well below 1 ms.
 */
export async function openChannel(
  core: Pick<Core, 'request' | 'subscribe'>,
): Promise<{ readonly url: string; close(): void }> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  await new Promise((resolve) => server.once('listening', resolve));
  server.on('connection', (socket) => {
    const stop = core.subscribe((event) => socket.send(` ${event}`));
    socket.on('close', stop);
    socket.on('message', (message: Buffer) => {
      const [place, envelope] = parted(message.toString('utf8'));
      void core.request(envelope).then((answer) => socket.send(`${place} ${answer}`));
    });
  });
  // Sound: a server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  return { url: `ws://127.0.0.1:${port}/`, close: () => server.close() };
}

/** What stands before the first space, and after it. */
function parted(text: string): readonly [place: string, rest: string] {
  const end = text.indexOf(' ');
  return [text.slice(0, end), text.slice(end + 1)];
}

/** Gives every page opened from now on the bridge of the desktop's preload. */
export async function useChannel(page: Page, url: string): Promise<void> {
  await page.addInitScript((address) => {
    const socket = new WebSocket(address);
    const open = new Promise((resolve) => socket.addEventListener('open', resolve));
    const pending = new Map<string, (answer: string) => void>();
    const listeners = new Set<(event: string) => void>();
    let count = 0;
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const end = data.indexOf(' ');
      const [place, text] = [data.slice(0, end), data.slice(end + 1)];
      if (place === '') for (const listener of listeners) listener(text);
      pending.get(place)?.(text);
      pending.delete(place);
    });
    Object.assign(window, {
      frontDesk: {
        async request(envelope: string): Promise<string> {
          count += 1;
          const place = String(count);
          const answer = new Promise<string>((resolve) => pending.set(place, resolve));
          if (socket.readyState !== WebSocket.OPEN) await open;
          socket.send(`${place} ${envelope}`);
          return answer;
        },
        subscribe(listener: (event: string) => void) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
    });
  }, url);
}
