import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** What an entry is bound to: moved to another environment or address, it no longer opens. */
export interface Binding {
  readonly environment: string;
  /** The origin the keys were verified for. */
  readonly origin: string;
}

export type Opened =
  | { readonly kind: 'opened'; readonly text: string }
  /** Sealed with another data key: the vault was moved or its wrapped key replaced. */
  | { readonly kind: 'otherKey' }
  | { readonly kind: 'damaged' };

const magic = 'FDV1';
const tagBytes = 16;

/** A short public name of a data key, to tell a wrong key from damaged bytes. */
export function keyId(dataKey: Uint8Array): string {
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

/** Opens what `seal` made. Never throws: what can't be opened is told apart and left as it is. */
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
