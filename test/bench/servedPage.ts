import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { writePageManifest } from '../../build/pageManifest.ts';
import { openPageFiles, type PageFiles } from '../../electron/page/pageFiles.ts';

export interface ServedPage {
  readonly url: string;
  readonly files: PageFiles;
  close(): void;
}

/**
 * Builds a page of the bench as the app's own page is built, alone, and serves it from memory. `answer`, the text of a
 * Result, answers every request over its bridge.
 */
export async function servePage(folder: string, name = 'index', answer = ''): Promise<ServedPage> {
  const root = fileURLToPath(new URL(folder, import.meta.url));
  const built = mkdtempSync(join(tmpdir(), 'front-desk-bench-'));
  await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: built,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rollupOptions: { input: join(root, `${name}.html`) },
    },
  });
  writePageManifest(built);
  const files = openPageFiles(built);
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      request.resume();
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(answer);
      return;
    }
    const file = files.find(request.url === '/' ? `/${name}.html` : (request.url ?? ''));
    response.writeHead(file ? 200 : 404, file ? { 'content-type': file.type, 'cache-control': 'no-store' } : {});
    response.end(file?.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Sound: a server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    files,
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(built, { recursive: true });
    },
  };
}
