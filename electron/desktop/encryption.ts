import { safeStorage } from 'electron';
import type { Encryption } from '../core/foundation/ports.ts';

/** The mark of Chromium's last resort on Linux: a key built from constants, the same on every computer. */
const constantKeyMark = 'v10';

/**
 * The operating system's encryption: keychain, DPAPI or a Linux keyring. Asynchronous calls only, because the
 * others are gone in Electron 46.
 */
export function createEncryption(platform: NodeJS.Platform): Encryption {
  // Every sealed file asks; the keyring is asked once.
  let protection: Promise<'protected' | 'none'> | null = null;
  return {
    protection: () => (protection ??= findProtection(platform)),
    async encrypt(text) {
      const bytes = await safeStorage.encryptStringAsync(text);
      if (bytes.length === 0) throw new Error('The operating system encrypted to nothing.');
      return bytes;
    },
    async decrypt(bytes) {
      // Electron decrypts nothing to an empty text, so an empty file would pass for an empty key.
      if (bytes.length === 0) throw new Error('There is nothing to decrypt.');
      const { result, shouldReEncrypt } = await safeStorage.decryptStringAsync(Buffer.from(bytes));
      return { text: result, reEncrypt: shouldReEncrypt };
    },
  };
}

async function findProtection(platform: NodeJS.Platform): Promise<'protected' | 'none'> {
  try {
    if (!(await safeStorage.isAsyncEncryptionAvailable())) return 'none';
    // On Linux it is always "available"; only a ciphertext shows whether a keyring stands behind it.
    if (platform !== 'linux') return 'protected';
    const probe = await safeStorage.encryptStringAsync('probe');
    return probe.length < 3 || probe.toString('latin1', 0, 3) === constantKeyMark ? 'none' : 'protected';
  } catch {
    return 'none';
  }
}
