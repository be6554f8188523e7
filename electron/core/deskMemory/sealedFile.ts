import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../../contract/guards.ts';
import { sweepDrafts, writeAtomically } from '../files/atomicWrite.ts';
import type { Clock, Encryption } from '../ports.ts';
import { newDataKey, open, seal } from '../vault/envelope.ts';
import { copyVaultAside } from '../vault/vaultFile.ts';

/** A file that nobody reads without the operating system's help: what is about clients is never on disk in clear. */
export interface SealedFile {
  /** What was written last; null where nothing was, or it can't be opened now. */
  read(): Promise<unknown>;
  /** Writes after what is being written. Answers whether it is on disk: it is not where nothing protects it there. */
  write(value: unknown): Promise<boolean>;
  /** Removes what is in it, not the file's own key. */
  readonly kept: boolean;
}

interface Content {
  readonly version: 1;
  /** The data key, wrapped by the operating system's encryption, base64. */
  readonly wrappedKey: string;
  readonly sealed: string;
}

/**
 * Opens a sealed file: AES-256-GCM under a data key of its own, which the operating system's encryption wraps. A file that
 * can't be opened is copied aside before anything takes its place.
 */
export async function openSealedFile(options: {
  readonly folder: string;
  readonly name: string;
  readonly clock: Clock;
  readonly encryption: Encryption;
}): Promise<SealedFile> {
  const { clock, encryption, name } = options;
  const file = join(options.folder, name);
  const kept = (await encryption.protection()) === 'protected';
  const binding = { environment: 'file', origin: name };
  let dataKey: { readonly bytes: Uint8Array; readonly wrapped: string } | null = null;
  let unusable = false;
  let writing: Promise<unknown> = Promise.resolve();
  if (kept) sweepDrafts(file);

  async function readNow(): Promise<unknown> {
    const content = readContent(file);
    if (content === null) return null;
    unusable = true;
    if (content === 'damaged') return null;
    try {
      const { text } = await encryption.decrypt(Buffer.from(content.wrappedKey, 'base64'));
      const bytes = Buffer.from(text, 'base64');
      const opened = open(content.sealed, bytes, binding);
      if (opened.kind !== 'opened') return null;
      const value: unknown = JSON.parse(opened.text);
      dataKey = { bytes, wrapped: content.wrappedKey };
      unusable = false;
      return value;
    } catch {
      // Another user, a moved profile, a locked keychain: the bytes stay as they are.
      return null;
    }
  }

  async function writeNow(value: unknown): Promise<boolean> {
    try {
      if (!dataKey) {
        const bytes = newDataKey();
        const wrapped = await encryption.encrypt(Buffer.from(bytes).toString('base64'));
        dataKey = { bytes, wrapped: Buffer.from(wrapped).toString('base64') };
      }
      const sealed = seal(JSON.stringify(value), dataKey.bytes, binding);
      const content: Content = { version: 1, wrappedKey: dataKey.wrapped, sealed };
      if (unusable) copyVaultAside(file, clock.now());
      writeAtomically(file, JSON.stringify(content));
      unusable = false;
      return true;
    } catch {
      return false;
    }
  }

  return {
    kept,
    read: async () => (kept ? await readNow() : null),
    write(value) {
      if (!kept) return Promise.resolve(false);
      const turn = writing.then(() => writeNow(value));
      writing = turn;
      return turn;
    },
  };
}

function readContent(file: string): Content | 'damaged' | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? null : 'damaged';
  }
  try {
    const value: unknown = JSON.parse(text);
    const isText = (each: unknown): boolean => typeof each === 'string' && each !== '';
    const good = isObject(value, { version: (version) => version === 1, wrappedKey: isText, sealed: isText });
    // Sound: every key was checked in the line above.
    return good ? (value as unknown as Content) : 'damaged';
  } catch {
    return 'damaged';
  }
}
