import { type ConnectionArgs, stretchOf } from '../dialects/pages.ts';
import type { Row } from './generatedRows.ts';

/**
 * A Relay connection over rows, with the total and the nodes beside the edges where a schema has them. Without a size it
 * gives `usualSize` rows, or as many as the server gives at once.
 */
export function relayConnection<Item>(
  items: readonly Item[],
  args: ConnectionArgs,
  cap: number,
  show: (item: Item) => unknown,
  usualSize: number = cap,
): Row {
  const isOpen = (args.first ?? null) === null && (args.last ?? null) === null;
  const stretch = stretchOf(items, isOpen ? { ...args, first: usualSize } : args, cap);
  const edges = stretch.edges.map(({ cursor, row }) => ({ cursor, node: show(row) }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage: stretch.hasNext,
      hasPreviousPage: stretch.hasPrevious,
      startCursor: stretch.startCursor,
      endCursor: stretch.endCursor,
    },
    totalCount: items.length,
  };
}
