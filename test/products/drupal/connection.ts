import { GraphQLError } from 'graphql';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { compareValues, type Row } from '../generatedRows.ts';

/** The arguments of a list. */
export interface ListArgs extends ConnectionArgs {
  readonly reverse?: boolean | null;
  readonly sortKey?: string | null;
}

/** What a list is made of: its id, and values to sort by. */
export interface Listed {
  readonly id: number;
  readonly sortValue: (key: string | null) => string | number;
  readonly show: () => Row;
}

const maxLimit = 100;

interface Place {
  readonly value: string | number;
  readonly id: number;
}

function comparePlaces(one: Place, other: Place): number {
  return compareValues(one.value, other.value) || one.id - other.id;
}

function cursorOf(backing: string, key: string | null, { id, value }: Place): string {
  return Buffer.from(JSON.stringify([backing, id, 'en', key, value])).toString('base64');
}

function placeOf(backing: string, key: string | null, cursor: string): Place {
  const invalid = new GraphQLError(`Invalid cursor ${cursor}`);
  let parts: unknown = null;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64').toString());
  } catch {
    throw invalid;
  }
  const [type, id, , sortKey, value]: readonly unknown[] = Array.isArray(parts) ? parts : [];
  const isValue = typeof value === 'string' || typeof value === 'number';
  if (type !== backing || sortKey !== key || typeof id !== 'number' || !isValue) throw invalid;
  return { id, value };
}

function check({ first = null, last = null, after = null, before = null }: ListArgs): void {
  const refuse = (message: string): never => {
    throw new GraphQLError(message);
  };
  if (first === null && last === null) refuse('You must provide one of first or last.');
  if (first !== null && last !== null) refuse('Providing both first and last is not supported.');
  if (first !== null && before !== null) refuse('Using first with before is not supported.');
  if (last !== null && after !== null) refuse('Using last with after is not supported.');
  if (first !== null && first <= 0) refuse('First must be a positive integer when provided.');
  if (last !== null && last <= 0) refuse('Last must be a positive integer when provided.');
  if (first !== null && first > maxLimit) refuse(`First may not be larger than ${String(maxLimit)}.`);
  if (last !== null && last > maxLimit) refuse(`Last may not be larger than ${String(maxLimit)}.`);
}

/** A stretch of a list, which has to be asked for with a size of at most 100. */
export function connectionOf(backing: string, rows: readonly Listed[], args: ListArgs, cap: number): Row {
  check(args);
  const { first = null, last = null, after = null, before = null, sortKey = null } = args;
  const isReverse = args.reverse === true;
  const isForward = (first !== null && !isReverse) || (last !== null && isReverse);
  const sign = isForward ? 1 : -1;
  const cursor = after ?? before;
  const from = cursor === null ? null : placeOf(backing, sortKey, cursor);
  const found = rows
    .map((row) => ({ row, place: { id: row.id, value: row.sortValue(sortKey) } }))
    .filter(({ place }) => from === null || comparePlaces(place, from) * sign > 0)
    .toSorted((one, other) => comparePlaces(one.place, other.place) * sign);
  const limit = Math.min(first ?? last ?? 0, cap);
  const hasMore = found.length > limit;
  const page = found.slice(0, limit).map(({ row, place }) => ({
    cursor: cursorOf(backing, sortKey, place),
    node: row.show(),
  }));
  const edges = last === null ? page : page.toReversed();
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage: edges.length > 0 && (before !== null || (first !== null && hasMore)),
      hasPreviousPage: edges.length > 0 && (after !== null || (last !== null && hasMore)),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
