import type { Backstage } from '../../dialects/dialect.ts';
import { isLike, isRow, type Row } from '../generatedRows.ts';

/** The arguments of every list. */
export interface ListArgs {
  readonly filter?: Row | null;
  readonly limit?: number | null;
  readonly page?: number | null;
}

/** A list: its items, how one looks, and what is to be called for each that is shown. */
export interface ListSource<Item> {
  readonly items: () => readonly Item[];
  readonly make: (item: Item) => Row;
  readonly meet?: (item: Item) => void;
}

const usualSize = 10;

const comparators: Readonly<Record<string, (value: unknown, wanted: unknown) => boolean>> = {
  eq: (value, wanted) => value === wanted,
  neq: (value, wanted) => value !== wanted,
  gt: (value, wanted) => typeof value === 'number' && value > Number(wanted),
  lt: (value, wanted) => typeof value === 'number' && value < Number(wanted),
  gte: (value, wanted) => typeof value === 'number' && value >= Number(wanted),
  lte: (value, wanted) => typeof value === 'number' && value <= Number(wanted),
  like: (value, wanted) => isLike(value, wanted, ''),
  in: (value, wanted) => Array.isArray(wanted) && wanted.includes(value),
};

/** Whether a value passes a flag, or all comparators that are given. */
function passes(value: unknown, test: unknown): boolean {
  if (test === null || test === undefined) return true;
  if (!isRow(test)) return value === test;
  return Object.entries(test).every(([name, wanted]) => {
    return wanted === null || (comparators[name]?.(value, wanted) ?? true);
  });
}

/** One page of a list in the vendor's envelope. */
export function pageOf<Item>(
  { items, make, meet }: ListSource<Item>,
  { filter, limit, page }: ListArgs,
  { cap, now }: Backstage,
): Row {
  const tests = Object.entries(filter ?? {});
  const found = items()
    .map((item) => ({ item, row: make(item) }))
    .filter(({ row }) => tests.every(([field, test]) => passes(row[field], test)));
  const size = Math.max(1, Math.min(limit ?? usualSize, cap));
  const number = Math.max(1, page ?? 1);
  const shown = found.slice((number - 1) * size, number * size);
  for (const { item } of shown) meet?.(item);
  return {
    meta: {
      timestamp: Math.floor(now() / 1000),
      items_page: number,
      items_page_total: Math.ceil(found.length / size),
      items_page_size: shown.length,
      items_total: found.length,
      transaction_id: `tx-${String(now())}`,
    },
    items: shown.map(({ row }) => row),
  };
}
