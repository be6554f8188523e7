import type { Row } from '../generatedRows.ts';
import { badRequest } from './values.ts';

/** Arguments of a list. `after` is taken and has no effect, as in the source: rows are skipped by their number. */
export interface PageArgs {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly skip?: number | null;
}

interface Listed {
  readonly id: unknown;
}

const usualSize = 20;
const largestSize = 100;

function sizeOf({ first, skip }: PageArgs, cap: number): number {
  if ((first ?? 1) < 1 || (first ?? 1) > largestSize || (skip ?? 0) < 0) throw badRequest();
  return Math.min(first ?? usualSize, cap);
}

function connection<Item>(
  rows: readonly Item[],
  show: (row: Item) => Row & Listed,
  range: { readonly from: number; readonly size: number; readonly hasNext: boolean },
): Row {
  const nodes = rows.slice(range.from, range.from + range.size).map(show);
  const edges = nodes.map((node) => ({ node, cursor: Buffer.from(String(node.id)).toString('base64') }));
  return {
    edges,
    pageInfo: {
      hasNextPage: range.hasNext,
      hasPreviousPage: range.from > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: rows.length,
  };
}

/** A page from the row after the skipped ones on. */
export function pageBySkip<Item>(
  rows: readonly Item[],
  args: PageArgs,
  cap: number,
  show: (row: Item) => Row & Listed,
): Row {
  const size = sizeOf(args, cap);
  const from = args.skip ?? 0;
  return connection(rows, show, { from, size, hasNext: from + size < rows.length });
}

/** A page where skipped rows are counted in whole pages: 15 of 10 each begin at the eleventh row. */
export function pageByNumber<Item>(
  rows: readonly Item[],
  args: PageArgs,
  cap: number,
  show: (row: Item) => Row & Listed,
): Row {
  const size = sizeOf(args, cap);
  const from = Math.floor((args.skip ?? 0) / size) * size;
  return connection(rows, show, { from, size, hasNext: from + size < rows.length });
}

/** A page of the lists that count pages from 1. */
export function numberedPage<Item>(
  rows: readonly Item[],
  args: { readonly page?: number | null; readonly limit?: number | null },
  usual: number,
  cap: number,
  show: (row: Item) => Row,
): Row {
  const [page, limit] = [Math.max(1, args.page ?? 1), Math.max(1, Math.min(args.limit ?? usual, cap))];
  return {
    data: rows.slice((page - 1) * limit, page * limit).map(show),
    meta: { total: rows.length, page, limit, totalPages: Math.ceil(rows.length / limit) },
  };
}

/** Orders rows by a column that was named; what is null comes last upwards and first downwards, as in PostgreSQL. */
export function sortedByColumn<Item>(
  rows: readonly Item[],
  columns: Readonly<Record<string, (row: Item) => string | number | null>>,
  args: { readonly sortBy?: string | null; readonly sortOrder?: string | null },
): readonly Item[] {
  if (!args.sortBy) return rows;
  const read = columns[args.sortBy];
  const order = args.sortOrder ?? 'desc';
  if (!read || (order !== 'asc' && order !== 'desc')) throw badRequest();
  const sign = order === 'desc' ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [left, right] = [read(one), read(other)];
    if (left === right) return 0;
    if (left === null || right === null) return left === null ? sign : -sign;
    return left < right ? -sign : sign;
  });
}
