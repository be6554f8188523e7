import { GraphQLError } from 'graphql';
import { type Row, isRow } from '../generatedRows.ts';

/** The arguments of every page. */
export interface PageArgs {
  readonly _size?: number | null;
  readonly _cursor?: string | null;
}

const usualSize = 64;

/**
 * A page of documents.
 *
 * A cursor names a document: the first one of a page after, or the one that a page before ends in front of. Where one
 * has gone meanwhile, its place in the order of ids is meant.
 */
export function pageOf<Any>(
  list: readonly Any[],
  idOf: (row: Any) => string,
  show: (row: Any) => Row,
  { _size: wanted, _cursor: cursor }: PageArgs,
  cap: number,
): Row {
  const size = Math.min(wanted ?? usualSize, cap);
  if (size < 1) throw faunaError('Number must be greater than 0.', 'invalid argument');
  const ids = list.map(idOf);
  const { isBefore, id } = cursor ? read(cursor) : { isBefore: false, id: '' };
  const exact = ids.indexOf(id);
  const later = ids.findIndex((each) => each >= id);
  const place = exact >= 0 ? exact : later >= 0 ? later : ids.length;
  const from = isBefore ? Math.max(0, place - size) : place;
  const to = isBefore ? place : from + size;
  return {
    data: list.slice(from, to).map(show),
    after: to < list.length ? write({ isBefore: false, id: ids[to] ?? '' }) : null,
    before: from > 0 ? write({ isBefore: true, id: ids[from] ?? '' }) : null,
  };
}

/** An error with Fauna's code for it. */
export function faunaError(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

interface Cursor {
  readonly isBefore: boolean;
  readonly id: string;
}

function write({ isBefore, id }: Cursor): string {
  return Buffer.from(JSON.stringify({ [isBefore ? 'b' : 'a']: id })).toString('base64url');
}

function read(cursor: string): Cursor {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (isRow(value)) return { isBefore: 'b' in value, id: String(value['b'] ?? value['a']) };
  } catch {
    // Said below, as anything else that is no cursor.
  }
  throw faunaError('Cursor is invalid.', 'invalid argument');
}
