import { GraphQLError } from 'graphql';
import type { Row } from '../generatedRows.ts';
import { failure } from './values.ts';

/** The arguments of a connection of graphene-django. */
export interface PageArgs {
  readonly offset?: number | null;
  readonly limit?: number | null;
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
}

/** The most rows of a connection of models at once. */
export const maxRows = 100;

function cursorOf(index: number): string {
  return Buffer.from(`arrayconnection:${String(index)}`).toString('base64');
}

/** The place a cursor stands for; any other text counts as none, as graphql-relay has it. */
function indexIn(cursor: string | null | undefined): number | null {
  const index = /^arrayconnection:(\d+)$/.exec(Buffer.from(cursor ?? '', 'base64').toString())?.[1];
  return index === undefined ? null : Number(index);
}

/** A connection over rows, of which only those on the page are made. */
export function connect<Item>(
  rows: readonly Item[],
  nodeOf: (item: Item) => Row,
  args: PageArgs,
  name: string,
  most = maxRows,
): Row {
  const { offset = null, limit = null, last = null } = args;
  let { first = null } = args;
  if (limit) {
    if (['first', 'last', 'after', 'before'].some((key) => key in args))
      throw failure('API_USAGE_ERROR', 'Cannot use both offset and cursor pagination.');
    first = limit;
  }
  for (const [word, size] of Object.entries({ first, last })) {
    if (size !== null && size > most)
      throw failure(
        'GENERAL_ERROR',
        `Requesting ${String(size)} records on the \`${name}\` connection exceeds the \`${word}\` limit of ${String(most)} records.`,
      );
    if (size !== null && size < 0)
      throw new GraphQLError(`Argument '${word}' must be a non-negative integer.`, {
        extensions: { code: 'GENERAL_ERROR' },
      });
  }
  if (offset !== null && args.before)
    throw failure(
      'GENERAL_ERROR',
      `You can't provide a \`before\` value at the same time as an \`offset\` value to properly paginate the \`${name}\` connection.`,
    );
  const after = indexIn(args.after);
  // An offset counts from after the cursor.
  const from = (after === null ? 0 : after + 1) + (offset ?? 0);
  const to = Math.min(rows.length, indexIn(args.before) ?? rows.length);
  const size = first ?? (last === null ? most : to);
  const end = Math.min(to, from + size);
  const start = last === null ? from : Math.max(from, end - last);
  const edges = rows.slice(start, end).map((row, index) => ({ cursor: cursorOf(start + index), node: nodeOf(row) }));
  return {
    count: rows.length,
    edges,
    pageInfo: {
      hasNextPage: Number.isFinite(size) && last === null && end < to,
      hasPreviousPage: last !== null && start > from,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
