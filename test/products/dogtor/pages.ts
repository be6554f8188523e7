import type { ConnectionArgs } from '../../dialects/pages.ts';
import type { Row } from '../generatedRows.ts';

/** The arguments of a list. */
export type PageArgs = ConnectionArgs;

const prefix = 'mongodbconnection:';

function cursorOf(offset: number): string {
  return Buffer.from(prefix + String(offset)).toString('base64');
}

/** The offset in a cursor; what is no cursor is as good as none. */
function offsetOf(cursor: string | null | undefined, otherwise: number): number {
  if (cursor === null || cursor === undefined) return otherwise;
  const offset = Number.parseInt(Buffer.from(cursor, 'base64').toString('ascii').slice(prefix.length), 10);
  return Number.isNaN(offset) ? otherwise : offset;
}

/**
 * A page of a list in the product's way: everything where no size is asked for, and whether there is more is said in
 * the direction alone in which a size was asked for.
 */
export function pageOf(rows: readonly Row[], args: PageArgs, cap: number): Row {
  const [first, last] = [args.first ?? null, args.last ?? null];
  const [after, before] = [offsetOf(args.after, -1), offsetOf(args.before, rows.length)];
  let from = Math.max(-1, after) + 1;
  let to = Math.min(rows.length, before);
  const upper = to;
  if (first !== null) to = Math.min(to, from + first);
  if (last !== null) from = Math.max(from, to - last);
  const lower = after + 1;
  const isCut = to - from > cap;
  if (isCut) to = from + cap;
  const edges = rows.slice(from, to).map((node, index) => ({ cursor: cursorOf(from + index), node }));
  const pageInfo = {
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
    hasNextPage: first !== null || isCut ? to < upper : false,
    hasPreviousPage: last === null ? false : from > lower,
  };
  return { edges, pageInfo };
}
