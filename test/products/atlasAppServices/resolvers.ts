import type { Backstage } from '../../dialects/dialect.ts';
import { type Row, isRow } from '../generatedRows.ts';
import { type Collection, collectionOf, collections } from './collections.ts';
import { type ListArgs, findDocuments } from './find.ts';
import { type Beside, atlasIds, kinds, storedDocuments } from './records.ts';
import { atlasWrites } from './writes.ts';

/** Resolvers of everything that is generated. */
export function atlasRoots(stage: Backstage): object {
  const removed = new Set<string>();
  const beside: Beside = new Map();
  const stored = storedDocuments(stage, removed, beside);
  /** A document for an answer: relationships lead on, and one to what isn't there is null. */
  function show({ title, fields }: Collection, row: Row): Row {
    const kind = kinds[title];
    const key = kind && atlasIds.key(kind, String(row['_id']));
    if (kind && typeof key === 'number') stage.meet(kind, key);
    const relations = Object.entries(fields).flatMap(([field, type]) => {
      const other = collectionOf(type);
      if (!other) return [];
      const one = (id: unknown): Row | null => {
        const found = stored(other.title).find((each) => each['_id'] === id);
        return found ? show(other, found) : null;
      };
      const value = row[field];
      return [[field, () => (Array.isArray(value) ? value.map(one).filter(isRow) : one(value))] as const];
    });
    return { ...row, ...Object.fromEntries(relations) };
  }
  const roots: Record<string, unknown> = {};
  for (const collection of collections) {
    const { one, many } = collection;
    roots[one] = (args: ListArgs): Row | null => {
      const [found] = findDocuments(stored, collection, { ...args, limit: 1 }, stage.cap);
      return found ? show(collection, found) : null;
    };
    roots[many] = (args: ListArgs) =>
      findDocuments(stored, collection, args, stage.cap).map((row) => show(collection, row));
  }
  return { ...roots, ...atlasWrites(stage, { removed, beside, stored, show }) };
}
