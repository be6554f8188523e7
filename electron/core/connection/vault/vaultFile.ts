import type { ConnectableEnvironment } from '../../../contract/environment.ts';
import { isObject } from '../../../contract/guards.ts';
import type { DataFolder } from '../../storage/files/dataFolder.ts';
import type { FileFormat } from '../../storage/files/fileFormat.ts';
import { type FileWords, openStoredFile, type StoredFile } from '../../storage/files/storedFile.ts';
import { say } from '../../../../words/core/say.ts';

export interface VaultEntry {
  readonly origin: string;
  /** ISO instant, UTC. */
  readonly setAt: string;
  /** What envelope.ts sealed. */
  readonly sealed: string;
}

/** The vault on disk. Without the operating system's help to unwrap the data key, it is noise. */
export interface VaultContent {
  readonly version: 1;
  /** The data key, wrapped by the operating system's encryption, base64. */
  readonly wrappedKey: string;
  readonly entries: Readonly<Partial<Record<ConnectableEnvironment, VaultEntry>>>;
}

export const vaultFormat: FileFormat<VaultContent> = { version: 1, is: isVaultContent };

const words: FileWords = {
  id: 'vault',
  get file() {
    return say('files.vaultFile');
  },
  // Whoever enters a key is told there whether it was kept.
  content: null,
  get restored() {
    return say('files.vaultRestored');
  },
  get without() {
    return say('files.vaultWithout');
  },
};

export function openVaultFile(folder: DataFolder): StoredFile<VaultContent> {
  return openStoredFile({
    ...folder,
    name: 'vault.json',
    format: vaultFormat,
    words,
    maxBytes: 1_000_000,
    lastGood: true,
  });
}

function isVaultContent(value: unknown): value is VaultContent {
  const entry = (each: unknown): boolean => isObject(each, { origin: isText, setAt: isText, sealed: isText });
  return isObject(value, {
    version: (version) => version === 1,
    wrappedKey: isText,
    entries: (entries) => isObject(entries, {}, { sandbox: entry, testing: entry, production: entry, gateway: entry }),
  });
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}
