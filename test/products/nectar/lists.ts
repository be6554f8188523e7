import { stretchOf } from '../../dialects/pages.ts';
import { compareValues, type Row } from '../generatedRows.ts';
import { instantIn, invalid } from './values.ts';

/** Arguments of every list that is paginated. */
export interface ListArgs<Filter> {
  readonly filter?: Filter | null;
  readonly sort?: readonly { readonly field: string; readonly direction: 'ASC' | 'DESC' }[] | null;
  readonly paginationInfo?: {
    readonly first?: number | null;
    readonly after?: string | null;
    readonly last?: number | null;
    readonly before?: string | null;
  } | null;
}

/** A stretch of datetimes. */
export interface DateTimeRange {
  readonly start?: string | null;
  readonly end?: string | null;
}

/** What a list can be sorted by: fields, and their values in its documents. */
export type Sorters<Document> = Readonly<Record<string, (document: Document) => string | number | null>>;

const usualSize = 50;

/** Documents in an order that was asked for; empty values come first, as in the store. */
export function sorted<Document>(
  documents: readonly Document[],
  sort: ListArgs<unknown>['sort'],
  sorters: Sorters<Document>,
): readonly Document[] {
  const keys = (sort ?? []).map(({ field, direction }) => {
    const value = sorters[field];
    if (!value) throw invalid('sort', `Cannot sort by field: ${field}`);
    return { value, sign: direction === 'DESC' ? -1 : 1 };
  });
  if (keys.length === 0) return documents;
  // Values are read once: some of them are counted together from other documents.
  const decorated = documents.map((document) => ({ document, values: keys.map(({ value }) => value(document)) }));
  const order = decorated.toSorted((one, other) => {
    for (const [index, { sign }] of keys.entries()) {
      const [left = null, right = null] = [one.values[index], other.values[index]];
      if (left === right) continue;
      if (left === null) return -sign;
      return right === null ? sign : sign * compareValues(left, right);
    }
    return 0;
  });
  return order.map(({ document }) => document);
}

/** A page of documents as a connection; longer pages than the server gives are cut. */
export function connectionOf<Document>(
  documents: readonly Document[],
  { sort, paginationInfo }: Pick<ListArgs<unknown>, 'sort' | 'paginationInfo'>,
  sorters: Sorters<Document>,
  cap: number,
  show: (document: Document) => object,
): Row {
  const { first = null, last = null, after, before } = paginationInfo ?? {};
  const size = first === null && last === null ? { first: usualSize } : { first, last };
  const stretch = stretchOf(
    sorted(documents, sort, sorters),
    { ...size, ...(after && { after }), ...(before && { before }) },
    cap,
  );
  return {
    edges: stretch.edges.map(({ cursor, row }) => ({ cursor, node: show(row) })),
    pageInfo: {
      hasNextPage: stretch.hasNext,
      hasPreviousPage: stretch.hasPrevious,
      startCursor: stretch.startCursor,
      endCursor: stretch.endCursor,
    },
    totalCount: documents.length,
  };
}

/** Whether an instant is in a stretch: from its start until before its end. */
export function isWithin(range: DateTimeRange | null | undefined, field: string): (instant: number | null) => boolean {
  const start = range?.start ? instantIn(range.start, `${field}.start`) : null;
  const end = range?.end ? instantIn(range.end, `${field}.end`) : null;
  if (start === null && end === null) return () => true;
  return (instant) => instant !== null && (start === null || instant >= start) && (end === null || instant < end);
}

/** Whether a value is among those of a filter; without the filter every value is. */
export function isAmong<Value>(wanted: readonly Value[] | null | undefined): (value: Value) => boolean {
  return wanted ? (value) => wanted.includes(value) : () => true;
}
