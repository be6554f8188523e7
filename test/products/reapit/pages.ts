import { compareValues, type Row } from '../generatedRows.ts';
import { linksOf, refusals } from './words.ts';

/** What a list needs to know of its rows. */
export interface ListSource<Item> {
  /** Where it is, such as /contacts/. */
  readonly path: string;
  readonly cap: number;
  /** What it can be sorted by. */
  readonly sorts: Readonly<Record<string, (item: Item) => string | number>>;
  readonly make: (item: Item) => Row;
}

const usualSize = 25;
const mostRows = 100;

function sizeIn(value: unknown, fallback: number, most: number): number {
  const size = typeof value === 'number' ? value : fallback;
  if (size < 1 || size > most) throw refusals.invalid();
  return size;
}

function sorted<Item>(items: readonly Item[], sortBy: unknown, { sorts }: ListSource<Item>): readonly Item[] {
  if (typeof sortBy !== 'string' || sortBy === '') return items;
  const value = sorts[sortBy.replace(/^-/, '')];
  if (!value) throw refusals.invalid();
  const sign = sortBy.startsWith('-') ? -1 : 1;
  return items.toSorted((one, other) => sign * compareValues(value(one), value(other)));
}

/** A page of a list. `pageCount` is the number of rows on it, whatever the name says. */
export function pageOf<Item>(items: readonly Item[], args: Row, source: ListSource<Item>): Row {
  const pageSize = Math.min(sizeIn(args['pageSize'], usualSize, mostRows), source.cap);
  const pageNumber = sizeIn(args['pageNumber'], 1, Number.MAX_SAFE_INTEGER);
  const from = (pageNumber - 1) * pageSize;
  const rows = sorted(items, args['sortBy'], source).slice(from, from + pageSize);
  const totalPageCount = Math.ceil(items.length / pageSize);
  const href = (page: number): string =>
    `${source.path}?PageNumber=${String(page)}&PageSize=${String(pageSize)}${filtersOf(args)}`;
  return {
    _embedded: rows.map(source.make),
    pageNumber,
    pageSize,
    pageCount: rows.length,
    totalPageCount,
    totalCount: items.length,
    _links: linksOf({
      self: href(pageNumber),
      first: href(1),
      ...(pageNumber < totalPageCount && { next: href(pageNumber + 1) }),
      last: href(Math.max(1, totalPageCount)),
    }),
  };
}

function filtersOf(args: Row): string {
  return Object.entries(args)
    .filter(([name, value]) => name !== 'pageSize' && name !== 'pageNumber' && value !== null && value !== undefined)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((item) => `&${name}=${String(item)}`))
    .join('');
}

/** Whether one of the values is among those that are wanted, if any are. */
export function isAmong(wanted: unknown, ...values: readonly string[]): boolean {
  return !Array.isArray(wanted) || wanted.length === 0 || values.some((value) => wanted.includes(value));
}

/** Whether a text has the wanted words in it, if there are any. */
export function hasWords(text: string, wanted: unknown): boolean {
  return typeof wanted !== 'string' || text.toLowerCase().includes(wanted.trim().toLowerCase());
}
