import { GraphQLError } from 'graphql';
import type { Row } from '../generatedRows.ts';

/** The arguments of a connection. */
export interface PageArgs {
  readonly before?: string | null;
  readonly after?: string | null;
  readonly first?: number | null;
  readonly last?: number | null;
}

/** Most rows that a connection gives, and how many where nobody says. */
const mostRows = 100;
const word = 'arrayconnection:';

function offsetOf(cursor: string | null | undefined, otherwise: number): number {
  const text = Buffer.from(cursor ?? '', 'base64').toString();
  const offset = text.startsWith(word) ? Number(text.slice(word.length)) : Number.NaN;
  return Number.isInteger(offset) ? offset : otherwise;
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
  const last = args.last ?? null;
  const first = args.first === undefined ? mostRows : args.first;
  const [after, before] = [offsetOf(args.after, -1), offsetOf(args.before, rows.length)];
  let from = Math.max(0, after + 1);
  let to = Math.min(before, rows.length);
  if (first !== null) to = Math.min(to, from + Math.min(first, cap));
  if (last !== null) from = Math.max(from, to - Math.min(last, cap));
  const edges = rows.slice(from, Math.max(from, to)).map((row, index) => ({
    cursor: Buffer.from(`${word}${String(from + index)}`).toString('base64'),
    node: show(row),
  }));
  const [lower, upper] = [args.after ? after + 1 : 0, args.before ? before : rows.length];
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
