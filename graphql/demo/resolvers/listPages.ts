import { invalid } from './input.ts';

// The interface names no such limit, as services seldom do; a reader has to find out.
const mostRows = 200;

/** At most 200 rows of a list. Asking for more is answered with less, without a word. */
export function pageOf<Item>(items: readonly Item[], limit?: number | null, offset?: number | null): readonly Item[] {
  const from = offset ?? 0;
  const count = limit ?? mostRows;
  if (count < 0) throw invalid('limit must not be negative');
  if (from < 0) throw invalid('offset must not be negative');
  return items.slice(from, from + Math.min(count, mostRows));
}

/** A Relay connection over a list; cursors are opaque outside. */
export interface Connection<Item> {
  readonly edges: readonly { readonly cursor: string; readonly node: Item }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** The edges after a cursor, at most `first` of them. */
export function connectionOf<Item extends { readonly id: string }>(
  items: readonly Item[],
  first?: number | null,
  after?: string | null,
): Connection<Item> {
  const from = after ? items.findIndex((item) => cursorOf(item) === after) + 1 : 0;
  if (after && from === 0) throw invalid('after is not a cursor of this list');
  const nodes = pageOf(items, first, from);
  const last = nodes.at(-1);
  return {
    edges: nodes.map((node) => ({ cursor: cursorOf(node), node })),
    pageInfo: { hasNextPage: from + nodes.length < items.length, endCursor: last ? cursorOf(last) : null },
  };
}

function cursorOf(item: { readonly id: string }): string {
  return Buffer.from(`row:${item.id}`).toString('base64url');
}

/** A numbered page of a list with how much there is. */
export function numberedPage(items: readonly object[], args: PageArgs): object {
  const page = args.page ?? 1;
  const pageSize = args.pageSize ?? 25;
  if (page < 1 || pageSize < 1) throw invalid('page and pageSize begin at 1');
  const entries = pageOf(items, pageSize, (page - 1) * pageSize);
  return { entries, metadata: { page, pageSize, totalCount: items.length } };
}

/** The rows of one client, or of all. */
export function filterByClient<Row extends { readonly clientId: string }>(
  rows: readonly Row[],
  id?: string | null,
): readonly Row[] {
  return id ? rows.filter(({ clientId }) => clientId === id) : rows;
}

/** Rows by an instant of theirs, newest first; among equals the last one that came. */
export function newestFirst<Row>(rows: readonly Row[], instantOf: (row: Row) => number): readonly Row[] {
  return rows.toReversed().toSorted((one, other) => instantOf(other) - instantOf(one));
}

export interface PageArgs {
  readonly page?: number | null;
  readonly pageSize?: number | null;
}
