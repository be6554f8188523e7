import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** What is kept of a PIN, base64. */
export interface PinHash {
  readonly salt: string;
  readonly hash: string;
}

// 32 MB and some 80 ms for each try (RFC 7914). A PIN has few possibilities: the file that holds this is sealed besides.
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const bytes = 32;

export async function hashPin(pin: string): Promise<PinHash> {
  const salt = randomBytes(16);
  return { salt: salt.toString('base64'), hash: (await derive(pin, salt)).toString('base64') };
}

/** Takes as long for a wrong PIN as for the right one. */
export async function isPinOf(pin: string, kept: PinHash): Promise<boolean> {
  const wanted = Buffer.from(kept.hash, 'base64');
  const derived = await derive(pin, Buffer.from(kept.salt, 'base64'));
  return wanted.length === derived.length && timingSafeEqual(wanted, derived);
}

function derive(pin: string, salt: Uint8Array): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(pin, salt, bytes, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
