import { isObject } from '../../../contract/shapes.ts';
import type { DataFolder } from './dataFolder.ts';
import { type FileFormat, type FileLabels, isOnDisk, judge, openStoredFile, type StoredFile } from './storedFile.ts';
import { createNotices } from '../../foundation/notices.ts';
import type { Clock, Encryption } from '../../foundation/ports.ts';
import { type DataKey, makeDataKey, open, seal, unwrapDataKey } from './envelope.ts';
import { t } from '../../../../i18n/core/t.ts';

/** A file sealed by the operating system's encryption: client data is never on disk in clear. */
export interface SealedFile {
  /** Whether it is stored on disk: only where encryption protects it. */
  readonly kept: boolean;
  /** Whether something is on disk that no read has opened: that is not the same as nothing. */
  isUnreadable(): boolean;
  /** Whether the file is intact, but the key store does not open it: now, or never on this computer. */
  isLocked(): boolean;
  /** The content that was written last; null where there is none, or it can't be opened now. */
  read(): Promise<unknown>;
  /** Writes after pending writes. Returns whether it is on disk. */
  write(value: unknown): Promise<boolean>;
  /** Removes it and all files moved aside. Returns whether all are gone. */
  erase(): Promise<boolean>;
}

interface Content {
  readonly version: 1;
  /** The data key, wrapped by the operating system's encryption, base64. */
  readonly wrappedKey: string;
  readonly sealed: string;
}

/** With only `folder` and `clock` there are no notices, and no other process is expected. */
type Options = Pick<DataFolder, 'folder' | 'clock'> &
  Partial<DataFolder> & {
    readonly name: string;
    readonly clock: Clock;
    readonly encryption: Encryption;
    /** Validates the content; without it the caller does. */
    readonly format?: FileFormat<unknown>;
    readonly labels?: FileLabels;
    /** Whether a last good copy is kept; not where one click erases it, or where it can be read again. */
    readonly lastGood?: boolean;
    /** The copy is replaced with every write, where a former content must not come back. */
    readonly writesCopy?: boolean;
  };

const contentFormat: FileFormat<Content> = { version: 1, is: isContent };
const maxBytes = 256_000_000;

/**
 * Opens a sealed file: AES-256-GCM under its own data key, which the operating system's encryption wraps. A file that
 * can't be opened is renamed before it is replaced.
 */
export async function openSealedFile(options: Options): Promise<SealedFile> {
  const { encryption, name, format, lastGood = false, labels = defaultLabels(name) } = options;
  const { mayWrite = (): boolean => true, notices = createNotices() } = options;
  const kept = (await encryption.protection()) === 'protected';
  const stored = { ...options, mayWrite, notices, format: contentFormat, labels, maxBytes, lastGood };
  if (!kept) return notStored(stored);
  const binding = { environment: 'file', origin: name };
  /** Null until the first read, which precedes the first write. The content is not cached. */
  let file: Omit<StoredFile<Content>, 'found'> | null = null;
  let dataKey: DataKey | null = null;
  /** The file on disk is intact but can't be opened: its bytes are copied aside before it is replaced. */
  let locked = false;
  /** Written by a later version: it is never replaced. */
  let newer = false;
  let turn: Promise<unknown> = Promise.resolve();

  async function readNow(): Promise<unknown> {
    const { found, ...rest } = openStoredFile(stored);
    file = rest;
    if (found === null) return null;
    const first = await openContent(found);
    if (first.kind === 'good') file.confirm();
    if (first.kind !== 'damaged') return adopt(first, found);
    const former = file.condemn();
    return former && adopt(await openContent(former), former);
  }

  function adopt(opened: Opened, from: Content): unknown {
    locked = opened.kind === 'locked' || opened.kind === 'damaged';
    newer = opened.kind === 'newer';
    if (locked) notices.note(`${labels.id}-locked`, () => t('files.locked', noticeValues(labels)));
    if (newer) notices.note(`${labels.id}-newer`, () => t('files.newer', noticeValues(labels)));
    if (opened.kind !== 'good') return null;
    dataKey = opened.key;
    // The system requested a new wrapping of the key. Data sealed under it stay unchanged.
    if (opened.key.wrapped !== from.wrappedKey) file?.write({ ...from, wrappedKey: opened.key.wrapped });
    return opened.value;
  }

  async function openContent(content: Content): Promise<Opened> {
    const key = await unwrapDataKey(encryption, content.wrappedKey);
    if (!key) return { kind: 'locked' };
    const opened = open(content.sealed, key.bytes, binding);
    if (opened.kind !== 'opened') return { kind: opened.kind === 'otherKey' ? 'locked' : 'damaged' };
    const value: unknown = JSON.parse(opened.text);
    const judged = format ? judge(value, format) : { kind: 'good' as const, value };
    return judged.kind === 'good' ? { ...judged, key } : judged;
  }

  async function writeNow(value: unknown): Promise<boolean> {
    if (!file) await readNow();
    if (newer || !mayWrite()) return false;
    try {
      dataKey ??= await makeDataKey(encryption);
    } catch {
      // The keyring refuses: nothing is written, and the file stays unchanged.
      return false;
    }
    const sealed = seal(JSON.stringify(value), dataKey.bytes, binding);
    if (locked && !file?.copyAside()) return false;
    const next = { version: 1, wrappedKey: dataKey.wrapped, sealed } as const;
    const written = (options.writesCopy ? file?.writeThrough(next) : file?.write(next)) ?? false;
    if (written) locked = false;
    return written;
  }

  /** Runs writes in order, so that the last one wins. */
  function enqueue<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  }

  return {
    kept,
    isUnreadable: () => dataKey === null && isOnDisk(options),
    isLocked: () => locked,
    read: () => enqueue(readNow),
    write: (value) => enqueue(() => writeNow(value)),
    erase: () =>
      enqueue(async () => {
        if (!file) await readNow();
        if (!file?.erase()) return false;
        locked = false;
        newer = false;
        return true;
      }),
  };
}

type Opened =
  | { readonly kind: 'good'; readonly value: unknown; readonly key: DataKey }
  | { readonly kind: 'none' | 'locked' | 'damaged' | 'newer' };

/** Where nothing protects it nothing is stored; what was stored before, under a key store that is gone, stays. */
function notStored(stored: Parameters<typeof openStoredFile<Content>>[0]): SealedFile {
  return {
    kept: false,
    isUnreadable: () => isOnDisk(stored),
    isLocked: () => false,
    read: async () => null,
    write: async () => false,
    erase: async () => openStoredFile(stored).erase(),
  };
}

function defaultLabels(name: string): FileLabels {
  return {
    id: name.replace(/\.json$/, ''),
    get file() {
      return t('files.namedFile', { name });
    },
    content: null,
    get restored() {
      return t('files.restored');
    },
    get without() {
      return t('files.namedWithout');
    },
  };
}

function noticeValues({ file, without }: FileLabels): { readonly file: string; readonly instead: string } {
  return { file, instead: without };
}

function isContent(value: unknown): value is Content {
  const isText = (each: unknown): boolean => typeof each === 'string' && each !== '';
  return isObject(value, { version: (version) => version === 1, wrappedKey: isText, sealed: isText });
}
