import { type Row, compareValues } from '../generatedRows.ts';
import { failure } from './records.ts';

/** The argument of every list with pages. */
export interface Paging {
  readonly cursor?: string | null;
  readonly direction?: 'BACKWARD' | 'FORWARD' | null;
  readonly limit?: number | null;
}

/** The argument that says in which order. */
export interface Sorting {
  readonly field: string;
  readonly order?: 'ASC' | 'DESC' | null;
}

const usualLimit = 20;

/** A page after a cursor, or before it; a cursor is the id of a row in base64. */
export function pageOf<One extends Row>(
  rows: readonly One[],
  paging: Paging | null | undefined,
  cap: number,
): { readonly data: readonly One[]; readonly pagination: Row } {
  const limit = Math.min(paging?.limit ?? usualLimit, cap);
  if (limit < 1) throw failure('Limit must be greater than 0', 'ValidationError');
  const cursor = paging?.cursor;
  const at = cursor ? rows.findIndex((row) => cursorOf(row) === cursor) : -1;
  if (cursor && at < 0) throw failure('Invalid cursor', 'ValidationError');
  const isBack = paging?.direction === 'BACKWARD' && at >= 0;
  const from = isBack ? Math.max(0, at - limit) : at + 1;
  const to = isBack ? at : Math.min(rows.length, from + limit);
  const data = rows.slice(from, to);
  const [first, last] = [data[0], data.at(-1)];
  const [hasNext, hasPrevious] = [to < rows.length, from > 0];
  const nextCursor = hasNext && last ? cursorOf(last) : null;
  const prevCursor = hasPrevious && first ? cursorOf(first) : null;
  return { data, pagination: { nextCursor, prevCursor, hasNext, hasPrevious, limit } };
}

/** Rows in the order of a value, those without one last. */
export function sorted<One>(
  rows: readonly One[],
  value: (row: One) => unknown,
  order: Sorting['order'],
): readonly One[] {
  const way = order === 'DESC' ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [left, right] = [value(one) ?? null, value(other) ?? null];
    if (left === null || right === null) return left === right ? 0 : left === null ? 1 : -1;
    return way * compareValues(left, right);
  });
}

function cursorOf(row: Row): string {
  return Buffer.from(String(row['_id'])).toString('base64');
}
