import type { Encryption } from '../../foundation/ports.ts';
import { newDataKey } from './envelope.ts';

/** A key that seals what is on disk, and the same as the operating system's encryption wrapped it, base64. */
export interface DataKey {
  readonly bytes: Uint8Array;
  readonly wrapped: string;
}

export async function makeDataKey(encryption: Encryption): Promise<DataKey> {
  const bytes = newDataKey();
  return { bytes, wrapped: await wrap(bytes, encryption) };
}

/**
 * Unwraps a data key. Null where that fails: another user, a moved profile, a locked keychain; what is stored is not
 * touched. Where the operating system asks for it the key comes back wrapped anew, to be stored by the caller: the data
 * under it stay as they are, and the former wrapping opens as well until it is replaced.
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

/** Null where what it gives does not open again: the former wrapping then stays the better one. */
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
