import { sliceOf } from '../../dialects/pages.ts';
import type { Row } from '../generatedRows.ts';
import { invalid } from './values.ts';

/** What every list takes. */
export interface PageArgs {
  readonly limit?: number | null;
  readonly offset?: number | null;
}

const usualLimit = 1500;

/** A page of a list: its rows under the list's own name, how many there are in all, and the ways on and back. */
export function pageOf<Item>(
  name: string,
  items: readonly Item[],
  args: PageArgs,
  cap: number,
  make: (item: Item) => Row,
): Row {
  const [limit, offset] = [Math.min(args.limit ?? usualLimit, cap), args.offset ?? 0];
  if (limit < 1) throw invalid('limit');
  if (offset < 0) throw invalid('offset');
  const way = (from: number): string => `/v1/195900/${name}?limit=${String(limit)}&offset=${String(from)}`;
  return {
    totalcount: items.length,
    next: offset + limit < items.length ? way(offset + limit) : null,
    previous: offset > 0 ? way(Math.max(0, offset - limit)) : null,
    [name]: () => sliceOf(items, offset, limit, cap).map(make),
  };
}
