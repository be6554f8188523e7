import { isRow, type Row, sortedBy } from '../generatedRows.ts';
import { instantIn, problem } from './values.ts';

/** What every list takes. */
export interface ListArgs {
  readonly ids?: readonly string[] | null;
  /** Wanted values by column, or operators by column. */
  readonly where?: Row | null;
  /** Directions by column, the first one first. */
  readonly orderBy?: readonly Row[] | null;
  readonly limit?: number | null;
  readonly skip?: number | null;
}

/** How the rows of a list are found, sorted and shown; instants are numbers in the columns. */
export interface Listing<Item> {
  readonly columns: Readonly<Record<string, (item: Item) => unknown>>;
  readonly show: (item: Item) => Row;
}

const usualLimit = 25;

/** The rows of a list as it answers them; a limit above the most is cut without a word. */
export function listResponse<Item>(items: readonly Item[], args: ListArgs, listing: Listing<Item>, cap: number): Row {
  const [limit, skip] = [args.limit ?? usualLimit, args.skip ?? 0];
  if (limit < 1) throw problem('BAD_REQUEST', 'limit must be greater than 0');
  if (skip < 0) throw problem('BAD_REQUEST', 'skip must be greater than or equal to 0');
  const { ids } = args;
  const idOf = listing.columns['id'];
  const found = items.filter((item) => {
    const isNamed = !ids || ids.includes(String(idOf?.(item)));
    return isNamed && meets(item, args.where ?? {}, listing.columns);
  });
  const to = skip + Math.min(limit, cap);
  return {
    success: true,
    data: sorted(found, args.orderBy ?? [], listing.columns)
      .slice(skip, to)
      .map(listing.show),
    meta: { total: found.length, hasMore: to < found.length },
  };
}

/** A list of rows that are made already, with their own fields as columns. */
export function rowListing(names: readonly string[]): Listing<Row> {
  return {
    columns: Object.fromEntries(['id', ...names].map((name) => [name, (row: Row) => row[name]])),
    show: (row) => row,
  };
}

function meets<Item>(item: Item, where: Row, columns: Listing<Item>['columns']): boolean {
  return Object.entries(where).every(([name, wanted]) => {
    const column = columns[name];
    if (wanted === undefined || wanted === null || !column) return true;
    const value = column(item);
    if (isRow(wanted)) return Object.entries(wanted).every(([operator, limit]) => isWithin(operator, value, limit));
    return Array.isArray(value) ? value.includes(wanted) : value === wanted;
  });
}

/** Operators are names without a dollar sign, and are for instants. */
function isWithin(operator: string, value: unknown, limit: unknown): boolean {
  if (limit === undefined || limit === null) return true;
  const [own, other] = [typeof value === 'string' ? Date.parse(value) : value, instantIn(limit, operator)];
  if (typeof own !== 'number') return false;
  if (operator === 'gt') return own > other;
  if (operator === 'gte') return own >= other;
  return operator === 'lt' ? own < other : own <= other;
}

function sorted<Item>(
  items: readonly Item[],
  orderBy: readonly Row[],
  columns: Listing<Item>['columns'],
): readonly Item[] {
  const keys = orderBy.flatMap((order) =>
    Object.entries(order).filter(([, direction]) => typeof direction === 'string'),
  );
  if (keys.length === 0) return items;
  const keyed = items.map((item) => ({
    item,
    ...Object.fromEntries(keys.map(([name]) => [`by ${name}`, columns[name]?.(item)])),
  }));
  const sortKeys = keys.map(([name, direction]) => ({
    value: (row: Row) => row[`by ${name}`],
    isDescending: direction === 'desc',
    nullsFirst: direction === 'desc',
  }));
  return sortedBy(keyed, sortKeys).map(({ item }) => item);
}
