import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import Store from 'electron-store';
import type { SettingsFile } from '../core/foundation/ports.ts';
import { closeStoreChannel } from './ipc.ts';

/** Names of electron-store's drafts: a killed write leaves one behind. */
const draft = /\.tmp-\d{10}[0-9a-f]{6}$/;

/**
 * A settings file that electron-store writes: whole, by draft and rename. The core has judged what is there
 * before this opens it, so nothing is cleared, filled in or migrated here.
 */
export function openSettingsFile(file: string): SettingsFile {
  const extension = extname(file);
  const store = new Store<Record<string, unknown>>({
    cwd: dirname(file),
    name: basename(file, extension),
    fileExtension: extension,
    configFileMode: 0o600,
    clearInvalidConfig: false,
    // Keys are what they are: a dot in one is no path.
    accessPropertiesByDotNotation: false,
  });
  closeStoreChannel();
  return {
    write(settings) {
      store.store = settings;
    },
  };
}

/** Removes what killed writes left in the folder. Safe only before the first write and under the instance lock. */
export function sweepStoreDrafts(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      if (draft.test(name)) rmSync(join(folder, name), { force: true });
    }
  } catch {
    // No folder yet, or one that can't be read: then there is nothing to sweep.
  }
}
