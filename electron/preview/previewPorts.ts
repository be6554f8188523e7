import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { createClock, systemWaiting } from '../core/foundation/timing.ts';
import { rereadAfter } from '../core/session/rereadSchema.ts';
import { usualDirectoryPace } from '../core/session/directory/directoryPace.ts';
import { usualPace } from '../core/session/days/dayPolling.ts';
import { writeAtomically } from '../core/storage/files/atomicWrite.ts';
import { fileNotWritten } from '../core/connection/failures.ts';
import type { CorePorts, Encryption, Fetch, SaveFile } from '../core/foundation/ports.ts';
import { openPlainSettingsFile } from '../core/storage/settings/settingsStore.ts';

/** No operating system's encryption stands behind a plain Node process, so keys live for one run only. */
export const noEncryption: Encryption = {
  protection: async () => 'none',
  encrypt: () => Promise.reject(new Error('There is no encryption here.')),
  decrypt: () => Promise.reject(new Error('There is no encryption here.')),
};

/** Node's own fetch. It trusts NODE_EXTRA_CA_CERTS, and knows proxies from environment variables only. */
export const nodeFetch: Fetch = (url, init) => fetch(url, init);

/** A page in a browser can't choose a folder here, so files go to a folder of their own beside the app's. */
function saveInto(folder: string): SaveFile {
  return async (suggestedName, text) => {
    const file = join(folder, 'exports', suggestedName);
    try {
      writeAtomically(file, text);
      return { ok: true, value: file };
    } catch {
      return { ok: false, failure: fileNotWritten() };
    }
  };
}

/**
 * The core's ports in a plain Node process. FRONT_DESK_DATA_DIR moves its files, FRONT_DESK_NOW its clock; FRONT_DESK_PROFILE
 * presets, FRONT_DESK_LANGUAGE stands for the computer's language, FRONT_DESK_DEMO_PORT is where previews share a demo clinic,
 * and FRONT_DESK_POLL_SECONDS is how often a day is polled.
 */
export function previewPorts(environment: NodeJS.ProcessEnv, version: string): CorePorts {
  const folder = dataFolder(environment);
  const demoPort = Number(environment['FRONT_DESK_DEMO_PORT'] ?? '');
  const pollEvery = Number(environment['FRONT_DESK_POLL_SECONDS'] ?? '') * 1_000;
  return {
    ...(Number.isInteger(demoPort) && demoPort > 0 && { sharedDemoPort: demoPort }),
    dataFolder: folder,
    host: 'preview',
    version,
    clock: createClock(environment['FRONT_DESK_NOW']),
    computerClock: createClock(undefined),
    waiting: systemWaiting,
    fetch: nodeFetch,
    // As with its fetch, proxies are those of Node's own making.
    live: { isDirect: async () => true },
    encryption: noEncryption,
    profileFile: environment['FRONT_DESK_PROFILE'] ?? null,
    openSettingsFile: openPlainSettingsFile,
    saveFile: saveInto(folder),
    languages: [environment['FRONT_DESK_LANGUAGE'] ?? Intl.DateTimeFormat().resolvedOptions().locale],
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    rereadAfter,
    pace: pollEvery > 0 ? { shown: pollEvery, hidden: pollEvery } : usualPace,
    directoryPace: usualDirectoryPace,
  };
}

function dataFolder(environment: NodeJS.ProcessEnv): string {
  const chosen = environment['FRONT_DESK_DATA_DIR'];
  if (chosen) return isAbsolute(chosen) ? chosen : resolve(chosen);
  const home = environment['XDG_CONFIG_HOME'] ?? environment['APPDATA'] ?? join(homedir(), '.config');
  return join(home, 'front-desk-preview');
}
