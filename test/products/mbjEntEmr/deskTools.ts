import { GraphQLError } from 'graphql';
import type { Row } from '../generatedRows.ts';
import type { MbjStore } from './shelves.ts';
import { withTexts, textsIn } from './shelf.ts';
import { type Populate, type Show } from './show.ts';
import { checkId, type Collection, readOfNothing } from './values.ts';

export type Args = Readonly<Record<string, string>>;

/** What most mutations do. */
export interface DeskTools {
  /** Sets fields and shows the document; without one the resolvers read on. */
  readonly change: (collection: Collection, id: unknown, change: Row, populate?: Populate) => Row;
  readonly remove: (collection: Collection, id: unknown) => Row;
  /** Adds texts with commas between them to a list, or takes one away. */
  readonly addTexts: (collection: Collection, id: unknown, field: string, texts: unknown) => Row;
  readonly dropText: (collection: Collection, id: unknown, field: string, text: unknown) => Row;
  readonly find: (collection: Collection, id: unknown) => Row | null;
  /** The same where it is needed, and a property of it is read next. */
  readonly need: (collection: Collection, id: unknown, property: string) => Row;
}

export function createTools(store: MbjStore, show: Show): DeskTools {
  const find = (collection: Collection, id: unknown): Row | null => {
    checkId(id, collection);
    return store[collection].find(id);
  };
  const change: DeskTools['change'] = (collection, id, given, populate) => {
    checkId(id, collection);
    const after = store[collection].change(id, given);
    if (!after) throw readOfNothing('_doc');
    return show(collection, after, populate);
  };
  return {
    find,
    change,
    need(collection, id, property) {
      const document = find(collection, id);
      if (!document) throw readOfNothing(property);
      return document;
    },
    remove(collection, id) {
      checkId(id, collection);
      const before = store[collection].remove(id);
      if (!before) throw readOfNothing('_doc');
      return show(collection, before, {});
    },
    addTexts(collection, id, field, texts) {
      if (typeof texts !== 'string') throw readOfNothing('split', 'undefined');
      return change(collection, id, { [field]: withTexts(find(collection, id)?.[field], texts.split(',')) });
    },
    dropText(collection, id, field, text) {
      const before = textsIn(find(collection, id)?.[field]);
      return change(collection, id, { [field]: before.filter((other) => other !== text) });
    },
  };
}

/** What Mongoose says where paths that are needed are empty. */
export function requirePaths(model: Collection, document: Row, paths: readonly string[]): void {
  const missing = paths.filter((path) => {
    const value = path.split('.').reduce<unknown>((inner, name) => (inner as Row | null)?.[name], document);
    return value === undefined || value === null || value === '';
  });
  if (missing.length === 0) return;
  const words = missing.map((path) => `${path}: Path \`${path}\` is required.`);
  throw new GraphQLError(`${model} validation failed: ${words.join(', ')}`);
}
