import type { Row } from '../generatedRows.ts';
import { invalidArgument } from './values.ts';

/** The most rows of a page that may be asked for. */
export const mostRows = 50;

/** Which page of a list of the root. */
export interface CursorArgs {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
}

/** Which page of related rows. */
export interface OffsetArgs {
  readonly limit?: number | null;
  readonly offset?: number | null;
}

const prefix = 'arrayconnection:';

function cursorAt(index: number): string {
  return Buffer.from(`${prefix}${String(index)}`).toString('base64');
}

function indexOf(cursor: string, name: string): number {
  const text = Buffer.from(cursor, 'base64').toString();
  const index = text.startsWith(prefix) ? Number(text.slice(prefix.length)) : Number.NaN;
  if (Number.isInteger(index)) return index;
  throw invalidArgument(`paging.${name} must be a valid cursor`);
}

function checkSize(size: number | null | undefined, name: string): void {
  if ((size ?? 0) < 0) throw invalidArgument(`paging.${name} must not be less than 0`);
  if ((size ?? 0) > mostRows)
    throw invalidArgument(`Field paging.${name} max allowed value is \`${String(mostRows)}\`.`);
}

/** A page with cursors that count rows; the total is left to those lists that have one. */
export function cursorPage(rows: readonly Row[], paging: CursorArgs, cap: number, show: (row: Row) => Row): Row {
  const { first = null, last = null, after = null, before = null } = paging;
  checkSize(first, 'first');
  checkSize(last, 'last');
  if (first !== null && last !== null) throw invalidArgument('Cannot specify both `first` and `last`');
  if (last !== null && before === null) throw invalidArgument('paging.last requires `before`');
  if (after !== null && before !== null) throw invalidArgument('Cannot specify both `after` and `before`');
  const start = after === null ? 0 : indexOf(after, 'after') + 1;
  const end = before === null ? rows.length : Math.min(indexOf(before, 'before'), rows.length);
  const from = last === null ? start : Math.max(start, end - Math.min(last, cap));
  const to = Math.min(end, from + Math.min(first ?? last ?? mostRows, cap));
  const edges = rows.slice(from, to).map((row, index) => ({ cursor: cursorAt(from + index), node: show(row) }));
  return {
    edges,
    pageInfo: {
      hasNextPage: to < rows.length,
      hasPreviousPage: from > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: rows.length,
  };
}

/** A page by offset. */
export function offsetPage(rows: readonly Row[], paging: OffsetArgs, cap: number, show: (row: Row) => Row): Row {
  checkSize(paging.limit, 'limit');
  const from = Math.max(0, paging.offset ?? 0);
  const to = from + Math.min(paging.limit ?? mostRows, cap);
  return {
    nodes: rows.slice(from, to).map(show),
    pageInfo: { hasNextPage: to < rows.length, hasPreviousPage: from > 0 },
    totalCount: rows.length,
  };
}
