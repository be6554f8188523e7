import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { createClock } from '../core/clock.ts';
import type { CorePorts, Encryption, Fetch } from '../core/ports.ts';
import { openPlainSettingsFile } from '../core/settings/settingsStore.ts';

/** No operating system's encryption stands behind a plain Node process, so keys live for one run only. */
export const noEncryption: Encryption = {
  protection: async () => 'none',
  encrypt: () => Promise.reject(new Error('There is no encryption here.')),
  decrypt: () => Promise.reject(new Error('There is no encryption here.')),
};

/** Node's own fetch. It trusts NODE_EXTRA_CA_CERTS, and knows proxies from environment variables only. */
export const nodeFetch: Fetch = (url, init) => fetch(url, init);

/** The core's ports in a plain Node process. FRONT_DESK_DATA_DIR moves its files, FRONT_DESK_NOW its clock. */
export function previewPorts(environment: NodeJS.ProcessEnv, version: string): CorePorts {
  return {
    dataFolder: dataFolder(environment),
    host: 'preview',
    version,
    clock: createClock(environment['FRONT_DESK_NOW']),
    fetch: nodeFetch,
    encryption: noEncryption,
    openSettingsFile: openPlainSettingsFile,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

function dataFolder(environment: NodeJS.ProcessEnv): string {
  const chosen = environment['FRONT_DESK_DATA_DIR'];
  if (chosen) return isAbsolute(chosen) ? chosen : resolve(chosen);
  const home = environment['XDG_CONFIG_HOME'] ?? environment['APPDATA'] ?? join(homedir(), '.config');
  return join(home, 'front-desk-preview');
}
