import { isRow, type Row } from '../generatedRows.ts';
import { refusal } from './values.ts';

/** The arguments of a list. */
export interface PageArgs {
  readonly where?: Row | null;
  readonly orderBy?: { readonly field: string; readonly direction: string } | null;
  readonly page: number;
  readonly pageSize: number;
}

/** By which values of its rows a list can be sorted, by the names of fields in the API. */
export type Sorts<Item> = Readonly<Record<string, (item: Item) => string | number>>;

/** What a list is asked for; nothing where it isn't asked. */
export function whereOf({ where }: Pick<PageArgs, 'where'>): Row {
  return isRow(where) ? where : {};
}

/** A page with its number and how many there are; the newest rows first where no order is given. */
export function pageOf<Item>(
  rows: readonly Item[],
  args: PageArgs,
  cap: number,
  sorts: Sorts<Item>,
  show: (item: Item) => Row,
): Row {
  const { page } = args;
  if (page < 1 || args.pageSize < 1) throw refusal(400, 'page and page_size must be greater than 0');
  const pageSize = Math.min(args.pageSize, cap);
  const { field, direction } = args.orderBy ?? { field: 'created_at', direction: 'desc' };
  const valueOf = sorts[field] ?? (() => 0);
  const compare = (one: Item, other: Item): number => {
    const [left, right] = [valueOf(one), valueOf(other)];
    return left === right ? 0 : left < right ? -1 : 1;
  };
  const oldestFirst = rows.toSorted(compare);
  // Of equal rows the one that was entered last is first when descending.
  const sorted = direction === 'desc' ? oldestFirst.toReversed() : oldestFirst;
  return {
    page,
    pageSize,
    totalPages: Math.ceil(rows.length / pageSize),
    totalItems: rows.length,
    items: sorted.slice((page - 1) * pageSize, page * pageSize).map(show),
  };
}
