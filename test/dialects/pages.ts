import { GraphQLError } from 'graphql';

/** The rows from an offset on, no more than the server gives at once. */
export function sliceOf<Row>(
  rows: readonly Row[],
  offset: number | null | undefined,
  limit: number | null | undefined,
  cap: number,
): readonly Row[] {
  const first = Math.max(0, offset ?? 0);
  return rows.slice(first, first + Math.max(0, Math.min(limit ?? cap, cap)));
}

/** The arguments of a Relay list. */
export interface ConnectionArgs {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
}

/** A stretch of a list in Relay's sense, without anyone's names for its parts. */
export interface Stretch<Row> {
  readonly edges: readonly { readonly cursor: string; readonly row: Row }[];
  readonly startCursor: string | null;
  readonly endCursor: string | null;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
}

/** The range of a list for Relay arguments; a size above the cap is cut to it. */
export function stretchOf<Row>(rows: readonly Row[], args: ConnectionArgs, cap: number): Stretch<Row> {
  const { first = null, last = null } = args;
  if (first !== null && last !== null) throw new GraphQLError('Passing both `first` and `last` is not supported');
  if ((first ?? 0) < 0 || (last ?? 0) < 0) throw new GraphQLError('`first` and `last` must not be negative');
  let from = args.after ? indexOfCursor(args.after) + 1 : 0;
  let to = args.before ? indexOfCursor(args.before) : rows.length;
  if (last === null) to = Math.min(to, from + Math.min(first ?? cap, cap));
  else from = Math.max(from, to - Math.min(last, cap));
  const edges = rows.slice(from, to).map((row, index) => ({ cursor: cursorOf(from + index), row }));
  return {
    edges,
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
    hasNext: to < rows.length,
    hasPrevious: from > 0,
  };
}

function cursorOf(index: number): string {
  return Buffer.from(`row:${String(index)}`).toString('base64url');
}

function indexOfCursor(cursor: string): number {
  const index = /^row:(\d+)$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (index === undefined) throw new GraphQLError(`Invalid cursor: ${cursor}`);
  return Number(index);
}

/**
 * A page of a store that counts the rows it looks at, not the rows it finds.
 *
 * So pages can be short or empty while there is a token; only null ends the list.
 */
export function scanPage<Row>(
  rows: readonly Row[],
  fits: (row: Row) => boolean,
  args: { readonly limit?: number | null; readonly nextToken?: string | null },
  cap: number,
): { readonly items: readonly Row[]; readonly nextToken: string | null } {
  const from = args.nextToken ? indexOfCursor(args.nextToken) : 0;
  const to = from + Math.max(1, Math.min(args.limit ?? cap, cap));
  return { items: rows.slice(from, to).filter(fits), nextToken: to < rows.length ? cursorOf(to) : null };
}
