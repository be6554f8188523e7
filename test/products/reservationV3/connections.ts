import type { ConnectionArgs } from '../../dialects/pages.ts';
import type { Row } from '../generatedRows.ts';

const prefix = 'arrayconnection:';

/**
 * A connection as graphene makes it of a list: cursors are offsets, a cursor that is none is as good as none, and whether
 * there is more is told only for the direction in which a size was asked for, or where the server has cut the list.
 */
export function connectionOf<Item>(
  items: readonly Item[],
  args: ConnectionArgs,
  cap: number,
  show: (item: Item) => unknown,
): Row {
  const { first = null, last = null } = args;
  const lower = Math.max(0, (offsetIn(args.after) ?? -1) + 1);
  const upper = Math.min(items.length, offsetIn(args.before) ?? items.length);
  let [start, end] = [lower, upper];
  if (first !== null) end = Math.min(end, start + Math.max(0, first));
  if (last !== null) start = Math.max(start, end - Math.max(0, last));
  const isCut = end - start > cap;
  if (isCut) end = start + cap;
  const edges = items.slice(start, Math.max(start, end)).map((item, index) => ({
    cursor: Buffer.from(`${prefix}${String(start + index)}`).toString('base64'),
    node: show(item),
  }));
  return {
    edges,
    pageInfo: {
      hasNextPage: (first !== null || isCut) && end < upper,
      hasPreviousPage: last !== null && start > lower,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

function offsetIn(cursor: string | null | undefined): number | null {
  const text = Buffer.from(cursor ?? '', 'base64').toString();
  const offset = text.startsWith(prefix) ? text.slice(prefix.length) : '';
  return /^\d+$/.test(offset) ? Number(offset) : null;
}
