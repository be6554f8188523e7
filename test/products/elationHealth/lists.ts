import type { Row } from '../generatedRows.ts';
import { type ConnectionArgs, stretchOf } from '../../dialects/pages.ts';

/** What the lists of the product take. */
export interface ListArgs extends ConnectionArgs {
  readonly filter?: Row | null;
  readonly orderBy?: { readonly field: string; readonly direction: string } | null;
}

const usualSize = 25;

/** A stretch of a list with its edges and nodes; a size that isn't given is 25. */
export function connectionOf<Item>(
  items: readonly Item[],
  args: ConnectionArgs,
  cap: number,
  make: (item: Item) => Row,
): Row {
  const { first = null, last = null, after = null, before = null } = args;
  const size = first === null && last === null ? usualSize : first;
  const stretch = stretchOf(items, { first: size, last, after, before }, cap);
  return {
    edges: () => stretch.edges.map(({ cursor, row }) => ({ cursor, node: () => make(row) })),
    nodes: () => stretch.edges.map(({ row }) => make(row)),
    pageInfo: {
      hasNextPage: stretch.hasNext,
      hasPreviousPage: stretch.hasPrevious,
      startCursor: stretch.startCursor,
      endCursor: stretch.endCursor,
    },
  };
}

/** Rows in the order that is asked for; rows that are equal stay in the order of their ids. */
export function ordered<Item>(
  items: readonly Item[],
  order: ListArgs['orderBy'],
  values: Readonly<Record<string, (item: Item) => number | string>>,
): readonly Item[] {
  const value = order ? values[order.field] : undefined;
  if (!order || !value) return items;
  const sign = order.direction === 'DESC' ? -1 : 1;
  return items.toSorted((one, other) => {
    const [left, right] = [value(one), value(other)];
    if (left === right) return 0;
    return left < right ? -sign : sign;
  });
}
