import { compareValues, type Row } from '../generatedRows.ts';
import type { Faults } from './faults.ts';

/** Arguments of a list. */
export interface PageArgs {
  readonly pageSize?: number | null;
  readonly pageToken?: string | null;
}

const usualSize = 50;

/**
 * A page by AIP-158: a size of 0 or none is the usual one, one above the most is cut to it, and a token goes with the
 * same other arguments only. The token of the last page is empty.
 */
export function pageOf<Item>(
  faults: Faults,
  list: string,
  rows: readonly Item[],
  args: PageArgs,
  cap: number,
  show: (row: Item) => Row,
): Row {
  const { pageSize, pageToken, ...others } = args;
  if ((pageSize ?? 0) < 0) throw faults.invalid('pageSize', 'must not be negative');
  const size = Math.min(pageSize || usualSize, cap);
  const scope = checksum(`${list} ${JSON.stringify(others)}`);
  const from = pageToken ? placeOf(faults, pageToken, scope) : 0;
  const next = from + size;
  return {
    [list]: rows.slice(from, next).map(show),
    nextPageToken: next < rows.length ? Buffer.from(`${String(next)}.${scope}`).toString('base64url') : '',
    totalSize: rows.length,
  };
}

function placeOf(faults: Faults, token: string, scope: string): number {
  const [place = '', of] = Buffer.from(token, 'base64url').toString().split('.');
  if (!/^\d+$/.test(place)) throw faults.invalid('pageToken', 'is not a token of this method');
  if (of !== scope) throw faults.invalid('pageToken', 'belongs to a request with other arguments');
  return Number(place);
}

function checksum(text: string): string {
  let sum = 7;
  for (const letter of text) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum.toString(36);
}

/** Rows in an order by AIP-132, such as `createTime desc, displayName`; rows that are equal stay as they were. */
export function orderedBy<Item>(
  faults: Faults,
  rows: readonly Item[],
  orderBy: string | null | undefined,
  fields: Readonly<Record<string, (row: Item) => string | number>>,
): readonly Item[] {
  if (!orderBy?.trim()) return rows;
  const keys = orderBy.split(',').map((part) => {
    const [name = '', direction = 'asc', ...rest] = part.trim().split(/\s+/);
    const value = fields[name];
    if (!value || rest.length > 0 || !/^(?:asc|desc)$/.test(direction))
      throw faults.invalid('orderBy', `cannot order by "${part.trim()}"`);
    return { value, sign: direction === 'desc' ? -1 : 1 };
  });
  return rows.toSorted((one, other) => {
    for (const { value, sign } of keys) {
      const order = compareValues(value(one), value(other));
      if (order !== 0) return sign * order;
    }
    return 0;
  });
}
