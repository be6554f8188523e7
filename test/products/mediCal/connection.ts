import { GraphQLError } from 'graphql';
import type { Row } from '../generatedRows.ts';

/** The arguments of a connection. */
export interface PageArgs {
  readonly offset?: number | null;
  readonly before?: string | null;
  readonly after?: string | null;
  readonly first?: number | null;
  readonly last?: number | null;
}

/** Most rows that a connection gives, and how many where nobody says. */
const mostRows = 100;
const word = 'arrayconnection:';

function offsetIn(cursor: string | null | undefined): number | null {
  const [, digits] = /^arrayconnection:(\d+)$/.exec(Buffer.from(cursor ?? '', 'base64').toString()) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** A page of rows as graphene-django makes it: whether there are more is said only for the end that was asked for. */
export function connectionOf<Any>(
  field: string,
  rows: readonly Any[],
  args: PageArgs,
  { cap, show }: { readonly cap: number; readonly show: (row: Any) => Row },
): object {
  for (const name of ['first', 'last'] as const) {
    if ((args[name] ?? 0) > mostRows)
      throw new GraphQLError(
        `Requesting ${String(args[name])} records on the \`${field}\` connection exceeds the \`${name}\` limit of ${String(mostRows)} records.`,
      );
  }
  const offset = args.offset ?? null;
  const before = args.before ?? null;
  if (offset !== null && before !== null)
    throw new GraphQLError(
      `You can't provide a \`before\` value at the same time as an \`offset\` value to properly paginate the \`${field}\` connection.`,
    );
  const last = args.last ?? null;
  const whole = last === null ? mostRows : rows.length;
  const first = args.first === undefined ? whole : args.first;
  const lower = (offsetIn(args.after) ?? -1) + 1 + (offset ?? 0);
  const upper = offsetIn(before) ?? rows.length;
  let [from, to] = [lower, Math.min(upper, rows.length)];
  if (first !== null) to = Math.min(to, from + Math.min(first, last === null ? cap : first));
  if (last !== null) from = Math.max(from, to - Math.min(last, cap));
  const edges = rows.slice(from, Math.max(from, to)).map((row, index) => ({
    cursor: Buffer.from(`${word}${String(from + index)}`).toString('base64'),
    node: show(row),
  }));
  return {
    edges,
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: first !== null && to < upper,
      hasPreviousPage: last !== null && from > lower,
    },
  };
}
