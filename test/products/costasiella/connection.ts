import { GraphQLError } from 'graphql';
import type { Row } from '../generatedRows.ts';

/** The arguments of every connection. */
export interface PageArgs {
  readonly offset?: number | null;
  readonly before?: string | null;
  readonly after?: string | null;
  readonly first?: number | null;
  readonly last?: number | null;
}

/** A connection of graphene-django. */
export interface Connection {
  readonly pageInfo: Row;
  readonly edges: readonly { readonly cursor: string; readonly node: Row }[];
}

/** A page of rows, which are made only for the page; too many at once are refused. */
export function connectionOf<Record>(
  field: string,
  records: readonly Record[],
  node: (record: Record) => Row,
  args: PageArgs,
  cap: number,
): Connection {
  const { offset, before, first, last } = args;
  for (const [name, size] of Object.entries({ first, last }))
    if ((size ?? 0) > cap) {
      const limit = `exceeds the \`${name}\` limit of ${String(cap)} records.`;
      throw new GraphQLError(`Requesting ${String(size)} records on the \`${field}\` connection ${limit}`);
    }
  if (offset && before)
    throw new GraphQLError(
      "You can't provide a `before` value at the same time as an `offset` value to properly paginate.",
    );
  const lower = indexOf(args.after, -1) + 1 + (offset ?? 0);
  const upper = Math.min(indexOf(before, records.length), records.length);
  const isForwards = typeof first === 'number' || typeof last !== 'number';
  const to = isForwards ? Math.min(upper, lower + (first ?? cap)) : upper;
  const from = typeof last === 'number' ? Math.max(lower, to - last) : lower;
  const edges = records
    .slice(from, to)
    .map((record, index) => ({ cursor: cursorOf(from + index), node: node(record) }));
  return {
    edges,
    pageInfo: {
      hasNextPage: isForwards && to < upper,
      hasPreviousPage: typeof last === 'number' && from > lower,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

function cursorOf(index: number): string {
  return Buffer.from(`arrayconnection:${String(index)}`).toString('base64');
}

/** Where a cursor points; one that can't be read counts as none. */
function indexOf(cursor: string | null | undefined, otherwise: number): number {
  const index = /^arrayconnection:(\d+)$/.exec(Buffer.from(cursor ?? '', 'base64').toString())?.[1];
  return index === undefined ? otherwise : Number(index);
}
