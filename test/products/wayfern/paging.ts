import { mixed } from '../../dialects/ids.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { problem } from './values.ts';

/** What all lists are asked. */
export interface ListArgs {
  readonly input?: Row | null;
}

const usualSize = 50;

/** A mark of everything that must stay the same from page to page. */
function markOf(input: Row): number {
  const rest = Object.entries(input).filter(([name]) => name !== 'pageSize' && name !== 'pageToken');
  return Buffer.from(JSON.stringify(rest)).reduce((sum, byte) => mixed(sum + byte), 17);
}

function offsetIn(token: unknown, mark: number): number {
  // An empty token is the one before the first page.
  if (typeof token !== 'string' || token === '') return 0;
  const [, offset, given] = /^(\d+)\.(\d+)$/.exec(Buffer.from(token, 'base64url').toString()) ?? [];
  if (offset === undefined) throw problem('INVALID_ARGUMENT', 'pageToken is not valid', 'pageToken');
  if (given !== String(mark))
    throw problem('INVALID_ARGUMENT', 'pageToken belongs to a request with other fields', 'pageToken');
  return Number(offset);
}

/** One page under its list's own name. */
export function pageOf<Item>(
  name: string,
  items: readonly Item[],
  input: Row | null | undefined,
  cap: number,
  show: (item: Item) => Row,
): Row {
  const { pageSize } = input ?? {};
  const asked = typeof pageSize === 'number' ? pageSize : 0;
  if (asked < 0) throw problem('INVALID_ARGUMENT', 'pageSize must not be negative', 'pageSize');
  const size = Math.min(asked === 0 ? usualSize : asked, cap);
  const mark = markOf(input ?? {});
  const from = offsetIn(input?.['pageToken'], mark);
  const to = from + size;
  const next = Buffer.from(`${String(to)}.${String(mark)}`).toString('base64url');
  return {
    [name]: items.slice(from, to).map(show),
    nextPageToken: to < items.length ? next : '',
    totalSize: items.length,
  };
}

/** The filter of a list, empty where none is given. */
export function filterIn({ input }: ListArgs): Row {
  const filter = input?.['filter'];
  return isRow(filter) ? filter : {};
}

/** Whether a value is among those that a filter lists; any is where it lists none. */
export function isAmong(filter: Row, field: string, value: unknown): boolean {
  const list = filter[field];
  return !Array.isArray(list) || list.length === 0 || list.includes(value);
}

/** Whether a value is the one that a filter names; any is where it names none. */
export function isSaid(filter: Row, field: string, value: unknown): boolean {
  const wanted = filter[field];
  return wanted === undefined || wanted === null || wanted === value;
}

type SortValue<Item> = (item: Item) => string | number | null;

/** Rows by an orderBy text such as "createTime desc, id"; as they are where there is none. */
export function orderedBy<Item>(
  items: readonly Item[],
  orderBy: unknown,
  fields: Readonly<Record<string, SortValue<Item>>>,
): readonly Item[] {
  if (typeof orderBy !== 'string' || orderBy.trim() === '') return items;
  const keys = orderBy.split(',').map((part) => {
    const [, name = '', direction] = /^(\w+)(?:\s+(asc|desc))?$/.exec(part.trim()) ?? [];
    const value = fields[name];
    if (!value) throw problem('INVALID_ARGUMENT', `orderBy can't be "${orderBy}"`, 'orderBy');
    return { value, sign: direction === 'desc' ? -1 : 1 };
  });
  return items.toSorted((one, other) => {
    for (const { value, sign } of keys) {
      const [left, right] = [value(one) ?? '', value(other) ?? ''];
      if (left !== right) return left < right ? -sign : sign;
    }
    return 0;
  });
}
