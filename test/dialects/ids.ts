import type { Kind } from './practice.ts';

/** How one dialect writes the ids of the practice's rows. */
export interface Ids {
  readonly of: (kind: Kind, key: number) => string;
  /** The key behind an id, or null where it was never one of this dialect. */
  readonly key: (kind: Kind, id: string | number | null | undefined) => number | null;
}

const kinds: readonly Kind[] = ['organization', 'place', 'provider', 'visitType', 'client', 'patient', 'appointment'];
const mostKeys = 2000;

/** Numbers as text, the same ones for every kind: an id says nothing about what it belongs to. */
export function numberIds(first: number): Ids {
  return idsBy((_, key) => String(first + key));
}

/** A word or letter for the kind before a number. */
export function wordIds(words: Readonly<Record<Kind, string>>): Ids {
  return idsBy((kind, key) => `${words[kind]}${String(key).padStart(4, '0')}`);
}

/** Opaque global ids: the kind's type name and the number in base64. */
export function globalIds(types: Readonly<Record<Kind, string>>): Ids {
  return idsBy((kind, key) => Buffer.from(`${types[kind]}:${String(key)}`).toString('base64'));
}

/** Ids of 24 hexadecimal digits, as document stores make them. */
export function hexIds(): Ids {
  return idsBy((kind, key) => `64e${String(kinds.indexOf(kind))}${hex(mixed(key), 8)}${hex(key, 12)}`);
}

/** Ids that look like random UUIDs. */
export function uuidIds(): Ids {
  return idsBy((kind, key) => {
    const mix = hex(mixed(key * 8 + kinds.indexOf(kind)), 8);
    return `${mix}-${mix.slice(0, 4)}-4${mix.slice(1, 4)}-9${mix.slice(5, 8)}-${hex(key * 8 + kinds.indexOf(kind), 12)}`;
  });
}

/** A number that looks like chance and is always the same, to shuffle with. */
export function mixed(number: number): number {
  return Math.imul(number ^ 0x5bd1e995, 0x9e3779b1) >>> 0;
}

function idsBy(write: (kind: Kind, key: number) => string): Ids {
  // Writing all of them and looking one up can't disagree with how they are written, as reading one could.
  const keys = new Map<Kind, ReadonlyMap<string, number>>();
  return {
    of: write,
    key(kind, id) {
      if (id === null || id === undefined) return null;
      const known = keys.get(kind) ?? new Map(Array.from({ length: mostKeys }, (_, key) => [write(kind, key), key]));
      keys.set(kind, known);
      return known.get(String(id)) ?? null;
    },
  };
}

function hex(number: number, digits: number): string {
  return number.toString(16).padStart(digits, '0').slice(-digits);
}
