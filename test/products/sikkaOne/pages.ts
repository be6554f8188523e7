import { compareValues, type Row, textOf } from '../generatedRows.ts';
import { badRequest } from './values.ts';

const usualRows = 50;

/** What a list is made of. */
export interface PageSource<Item> {
  /** Its path in the API. */
  readonly path: string;
  readonly cap: number;
  /** What it can be sorted by. */
  readonly sorts: Readonly<Record<string, (item: Item) => unknown>>;
  readonly show: (item: Item) => Row;
}

/** A page of a list in the envelope of the API. `offset` counts rows, a limit above the most is cut. */
export function pageOf<Item>(items: readonly Item[], args: Row, source: PageSource<Item>): Row {
  const offset = countIn(args['offset'], 0, 'offset');
  const limit = Math.min(countIn(args['limit'], usualRows, 'limit'), source.cap);
  if (limit === 0) throw badRequest('Invalid limit. It should be greater than zero');
  const last = Math.max(0, Math.ceil(items.length / limit) - 1) * limit;
  const link = (from: number): string => `/v4/${source.path}?offset=${String(from)}&limit=${String(limit)}`;
  return {
    offset,
    limit,
    total_count: items.length,
    execution_time: '21',
    pagination: {
      first: link(0),
      previous: offset === 0 ? '' : link(Math.max(0, offset - limit)),
      current: link(offset),
      next: offset + limit < items.length ? link(offset + limit) : '',
      last: link(last),
    },
    items: sorted(items, args, source)
      .slice(offset, offset + limit)
      .map(source.show),
  };
}

function sorted<Item>(items: readonly Item[], args: Row, { sorts }: PageSource<Item>): readonly Item[] {
  const by = args['sort_by'];
  const sign = args['sort_order'] === 'desc' ? -1 : 1;
  if (typeof by !== 'string' || by === '') return sign === 1 ? items : items.toReversed();
  const value = sorts[by];
  if (!value) throw badRequest(`Invalid sort_by ${by}. It should be one of: ${Object.keys(sorts).join(', ')}`);
  return items.toSorted((one, other) => sign * compareValues(value(one), value(other)));
}

function countIn(value: unknown, fallback: number, name: string): number {
  const count = typeof value === 'number' ? value : fallback;
  if (count < 0) throw badRequest(`Invalid ${name}. It should not be negative`);
  return count;
}

/** Whether a value is the one that is wanted, if any is. */
export function isWanted(wanted: unknown, value: string): boolean {
  return wanted === undefined || wanted === null || wanted === '' || textOf(wanted) === value;
}

/** Whether a text has the wanted one in it, whatever the case, if any is wanted. */
export function hasPart(wanted: unknown, value: string): boolean {
  return typeof wanted !== 'string' || value.toLowerCase().includes(wanted.trim().toLowerCase());
}

/** Whether a text is the wanted one, whatever the case, if any is wanted. */
export function isWord(wanted: unknown, value: string): boolean {
  return typeof wanted !== 'string' || wanted === '' || value.toLowerCase() === wanted.trim().toLowerCase();
}
