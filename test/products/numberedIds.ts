import type { Ids } from '../dialects/ids.ts';
import type { Kind } from '../dialects/practice.ts';

const mostKeys = 2000;

/** Numbers as text, where each kind has numbers of its own, counted on from one that belongs to nothing. */
export function numberedIds(before: Readonly<Record<Kind, number>>): Ids {
  return {
    of: (kind, key) => String(before[kind] + key),
    key(kind, id) {
      const key = /^\d+$/.test(String(id ?? '')) ? Number(id) - before[kind] : 0;
      return key > 0 && key < mostKeys ? key : null;
    },
  };
}
