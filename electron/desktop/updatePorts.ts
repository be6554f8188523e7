import { app, session, shell } from 'electron';
import type { UpdatePorts } from '../core/foundation/ports.ts';

/** The publisher's public keys, parted by spaces. The bundler writes them in (build/vite/nodeBundle.ts). */
declare const FRONT_DESK_UPDATE_KEYS: string;

/** No environment of this computer adds one. */
const keys = typeof FRONT_DESK_UPDATE_KEYS === 'string' ? FRONT_DESK_UPDATE_KEYS : '';

/**
 * Where updates come from and how one is installed. A program run from its source has none. On Linux the system's own
 * installer is what installs: it is shown where the file lies.
 */
export function createUpdatePorts(): UpdatePorts | undefined {
  if (!app.isPackaged) return undefined;
  const updates = session.fromPartition('updates', { cache: false });
  return {
    keys: keys.split(' ').filter((key) => key !== ''),
    os: process.platform,
    arch: process.arch,
    get: (url, signal) =>
      updates.fetch(url, { method: 'GET', redirect: 'error', credentials: 'omit', cache: 'no-store', signal }),
    async install(file) {
      if (process.platform === 'linux') {
        shell.showItemInFolder(file);
        return true;
      }
      const problem = await shell.openPath(file);
      if (problem !== '') return false;
      // The installer waits for the files in use; what was being typed is kept by now.
      app.quit();
      return true;
    },
  };
}
