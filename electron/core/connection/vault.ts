import type { Encryption } from '../foundation/ports.ts';
import type { DataFolder } from '../storage/files/dataFolder.ts';
import { type DataKey, makeDataKey, open, seal, unwrapDataKey } from '../storage/files/envelope.ts';
import { type FileFormat, type FileLabels, openStoredFile, type StoredFile } from '../storage/files/storedFile.ts';
import type { ConnectableEnvironment, Keys } from '../../contract/settings.ts';
import { isKeys } from '../../contract/guards.ts';
import { isObject } from '../../contract/shapes.ts';
import { isRecord } from '../../../graphql/service/json.ts';
import { t } from '../../../i18n/core/t.ts';

type KeyAnswer =
  | { readonly kind: 'keys'; readonly keys: Keys }
  | { readonly kind: 'none' }
  /** There is a key, but it was verified for another address and is never sent elsewhere. */
  | { readonly kind: 'otherAddress' }
  /** There is a key that can't be opened now. Its bytes stay as they are. */
  | { readonly kind: 'locked' };

interface KeyMark {
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
  /**
   * Whether people sign in to use the keys. It is sealed together with each key, so that the list of people can't be
   * taken away without it; false where there is no key, or none that can be opened.
   */
  needsSignIn(): Promise<boolean>;
  /** Seals it with every key, those to come included. False where the disk or the key store refused. */
  setSignIn(on: boolean): Promise<boolean>;
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
export async function openVault(options: DataFolder & { readonly encryption: Encryption }): Promise<Vault> {
  const { clock, encryption } = options;
  const onDisk = (await encryption.protection()) === 'protected';
  const file = onDisk ? openVaultFile(options) : null;
  const held = new Map<ConnectableEnvironment, Held>();
  let signIn = false;
  let content = file?.found ?? null;
  let dataKey: DataKey | null = null;

  async function unwrap(from: VaultContent): Promise<DataKey | null> {
    if (dataKey) return dataKey;
    const key = await unwrapDataKey(encryption, from.wrappedKey);
    dataKey ??= key;
    // The system requested a new wrapping: it replaces the former at once, whole. Entries stay as they are.
    if (key && key.wrapped !== from.wrappedKey && content?.wrappedKey === from.wrappedKey) {
      content = { ...content, wrappedKey: key.wrapped };
      file?.write(content);
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
    const opened = key && openEntry(entry, environment, key);
    if (!opened) return { kind: 'locked' };
    const { keys } = opened;
    // Forgotten while it was being opened: then it stays forgotten.
    if (content?.entries[environment] !== entry) return { kind: 'none' };
    held.set(environment, { origin, setAt: entry.setAt, keys });
    file?.confirm();
    return { kind: 'keys', keys };
  }

  async function write(environment: ConnectableEnvironment, kept: Held): Promise<boolean> {
    const key = content && (await unwrap(content));
    const next = key ?? (await makeDataKey(encryption));
    // Nothing is awaited from here on, so that the disk matches this state. Removed or replaced meanwhile: done.
    if (held.get(environment) !== kept) return true;
    const sealed = sealKeys(kept, environment, next);
    const others = key ? content?.entries : {};
    const entries = { ...others, [environment]: { origin: kept.origin, setAt: kept.setAt, sealed } };
    const written: VaultContent = { version: 1, wrappedKey: next.wrapped, entries };
    // Entries under a key that is not available on this computer are kept under another name before they are replaced.
    if (content && !key && !file?.copyAside()) return false;
    if (!file?.write(written)) return false;
    content = written;
    dataKey = next;
    return true;
  }

  function sealKeys(kept: Held, environment: ConnectableEnvironment, { bytes }: DataKey): string {
    return seal(JSON.stringify({ ...kept.keys, signIn }), bytes, { environment, origin: kept.origin });
  }

  /** Seals every key anew that can be opened, where the sign-in has changed. */
  async function writeSignIn(): Promise<boolean> {
    const from = content;
    if (!from || Object.keys(from.entries).length === 0) return true;
    const key = await unwrap(from);
    if (!key || content !== from) return false;
    const changed = entriesOf(from).flatMap(([environment, entry]) => {
      const opened = openEntry(entry, environment, key);
      if (!opened || opened.signIn === signIn) return [];
      return [
        [environment, { ...entry, sealed: sealKeys({ ...entry, keys: opened.keys }, environment, key) }] as const,
      ];
    });
    if (changed.length === 0) return true;
    const entries = { ...from.entries, ...Object.fromEntries(changed) };
    const next: VaultContent = { ...from, wrappedKey: key.wrapped, entries };
    if (!file?.writeThrough(next)) return false;
    content = next;
    return true;
  }

  /** Two keys at once would each write a file without the other: one at a time. */
  let writing: Promise<unknown> = Promise.resolve();
  function enqueue(work: () => Promise<boolean>): Promise<boolean> {
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
      if (!file) return true;
      // The keyring can refuse as well as the disk.
      return enqueue(() => write(environment, kept)).catch(() => false);
    },
    forget(environment) {
      held.delete(environment);
      if (!content?.entries[environment]) return true;
      const { [environment]: _forgotten, ...entries } = content.entries;
      const left = { ...content, entries };
      if (!file?.writeThrough(left)) return false;
      content = left;
      return true;
    },
    async needsSignIn() {
      const key = content && (await unwrap(content));
      const opened = content && key ? entriesOf(content).map(([name, entry]) => openEntry(entry, name, key)) : [];
      return opened.some((each) => each?.signIn === true);
    },
    async setSignIn(on) {
      signIn = on;
      return enqueue(writeSignIn).catch(() => false);
    },
  };
}

/** The keys of an entry, and whether people sign in to use them; null where it can't be opened. */
function openEntry(
  { origin, sealed }: VaultEntry,
  environment: ConnectableEnvironment,
  { bytes }: DataKey,
): { readonly keys: Keys; readonly signIn: boolean } | null {
  const opened = open(sealed, bytes, { environment, origin });
  const value: unknown = opened.kind === 'opened' ? JSON.parse(opened.text) : null;
  if (!isRecord(value)) return null;
  const { signIn, ...keys } = value;
  return isKeys(keys) ? { keys, signIn: signIn === true } : null;
}

function entriesOf({ entries }: VaultContent): readonly (readonly [ConnectableEnvironment, VaultEntry])[] {
  // Sound: the guard of the file lets no other names in.
  return Object.entries(entries) as (readonly [ConnectableEnvironment, VaultEntry])[];
}

interface VaultEntry {
  readonly origin: string;
  /** ISO instant, UTC. */
  readonly setAt: string;
  /** What envelope.ts sealed. */
  readonly sealed: string;
}

/** The vault on disk. Without the operating system's help to unwrap the data key, it is noise. */
interface VaultContent {
  readonly version: 1;
  /** The data key, wrapped by the operating system's encryption, base64. */
  readonly wrappedKey: string;
  readonly entries: Readonly<Partial<Record<ConnectableEnvironment, VaultEntry>>>;
}

export const vaultFormat: FileFormat<VaultContent> = { version: 1, is: isVaultContent };

const labels: FileLabels = {
  id: 'vault',
  get file() {
    return t('files.vaultFile');
  },
  // The form where a user enters a key shows whether it was stored.
  content: null,
  get restored() {
    return t('files.restored');
  },
  get without() {
    return t('files.vaultWithout');
  },
};

function openVaultFile(folder: DataFolder): StoredFile<VaultContent> {
  return openStoredFile({
    ...folder,
    name: 'vault.json',
    format: vaultFormat,
    labels,
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
