import { join } from 'node:path';
import type { ConnectableEnvironment, Keys } from '../../contract/environment.ts';
import { isKeys } from '../../contract/guards.ts';
import { sweepDrafts } from '../files/atomicWrite.ts';
import type { Clock, Encryption } from '../ports.ts';
import { newDataKey, open, seal } from './envelope.ts';
import { readVaultFile, copyVaultAside, type VaultContent, writeVaultFile } from './vaultFile.ts';

export type KeyAnswer =
  | { readonly kind: 'keys'; readonly keys: Keys }
  | { readonly kind: 'none' }
  /** There is a key, but it was verified for another address and goes to no other. */
  | { readonly kind: 'otherAddress' }
  /** There is a key that can't be opened now. Its bytes stay as they are. */
  | { readonly kind: 'locked' };

export interface KeyMark {
  readonly hasKey: boolean;
  /** ISO instant, UTC. */
  readonly setAt: string | null;
}

/** Keeps the keys of each environment. They come in by `keep` and leave only towards their own origin by `use`. */
export interface Vault {
  protection(): 'protected' | 'thisRunOnly';
  describe(environment: ConnectableEnvironment): KeyMark;
  use(environment: ConnectableEnvironment, origin: string): Promise<KeyAnswer>;
  /** Call only with keys that have just opened the service. False where the disk refused: then for this run only. */
  keep(environment: ConnectableEnvironment, origin: string, keys: Keys): Promise<boolean>;
  forget(environment: ConnectableEnvironment): boolean;
}

interface Held {
  readonly origin: string;
  readonly setAt: string;
  readonly keys: Keys;
}

/**
 * Opens the vault. Where the operating system's encryption is no protection, nothing is ever written: keys live
 * in this process only. A decryption that fails never destroys what is stored.
 */
export async function openVault(options: {
  readonly folder: string;
  readonly clock: Clock;
  readonly encryption: Encryption;
}): Promise<Vault> {
  const { clock, encryption } = options;
  const file = join(options.folder, 'vault.json');
  const onDisk = (await encryption.protection()) === 'protected';
  const held = new Map<ConnectableEnvironment, Held>();
  let dataKey: Uint8Array | null = null;
  let content: VaultContent | null = null;
  /** A file is there that this run could not use; it is set aside before anything takes its place. */
  let unusable = false;

  if (onDisk) {
    sweepDrafts(file);
    const found = readVaultFile(file);
    if (found.kind === 'good') content = found.content;
    unusable = found.kind === 'damaged';
  }

  async function unwrap(from: VaultContent): Promise<Uint8Array | null> {
    if (dataKey) return dataKey;
    try {
      const { text } = await encryption.decrypt(Buffer.from(from.wrappedKey, 'base64'));
      const bytes = Buffer.from(text, 'base64');
      if (bytes.length === 32) dataKey = bytes;
    } catch {
      // Wrong user, moved profile, locked keychain: the caller learns `locked` and the bytes stay.
    }
    return dataKey;
  }

  async function use(environment: ConnectableEnvironment, origin: string): Promise<KeyAnswer> {
    const inMemory = held.get(environment);
    if (inMemory) return inMemory.origin === origin ? { kind: 'keys', keys: inMemory.keys } : { kind: 'otherAddress' };
    const entry = content?.entries[environment];
    if (!content || !entry) return { kind: 'none' };
    if (entry.origin !== origin) return { kind: 'otherAddress' };
    const key = await unwrap(content);
    const opened = key ? open(entry.sealed, key, { environment, origin }) : { kind: 'otherKey' as const };
    if (opened.kind !== 'opened') return { kind: 'locked' };
    const keys: unknown = JSON.parse(opened.text);
    if (!isKeys(keys)) return { kind: 'locked' };
    // Forgotten while it was being opened: then it stays forgotten.
    if (content?.entries[environment] !== entry) return { kind: 'none' };
    held.set(environment, { origin, setAt: entry.setAt, keys });
    return { kind: 'keys', keys };
  }

  async function write(environment: ConnectableEnvironment, kept: Held): Promise<void> {
    let base = content;
    let key = base ? await unwrap(base) : null;
    const replaces = unusable || (base !== null && key === null);
    if (!base || !key) {
      key = newDataKey();
      const wrapped = await encryption.encrypt(Buffer.from(key).toString('base64'));
      base = { version: 1, wrappedKey: Buffer.from(wrapped).toString('base64'), entries: {} };
    }
    const sealed = seal(JSON.stringify(kept.keys), key, { environment, origin: kept.origin });
    const entries = { ...base.entries, [environment]: { origin: kept.origin, setAt: kept.setAt, sealed } };
    const next: VaultContent = { ...base, entries };
    // Everything that can fail has happened: only now the former file is copied aside and replaced.
    if (replaces) copyVaultAside(file, clock.now());
    writeVaultFile(file, next);
    content = next;
    dataKey = key;
    unusable = false;
  }

  /** Two keys at once would each write a file without the other: one at a time. */
  let writing: Promise<unknown> = Promise.resolve();
  function inTurn(work: () => Promise<void>): Promise<void> {
    const turn = writing.then(work);
    writing = turn.catch(() => undefined);
    return turn;
  }

  return {
    protection: () => (onDisk ? 'protected' : 'thisRunOnly'),
    describe(environment) {
      const setAt = held.get(environment)?.setAt ?? content?.entries[environment]?.setAt ?? null;
      return { hasKey: setAt !== null, setAt };
    },
    use,
    async keep(environment, origin, keys) {
      const kept: Held = { origin, setAt: new Date(clock.now()).toISOString(), keys };
      held.set(environment, kept);
      if (!onDisk) return true;
      try {
        await inTurn(() => write(environment, kept));
        return true;
      } catch {
        return false;
      }
    },
    forget(environment) {
      held.delete(environment);
      if (!content?.entries[environment]) return true;
      const { [environment]: _forgotten, ...entries } = content.entries;
      try {
        writeVaultFile(file, { ...content, entries });
        content = { ...content, entries };
        return true;
      } catch {
        return false;
      }
    },
  };
}
