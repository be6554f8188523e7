import type { Row } from '../generatedRows.ts';
import type { Collection } from './values.ts';

/** One collection: documents as they are stored, with ids where they refer to others. */
export interface Shelf {
  readonly all: () => readonly Row[];
  readonly find: (id: unknown) => Row | null;
  /** Sets the fields that are given; null where there is no such document. */
  readonly change: (id: unknown, change: Row) => Row | null;
  /** Takes the document away and answers it; null where there is none. */
  readonly remove: (id: unknown) => Row | null;
}

export type Shelves = Readonly<Record<Collection, Shelf>>;

/** Documents that are kept as they are. */
export interface PlainShelf extends Shelf {
  readonly add: (document: Row) => Row;
}

export function plainShelf(first: readonly Row[]): PlainShelf {
  const documents = new Map(first.map((document) => [String(document['_id']), document]));
  return {
    all: () => [...documents.values()],
    find: (id) => documents.get(String(id)) ?? null,
    change(id, change) {
      const before = documents.get(String(id));
      if (!before) return null;
      documents.set(String(id), { ...before, ...change });
      return documents.get(String(id)) ?? null;
    },
    remove(id) {
      const before = documents.get(String(id)) ?? null;
      documents.delete(String(id));
      return before;
    },
    add(document) {
      documents.set(String(document['_id']), document);
      return document;
    },
  };
}

/** A list of texts with some that weren't in it yet, as $addToSet makes it. */
export function withTexts(before: unknown, more: readonly string[]): readonly string[] {
  return [...new Set([...textsIn(before), ...more])];
}

/** The texts of a list. */
export function textsIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}

/** The objects of a list. */
export function rowsIn(list: unknown): readonly Row[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === 'object' && item !== null) : [];
}
