import { type Ids, mixed } from '../../dialects/ids.ts';
import type { Kind } from '../../dialects/practice.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const mostKeys = 2000;
const kinds: readonly Kind[] = ['organization', 'place', 'provider', 'visitType', 'client', 'patient', 'appointment'];

/** A record id of Airtable, `rec` and fourteen characters, which looks like chance; the number makes it unique. */
export function recordId(scope: number, key: number): string {
  let digits = '';
  for (let seed = mixed(key * 31 + scope), index = 0; index < 14; index += 1) {
    seed = mixed(seed + index);
    // The last three say the number, so that no two are alike.
    const value = index < 11 ? seed : Math.floor((scope * mostKeys + key) / letters.length ** (13 - index));
    digits += letters[value % letters.length] ?? '0';
  }
  return `rec${digits}`;
}

const keysById = new Map(
  kinds.flatMap((kind, scope) =>
    Array.from({ length: mostKeys }, (_, key) => [recordId(scope, key), { kind, key }] as const),
  ),
);

/** Ids of the rows that the practice knows. */
export const baseqlIds: Ids = {
  of: (kind, key) => recordId(kinds.indexOf(kind), key),
  key(kind, id) {
    const found = keysById.get(String(id ?? ''));
    return found?.kind === kind ? found.key : null;
  },
};

/** What a record id belongs to, or null. */
export function rowBehind(id: string): { readonly kind: Kind; readonly key: number } | null {
  return keysById.get(id) ?? null;
}

/** Ids of rows that only the base knows, by the number of their table. */
export function ownId(table: number, key: number): string {
  return recordId(10 + table, key);
}
