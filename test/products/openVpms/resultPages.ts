import type { Row } from '../generatedRows.ts';
import { badRequest } from './values.ts';

/** A node that results are to be sorted by. */
interface NodeSort {
  readonly node: string;
  readonly ascending: boolean;
}

/** What is asked for of a list. */
export interface PageArgs {
  readonly firstResult: number;
  readonly maxResults: number;
  readonly sort?: readonly NodeSort[] | null;
}

/** How rows compare by each node that they can be sorted by. */
export type Orders<Item> = Readonly<Record<string, (one: Item, other: Item) => number>>;

/** A page of a query's results; `items` come in their usual order. */
export function resultPage<Item>(
  items: readonly Item[],
  { firstResult, maxResults, sort }: PageArgs,
  cap: number,
  orders: Orders<Item>,
  show: (item: Item) => unknown,
): Row {
  if (firstResult < 0) throw badRequest('firstResult must not be negative');
  if (maxResults < 1) throw badRequest('maxResults must be greater than zero');
  const keys = (sort ?? []).map(({ node, ascending }) => {
    const order = orders[node];
    if (!order) throw badRequest(`Can't sort on node: ${node}`);
    return ascending ? order : (one: Item, other: Item) => order(other, one);
  });
  const sorted = items.toSorted((one, other) => {
    for (const order of keys) {
      const result = order(one, other);
      if (result !== 0) return result;
    }
    return 0;
  });
  const pageSize = Math.min(maxResults, cap);
  return {
    results: sorted.slice(firstResult, firstResult + pageSize).map(show),
    firstResult,
    pageSize,
    totalResults: items.length,
  };
}
