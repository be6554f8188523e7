import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { realpathSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';
import { createCoreProxy, startCoreProcess } from './coreProxy.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** What the core is made of. */
const coreFolders = ['electron', 'graphql', 'i18n/core'];
const debounceMilliseconds = 100;
const notStarted = 'The core didn’t start. It will restart after a change.';

export interface DevServer {
  /** Where the page is. It stays the same when the core is restarted. */
  readonly url: string;
  close(): Promise<void>;
}

/** Vite's dev server for the page, and a core that is restarted when one of its files changes. */
export async function startDevServer(port: number): Promise<DevServer> {
  const base = `/${randomBytes(24).toString('base64url')}/`;
  const core = startCoreProcess();

  const frontDesk: Plugin = {
    name: 'front-desk:dev',
    configureServer(server) {
      server.middlewares.use(
        createCoreProxy(core, base, (html) => server.transformIndexHtml('/index.html', html, base)),
      );
      let timer: NodeJS.Timeout | undefined;
      const restart = async (): Promise<void> => {
        console.log('A file of the core has changed: the core restarts.');
        const started = await core.restart();
        console.log(started ? 'The core has restarted.' : notStarted);
        // The page shows data of the former core.
        if (started) server.ws.send({ type: 'full-reload' });
      };
      server.watcher.add(coreFolders.map((folder) => join(root, folder)));
      server.watcher.on('all', (_event, file) => {
        // What it writes is of the core, which restarts then.
        if (file.endsWith('.graphql')) execFile(process.execPath, [join(root, 'build/codegen/codegen.ts')], report);
        if (!isOfCore(file)) return;
        clearTimeout(timer);
        timer = setTimeout(() => void restart(), debounceMilliseconds);
      });
    },
  };

  const server = await createServer({
    configFile: join(root, 'build/vite/renderer.config.ts'),
    base,
    // The page's frame comes from the core, with its policy.
    appType: 'custom',
    logLevel: 'warn',
    plugins: [frontDesk],
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      // Packages may be linked from another folder.
      fs: { allow: [root, dirname(realpathSync(join(root, 'node_modules/vite')))] },
    },
  });
  try {
    await server.listen();
  } catch (error) {
    await core.stop();
    throw error;
  }
  if ((await core.url()) === null) console.log(notStarted);
  // Sound: a server that listens on TCP has an address with a port.
  const address = server.httpServer?.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}${base}`,
    close: async () => {
      await Promise.all([server.close(), core.stop()]);
    },
  };
}

function report(_error: Error | null, _out: string, errors: string): void {
  if (errors !== '') console.error(errors);
}

function isOfCore(file: string): boolean {
  const path = relative(root, file).split(sep).join('/');
  return coreFolders.some((folder) => path.startsWith(`${folder}/`));
}
