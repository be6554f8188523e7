import { GraphQLError } from 'graphql';
import { type Row, sortedBy } from '../generatedRows.ts';

/** Which page of a list is asked for. */
export interface PageArgs {
  readonly first: number;
  readonly page?: number | null;
}

/** The columns by which a list is to be ordered. */
export interface OrderArgs {
  readonly orderBy?: readonly { readonly column: string; readonly order: 'ASC' | 'DESC' }[] | null;
}

/** One page of a list in Laravel's sense, pages counted from 1; no size is too large. */
export function paginate<Item>(
  items: readonly Item[],
  { first, page }: PageArgs,
  cap: number,
  show: (item: Item) => Row,
): object {
  if (first < 0) throw new GraphQLError(`Requested pagination amount must be non-negative, got ${String(first)}.`);
  const perPage = Math.min(first, cap);
  const currentPage = Math.max(1, page ?? 1);
  const from = (currentPage - 1) * perPage;
  const data = items.slice(from, from + perPage);
  const lastPage = Math.max(1, Math.ceil(items.length / Math.max(1, perPage)));
  return {
    data: () => data.map(show),
    paginatorInfo: {
      count: data.length,
      currentPage,
      firstItem: data.length > 0 ? from + 1 : null,
      hasMorePages: perPage > 0 && currentPage < lastPage,
      lastItem: data.length > 0 ? from + data.length : null,
      lastPage,
      perPage,
      total: items.length,
    },
  };
}

/** Rows in an order that is asked for; MariaDB puts what is null first, and has no regard to case. */
export function ordered<Item>(
  items: readonly Item[],
  { orderBy }: OrderArgs,
  columnsOf: (item: Item) => Row,
): readonly Item[] {
  const keys = (orderBy ?? []).map(({ column, order }) => ({
    value: ({ columns }: Row): unknown => {
      const value: unknown = Reflect.get(Object(columns), column);
      return typeof value === 'string' ? value.toLowerCase() : value;
    },
    isDescending: order === 'DESC',
    nullsFirst: order !== 'DESC',
  }));
  const rows = items.map((item) => ({ item, columns: columnsOf(item) }));
  return sortedBy(rows, keys).map(({ item }) => item);
}
