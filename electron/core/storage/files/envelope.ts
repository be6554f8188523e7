import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Encryption } from '../../foundation/ports.ts';

/** The context of an entry: moved to another environment or address, it no longer opens. */
interface Binding {
  readonly environment: string;
  /** The origin the keys were verified for. */
  readonly origin: string;
}

type Opened =
  | { readonly kind: 'opened'; readonly text: string }
  /** Sealed with another data key: the vault was moved or its wrapped key replaced. */
  | { readonly kind: 'otherKey' }
  | { readonly kind: 'damaged' };

const magic = 'FDV1';
const tagBytes = 16;

/** A short public name of a data key, to distinguish a wrong key from damaged bytes. */
function keyId(dataKey: Uint8Array): string {
  return createHash('sha256').update('front-desk key id').update(dataKey).digest('hex').slice(0, 16);
}

export function newDataKey(): Uint8Array {
  return randomBytes(32);
}

/** Seals text with AES-256-GCM as `magic.keyId.iv.tag.ciphertext`, the first two and the binding authenticated too. */
export function seal(text: string, dataKey: Uint8Array, binding: Binding): string {
  const id = keyId(dataKey);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', dataKey, iv);
  cipher.setAAD(additionalData(id, binding));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [magic, id, iv.toString('base64'), cipher.getAuthTag().toString('base64'), sealed.toString('base64')].join(
    '.',
  );
}

/** Opens what `seal` made. Never throws: each failure has its own kind, and the file is left as it is. */
export function open(envelope: string, dataKey: Uint8Array, binding: Binding): Opened {
  const [mark, id, iv, tag, sealed, ...rest] = envelope.split('.');
  if (mark !== magic || !id || !iv || !tag || !sealed || rest.length > 0) return { kind: 'damaged' };
  if (id !== keyId(dataKey)) return { kind: 'otherKey' };
  try {
    const decipher = createDecipheriv('aes-256-gcm', dataKey, Buffer.from(iv, 'base64'), { authTagLength: tagBytes });
    decipher.setAAD(additionalData(id, binding));
    decipher.setAuthTag(Buffer.from(tag, 'base64'));
    const text = Buffer.concat([decipher.update(Buffer.from(sealed, 'base64')), decipher.final()]).toString('utf8');
    return { kind: 'opened', text };
  } catch {
    return { kind: 'damaged' };
  }
}

function additionalData(id: string, binding: Binding): Buffer {
  return Buffer.from(JSON.stringify([magic, id, binding.environment, binding.origin]), 'utf8');
}

/** A data key that seals stored data, and the same key wrapped by the operating system's encryption, base64. */
export interface DataKey {
  readonly bytes: Uint8Array;
  readonly wrapped: string;
}

export async function makeDataKey(encryption: Encryption): Promise<DataKey> {
  const bytes = newDataKey();
  return { bytes, wrapped: await wrap(bytes, encryption) };
}

/**
 * Unwraps a data key. Null where that fails (another user, a moved profile, a locked keychain); stored data is not
 * touched. If the operating system requests it the key is wrapped anew, to be stored by the caller: the data under it
 * stay unchanged, and the former wrapping works until it is replaced.
 */
export async function unwrapDataKey(encryption: Encryption, wrapped: string): Promise<DataKey | null> {
  try {
    const { text, reEncrypt } = await encryption.decrypt(Buffer.from(wrapped, 'base64'));
    const bytes = Buffer.from(text, 'base64');
    if (bytes.length !== 32) return null;
    return { bytes, wrapped: (reEncrypt ? await wrapAgain(bytes, encryption) : null) ?? wrapped };
  } catch {
    return null;
  }
}

/** Null where the new wrapping can't be unwrapped: the former one is kept then. */
async function wrapAgain(bytes: Buffer, encryption: Encryption): Promise<string | null> {
  try {
    const again = await wrap(bytes, encryption);
    const { text } = await encryption.decrypt(Buffer.from(again, 'base64'));
    return text === bytes.toString('base64') ? again : null;
  } catch {
    return null;
  }
}

async function wrap(bytes: Uint8Array, encryption: Encryption): Promise<string> {
  return Buffer.from(await encryption.encrypt(Buffer.from(bytes).toString('base64'))).toString('base64');
}
