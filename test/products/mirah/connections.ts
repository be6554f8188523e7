import { GraphQLError } from 'graphql';
import { instantOf } from '../../dialects/clock.ts';
import { compareValues, type Row } from '../generatedRows.ts';

/** The arguments of a list: pages, one way to sort, and filters. */
export interface ListArgs {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
  readonly sortBy?: string | null;
  readonly sortDirection?: 'ASC' | 'DESC' | null;
  readonly [filter: string]: unknown;
}

/** A cursor as graphql-ruby makes it: the number of a row in the list, from 1 on. */
function cursorOf(index: number): string {
  return Buffer.from(String(index + 1)).toString('base64url');
}

function indexOf(cursor: string): number {
  const text = Buffer.from(cursor, 'base64url').toString();
  if (!/^\d+$/.test(text)) throw new GraphQLError(`Invalid cursor: "${cursor}"`);
  return Number(text) - 1;
}

function sorted(rows: readonly Row[], { sortBy, sortDirection }: ListArgs): readonly Row[] {
  const field = (sortBy ?? '').toLowerCase().replaceAll(/_[a-z]/g, (part) => part.slice(1).toUpperCase());
  const ordered = field === '' ? rows : rows.toSorted((one, other) => compareValues(one[field], other[field]));
  return sortDirection === 'DESC' ? ordered.toReversed() : ordered;
}

/** A list as a connection: without a sort it is in order of entry, and a page above the cap is cut to it. */
export function connectionOf(
  all: readonly Row[],
  args: ListArgs,
  cap: number,
  show: (row: Row) => Row = (row) => row,
): Row {
  const { first = null, last = null, after = null, before = null } = args;
  if ((first ?? 0) < 0 || (last ?? 0) < 0) throw new GraphQLError('`first` and `last` must not be negative');
  const rows = sorted(all, args);
  let from = after ? indexOf(after) + 1 : 0;
  let to = before ? Math.min(rows.length, indexOf(before)) : rows.length;
  const size = first ?? (last === null ? cap : null);
  if (size !== null) to = Math.min(to, from + Math.min(size, cap));
  if (last !== null) from = Math.max(from, to - Math.min(last, cap));
  const edges = rows.slice(from, to).map((row, index) => ({ cursor: cursorOf(from + index), node: show(row) }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    totalCount: rows.length,
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: to < rows.length,
      hasPreviousPage: from > 0,
    },
  };
}

/** Whether a value is one of those asked for; no filter asks for all. */
export function isAmong(value: unknown, wanted: unknown): boolean {
  return !Array.isArray(wanted) || wanted.includes(value);
}

/** Whether a text of a row holds what is searched. */
export function isFound(texts: readonly unknown[], search: unknown): boolean {
  if (typeof search !== 'string') return true;
  const part = search.trim().toLowerCase();
  return texts.some((text) => typeof text === 'string' && text.toLowerCase().includes(part));
}

/** Whether an instant is in a range, both ends of which belong to it. */
export function isWithin(text: unknown, range: unknown): boolean {
  if (typeof range !== 'object' || range === null) return true;
  if (typeof text !== 'string') return false;
  const [min, max]: readonly unknown[] = [Reflect.get(range, 'min'), Reflect.get(range, 'max')];
  const instant = Date.parse(text);
  return (
    (typeof min !== 'string' || instant >= instantOf(min)) && (typeof max !== 'string' || instant <= instantOf(max))
  );
}
