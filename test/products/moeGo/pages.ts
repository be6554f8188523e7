import { type ConnectionArgs, stretchOf } from '../../dialects/pages.ts';
import type { Row } from '../generatedRows.ts';
import { refusal } from './values.ts';

const mostRows = 500;

/** A page of a Relay list; sizes are those that the API allows. */
export function pageOf<Item>(
  rows: readonly Item[],
  args: ConnectionArgs,
  cap: number,
  show: (item: Item) => Row | null,
): Row {
  const first = args.first ?? 0;
  if (first < 1 || first > mostRows)
    throw refusal('INVALID_ARGUMENT', `pagination.page_size: value must be between 1 and ${String(mostRows)}`);
  const { edges, endCursor, hasNext } = stretchOf(rows, { first, after: args.after ?? null }, cap);
  return {
    edges: edges.map(({ cursor, row }) => ({ cursor, node: show(row) })),
    pageInfo: { hasNextPage: hasNext, endCursor },
  };
}
