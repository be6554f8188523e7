import { type ConnectionArgs, stretchOf } from '../../dialects/pages.ts';
import type { Row } from '../generatedRows.ts';
import { unprocessable } from './values.ts';

const usualRows = 25;
const mostRows = 100;

/** A page of a Relay list. Sizes are those that the API allows, 1 to 100. */
export function pageOf<Item>(
  rows: readonly Item[],
  args: ConnectionArgs,
  cap: number,
  show: (item: Item) => Row | null,
): Row {
  const { first = null, last = null, after = null, before = null } = args;
  for (const size of [first, last]) {
    if (size !== null && (size < 1 || size > mostRows))
      throw unprocessable(`limit must be between 1 and ${String(mostRows)}`);
  }
  const size = first === null && last === null ? { first: Math.min(usualRows, cap) } : { first, last };
  const { edges, startCursor, endCursor, hasNext, hasPrevious } = stretchOf(rows, { ...size, after, before }, cap);
  const shown = edges.map(({ cursor, row }) => ({ cursor, node: show(row) }));
  return {
    edges: shown,
    nodes: shown.map(({ node }) => node),
    pageInfo: { hasNextPage: hasNext, hasPreviousPage: hasPrevious, startCursor, endCursor },
    totalCount: rows.length,
  };
}
