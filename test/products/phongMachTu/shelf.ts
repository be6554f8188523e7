import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { checkId, dateText, documentId, type OwnModel } from './values.ts';

/** One collection beside the practice's own. */
export interface Shelf {
  /** What is not deleted, the last changed first. */
  readonly list: () => readonly Row[];
  /** Everything in the order of entry, deleted or not. */
  readonly all: () => readonly Row[];
  /** A document, deleted or not; null where there is none, and an error where the id can't be one. */
  readonly find: (id: unknown) => Row | null;
  readonly add: (fields: Row) => Row;
  /** Sets what is given of a document that is there. */
  readonly change: (id: unknown, fields: Row) => Row;
}

/** A collection with these documents, each with the milliseconds of its entry; those of the practice bring an id. */
export function createShelf(
  model: OwnModel,
  first: readonly (readonly [fields: Row, entered: number])[],
  now: () => number,
): Shelf {
  const documents = new Map<string, Row>();
  const changed = new Map<string, number>();
  let newest = 0;
  const put = (id: string, fields: Row, instant: number): Row => {
    newest = Math.max(newest, instant);
    const document = { ...fields, _id: id, updated_at: dateText(instant) };
    documents.set(id, document);
    changed.set(id, instant);
    return document;
  };
  // Each change is later than all before, also under a clock that stands still.
  const later = (): number => Math.max(now(), newest + 1000);
  const add = (fields: Row, instant: number): Row =>
    put(
      givenText(fields, '_id') ?? documentId(model, documents.size + 1),
      { is_deleted: false, ...fields, created_at: dateText(instant) },
      instant,
    );
  for (const [fields, entered] of first) add(fields, entered);
  const instantOf = ({ _id: id }: Row): number => changed.get(String(id)) ?? 0;
  return {
    list: () =>
      [...documents.values()]
        .filter((document) => document['is_deleted'] !== true)
        .toSorted((one, other) => instantOf(other) - instantOf(one)),
    all: () => [...documents.values()],
    find(id) {
      checkId(id, model);
      return documents.get(String(id).toLowerCase()) ?? null;
    },
    add: (fields) => add(fields, later()),
    change: (id, fields) =>
      put(String(id).toLowerCase(), { ...documents.get(String(id).toLowerCase()), ...fields }, later()),
  };
}

/** The document that a field refers to; an empty field refers to none. */
export function referred(shelf: Shelf, id: unknown): Row | null {
  return id === null || id === undefined ? null : shelf.find(id);
}
