import { type Row, sortedBy } from '../generatedRows.ts';
import { badRequest } from './values.ts';

/** Which page of a list is asked for, and in which order. */
export interface ListArgs {
  readonly page?: number | null;
  readonly size?: number | null;
  readonly orderBy?: readonly { readonly field: string; readonly direction?: 'ASC' | 'DESC' | null }[] | null;
  readonly filter?: Row | null;
}

const usualSize = 20;

/** A page of a list in Spring Data's sense, counted from 0; a longer one is cut without a word. */
export function pageOf<Item>(
  items: readonly Item[],
  { page, size }: ListArgs,
  cap: number,
  show: (item: Item) => Row,
): Row {
  const number = page ?? 0;
  if (number < 0) throw badRequest('Page index must not be less than zero');
  if ((size ?? usualSize) < 1) throw badRequest('Page size must not be less than one');
  const length = Math.min(size ?? usualSize, cap);
  const content = items.slice(number * length, (number + 1) * length);
  const totalPages = Math.ceil(items.length / length);
  return {
    content: () => content.map(show),
    number,
    size: length,
    numberOfElements: content.length,
    totalElements: items.length,
    totalPages,
    first: number === 0,
    last: number + 1 >= totalPages,
    empty: content.length === 0,
  };
}

/** Rows in an order that is asked for, by id where they are equal; what is null comes last when ascending. */
export function ordered<Item>(
  items: readonly Item[],
  { orderBy }: ListArgs,
  columns: Readonly<Record<string, (item: Item) => string | number | null>>,
): readonly Item[] {
  const keys = (orderBy ?? []).map(({ field, direction }) => ({
    value: ({ index }: Row): unknown => {
      const item = items[Number(index)];
      const value = item === undefined ? null : columns[field]?.(item);
      return typeof value === 'string' ? value.toLowerCase() : value;
    },
    isDescending: direction === 'DESC',
    nullsFirst: direction === 'DESC',
  }));
  const rows = items.map((item, index) => ({ index, item }));
  return sortedBy(rows, keys).map(({ item }) => item);
}
