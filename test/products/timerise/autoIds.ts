import { type Ids, mixed } from '../../dialects/ids.ts';
import type { Kind } from '../../dialects/practice.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const length = 20;
const mostKeys = 2000;
const kinds: readonly Kind[] = ['organization', 'place', 'provider', 'visitType', 'client', 'patient', 'appointment'];

/** Text that looks like chance and is always the same for a number. */
export function autoText(number: number, size: number): string {
  let state = mixed(number + 1);
  let text = '';
  while (text.length < size) {
    state = mixed(state + text.length * 7919);
    text += letters[(state >>> 9) % letters.length] ?? '';
  }
  return text;
}

/** Ids as Firestore makes them for documents: twenty letters and digits, of which case matters. */
export function autoIds(): Ids {
  const of: Ids['of'] = (kind, key) => autoText(kinds.indexOf(kind) * mostKeys + key, length);
  const keys = new Map(
    kinds.map((kind) => [kind, new Map(Array.from({ length: mostKeys }, (_, key) => [of(kind, key), key]))] as const),
  );
  return { of, key: (kind, id) => keys.get(kind)?.get(String(id ?? '')) ?? null };
}
