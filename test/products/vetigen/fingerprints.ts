import { type Ids, mixed } from '../../dialects/ids.ts';
import type { Kind } from '../../dialects/practice.ts';

// Crockford's letters, of which ULIDs are made.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const keyLetters = 4;

const prefixes: Readonly<Record<Kind, string>> = {
  organization: 'group',
  place: 'clinic',
  provider: 'user',
  visitType: 'eventtype',
  client: 'customer',
  patient: 'patient',
  appointment: 'calevt',
};

/** A fingerprint as the service writes them: what it is, and a ULID. */
export function fingerprint(prefix: string, key: number): string {
  const salt = Array.from(prefix).reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) % 65_536;
  const parts = [written(mixed(key + salt), 7), written(mixed(key * 31 + salt), 7), written(mixed(key * 97) >>> 7, 5)];
  return `${prefix}_01J${parts.join('')}${written(key, keyLetters)}`;
}

/** The key behind a fingerprint; null where it is none of this kind. */
export function keyOfFingerprint(prefix: string, fp: string | number | null | undefined): number | null {
  const text = String(fp ?? '');
  const key = Array.from(text.slice(-keyLetters)).reduce(
    (sum, letter) => sum * 32 + Math.max(0, letters.indexOf(letter)),
    0,
  );
  return key > 0 && fingerprint(prefix, key) === text ? key : null;
}

/** The row with a fingerprint, among those that the service keeps beside the practice. */
export function rowWithFp<Item extends { readonly key: number }>(
  rows: readonly Item[],
  prefix: string,
  fp: string | null | undefined,
): Item | null {
  const key = keyOfFingerprint(prefix, fp);
  return rows.find((row) => row.key === key) ?? null;
}

/** Fingerprints of the rows of the practice. */
export const vetigenIds: Ids = {
  of: (kind, key) => fingerprint(prefixes[kind], key),
  key: (kind, id) => keyOfFingerprint(prefixes[kind], id),
};

function written(number: number, length: number): string {
  let [rest, text] = [number, ''];
  for (let place = 0; place < length; place += 1) {
    text = (letters[rest % 32] ?? '0') + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}
