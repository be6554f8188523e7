import { GraphQLError } from 'graphql';
import type { Row } from '../generatedRows.ts';

/** Arguments of every list of nodes. */
export interface NodeArgs {
  readonly offset?: number | null;
  readonly before?: string | null;
  readonly after?: string | null;
  readonly first?: number | null;
  readonly last?: number | null;
}

/**
 * A list as graphene-django answers it: without a size no more than the most, and a size above that is an error.
 *
 * `count` is there only for lists that have it in the schema.
 */
export function nodesOf<Item>(
  name: string,
  items: readonly Item[],
  args: NodeArgs,
  most: number,
  show: (item: Item) => Row,
): Row {
  for (const field of ['first', 'last'] as const) {
    const size = args[field];
    if (typeof size !== 'number') continue;
    if (size < 0) throw new GraphQLError(`Argument '${field}' must be a non-negative integer.`);
    if (size > most)
      throw new GraphQLError(
        `Requesting ${String(size)} records on the \`${name}\` connection exceeds the \`${field}\` limit of ${String(most)} records.`,
      );
  }
  if (args.offset && args.before)
    throw new GraphQLError(
      `You can't provide a \`before\` value at the same time as an \`offset\` value to properly paginate the \`${name}\` connection.`,
    );
  const after = args.after ? indexOf(args.after) + 1 : 0;
  let from = Math.min(items.length, after + (args.offset ?? 0));
  let to = args.before ? Math.min(indexOf(args.before), items.length) : items.length;
  if (typeof args.first === 'number') to = Math.min(to, from + args.first);
  if (typeof args.last === 'number') from = Math.max(from, to - args.last);
  to = Math.min(to, from + most);
  const edges = items.slice(from, to).map((item, index) => ({ cursor: cursorOf(from + index), node: show(item) }));
  return {
    edges,
    count: items.length,
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasPreviousPage: typeof args.last === 'number' && from > after,
      hasNextPage: to < items.length,
    },
  };
}

function cursorOf(index: number): string {
  return Buffer.from(`arrayconnection:${String(index)}`).toString('base64');
}

/** A cursor that says nothing counts as none, as in graphql-relay. */
function indexOf(cursor: string): number {
  return Number(/^arrayconnection:(\d+)$/.exec(Buffer.from(cursor, 'base64').toString())?.[1] ?? -1);
}

/** One page of Linked Events, whose pages count from 1. */
export function pageOf<Item>(
  path: string,
  items: readonly Item[],
  args: { readonly page?: number | null; readonly pageSize?: number | null },
  most: number,
  show: (item: Item) => Row,
): Row {
  const size = Math.max(1, Math.min(args.pageSize ?? usualSize, most));
  const page = Math.max(1, args.page ?? 1);
  const pages = Math.max(1, Math.ceil(items.length / size));
  if (page > pages) throw new GraphQLError(`404 Client Error: Not Found for url: ${linkTo(path, page)}`);
  return {
    meta: {
      count: items.length,
      next: page < pages ? linkTo(path, page + 1) : null,
      previous: page > 1 ? linkTo(path, page - 1) : null,
    },
    data: items.slice((page - 1) * size, page * size).map(show),
  };
}

const usualSize = 20;

/** Where Linked Events keeps something; only its own objects are reached by these addresses. */
export function linkTo(path: string, page?: number): string {
  return `https://api.hel.fi/linkedevents/v1/${path}/${page === undefined ? '' : `?page=${String(page)}`}`;
}
