import { createHash, createPublicKey, verify } from 'node:crypto';
import { closeSync, constants, createReadStream, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isObject } from '../../contract/shapes.ts';
import { openRegular } from '../storage/files/regularFile.ts';

/** The publisher's description of one version. It counts only with the detached signature beside it. */
export interface UpdateList {
  readonly version: string;
  readonly notes: string;
  readonly files: readonly UpdateFile[];
}

/** What installs a file. A desk takes the kind it was installed from: another one would stand beside it. */
export const packageKinds = ['nsis', 'msi', 'dmg', 'deb', 'rpm', 'AppImage'] as const;
export type PackageKind = (typeof packageKinds)[number];

export interface UpdateFile {
  readonly name: string;
  readonly kind: PackageKind;
  /** As Node names them: win32, darwin, linux; x64, arm64. */
  readonly os: string;
  readonly arch: string;
  /** Bytes. */
  readonly size: number;
  /** Of the whole file, hexadecimal. */
  readonly sha256: string;
}

export const updateListName = 'front-desk-update.json';
export const signatureName = `${updateListName}.sig`;
export const maxListBytes = 256_000;
const maxUpdateBytes = 500_000_000;

/**
 * Reads a list whose bytes are signed by one of the publisher's keys (Ed25519, RFC 8032; the signature in base64). Null
 * without a valid signature, and where it is no list: unsigned content is never parsed.
 */
export function readSignedList(bytes: Uint8Array, signature: string, keys: readonly string[]): UpdateList | null {
  if (!keys.some((key) => isSignedBy(key, bytes, signature))) return null;
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isUpdateList(value) ? value : null;
  } catch {
    return null;
  }
}

/** `key` is a public key as SubjectPublicKeyInfo (RFC 8410) in base64. */
function isSignedBy(key: string, bytes: Uint8Array, signature: string): boolean {
  try {
    const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    return (
      publicKey.asymmetricKeyType === 'ed25519' &&
      verify(null, bytes, publicKey, Buffer.from(signature.trim(), 'base64'))
    );
  } catch {
    return false;
  }
}

function isUpdateList(value: unknown): value is UpdateList {
  return isObject(value, {
    version: (version) => typeof version === 'string' && numbersOf(version) !== null,
    notes: (notes) => typeof notes === 'string' && notes.length <= 4000,
    files: (files) => Array.isArray(files) && files.length <= 50 && files.every(isUpdateFile),
  });
}

function isUpdateFile(value: unknown): boolean {
  const isWord = (text: unknown): boolean => typeof text === 'string' && /^[a-z0-9]{1,20}$/.test(text);
  return isObject(value, {
    // A name and nothing else: it is put behind the address, and into a folder of this computer.
    name: (name) => typeof name === 'string' && /^[A-Za-z0-9][\w.-]{0,119}$/.test(name),
    kind: (kind) => packageKinds.some((each) => each === kind),
    os: isWord,
    arch: isWord,
    size: (size) => Number.isSafeInteger(size) && Number(size) > 0 && Number(size) <= maxUpdateBytes,
    sha256: (hash) => typeof hash === 'string' && /^[0-9a-f]{64}$/.test(hash),
  });
}

/** Whether a version is later than another; anything but `1.2.3` never is. */
export function isNewer(version: string, than: string): boolean {
  const [one, other] = [numbersOf(version), numbersOf(than)];
  if (!one || !other) return false;
  const at = one.findIndex((number, index) => number !== other[index]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}

function numbersOf(version: string): readonly number[] | null {
  return /^\d{1,6}(\.\d{1,6}){2}$/.test(version) ? version.split('.').map(Number) : null;
}

/** Where the downloaded update is stored: never more than one, and only while it matches its signature. */
interface UpdateFolder {
  /**
   * Writes the downloaded data. `wrong` if it is not the signed file, which is then deleted. Rejects where the disk
   * refuses.
   */
  receive(
    file: UpdateFile,
    body: AsyncIterable<Uint8Array>,
    onProgress: (read: number) => void,
  ): Promise<'whole' | 'wrong'>;
  /** The file's path, verified again; null if it is gone or was replaced. */
  find(file: UpdateFile): Promise<string | null>;
  clear(): void;
}

export function openUpdateFolder(dataFolder: string): UpdateFolder {
  const folder = join(dataFolder, 'updates');
  const clear = (): void => rmSync(folder, { recursive: true, force: true });
  return {
    clear,
    async receive(file, body, onProgress) {
      clear();
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const arriving = join(folder, 'arriving');
      const target = openSync(arriving, 'wx', 0o600);
      const hash = createHash('sha256');
      let read = 0;
      try {
        for await (const piece of body) {
          read += piece.length;
          if (read > file.size) break;
          hash.update(piece);
          writeSync(target, piece);
          onProgress(read);
        }
      } catch (error) {
        closeSync(target);
        clear();
        throw error;
      }
      closeSync(target);
      if (read !== file.size || hash.digest('hex') !== file.sha256) {
        clear();
        return 'wrong';
      }
      renameSync(arriving, join(folder, file.name));
      return 'whole';
    },
    async find(file) {
      const place = join(folder, file.name);
      const hash = createHash('sha256');
      try {
        const handle = openRegular(place, constants.O_RDONLY, file.size);
        await pipeline(createReadStream(place, { fd: handle }), hash);
      } catch {
        return null;
      }
      return hash.digest('hex') === file.sha256 ? place : null;
    },
  };
}
