/** The page that is asked for. */
export interface PageArgs {
  readonly pageNumber?: number | null;
  readonly pageSize?: number | null;
}

/** What a list is ordered by, the first one first. */
export type Order =
  readonly { readonly sortBy: string; readonly sortDirection?: 'ASCENDING' | 'DESCENDING' | null }[] | null | undefined;

const usualSize = 25;

/** A page of a list, counted from 1; a size above the most is cut to it without a word. */
export function pageOf<Item>(
  rows: readonly Item[],
  args: PageArgs,
  cap: number,
  show: (row: Item, index: number) => object | null,
): object {
  const pageNumber = Math.max(1, args.pageNumber ?? 1);
  const pageSize = Math.max(1, Math.min(args.pageSize ?? usualSize, cap));
  const from = (pageNumber - 1) * pageSize;
  const items = rows.slice(from, from + pageSize).map((row, index) => show(row, from + index));
  return { items, totalCount: rows.length, pageNumber, pageSize };
}

/** Orders rows; those that are equal stay as they were. */
export function sortedBy<Item>(
  rows: readonly Item[],
  order: Order,
  sorts: Readonly<Record<string, (row: Item) => string | number>>,
): readonly Item[] {
  return rows.toSorted((one, other) => {
    for (const { sortBy, sortDirection } of order ?? []) {
      const value = sorts[sortBy];
      const [left, right] = [value?.(one) ?? '', value?.(other) ?? ''];
      if (left !== right) return (left < right ? -1 : 1) * (sortDirection === 'DESCENDING' ? -1 : 1);
    }
    return 0;
  });
}

/** Whether a text begins with what is wanted, in any case; nothing wanted fits all. */
export function startsWith(text: string, wanted: string | null | undefined): boolean {
  return text.toLowerCase().startsWith((wanted ?? '').trim().toLowerCase());
}
