import { GraphQLError } from 'graphql';
import { meetsComparison } from '../tableDefinitions.ts';
import { type Row, compareValues, isRow, sortedBy, textOf } from '../generatedRows.ts';

/** The arguments of a list and of a connection. */
export interface FindArgs {
  readonly where?: Row | null;
  readonly orderBy?: readonly string[] | null;
  readonly offset?: number | null;
  readonly limit?: number | null;
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
}

const usual = 50;

/** The rows that are asked for, without pages. Deleted rows are hidden unless a filter speaks of their deletion. */
export function findRows(rows: readonly Row[], { where, orderBy }: FindArgs): readonly Row[] {
  const isAboutDeletion = Object.keys(where ?? {}).some((key) => key.startsWith('deletedAt_'));
  const found = rows.filter((row) => (isAboutDeletion || row['deletedAt'] === null) && meetsWhere(row, where ?? {}));
  const keys = (orderBy ?? []).map((order) => {
    const [column = '', direction] = order.split('_');
    // As in Postgres: what is null stands at the end of an ascending order.
    return { value: (row: Row) => row[column], isDescending: direction === 'DESC', nullsFirst: direction === 'DESC' };
  });
  return sortedBy(found, keys);
}

/** A page by offset and limit; no limit and one of zero are the usual one. */
export function pageOf(rows: readonly Row[], { offset, limit }: FindArgs, cap: number): readonly Row[] {
  if ((offset ?? 0) < 0 || (limit ?? 0) < 0) throw failed('OFFSET and LIMIT must not be negative');
  const from = offset ?? 0;
  return rows.slice(from, from + Math.min(limit || usual, cap));
}

/** A page by cursors. A cursor holds the id of its row; with one the page is said to have a previous page. */
export function connectionOf(rows: readonly Row[], args: FindArgs, cap: number, show: (row: Row) => Row): object {
  const isBackwards = typeof args.last === 'number';
  // Without an order of their own, rows of a connection come by id.
  const sorted = args.orderBy?.length ? rows : rows.toSorted((one, other) => compareValues(one['id'], other['id']));
  const directed = isBackwards ? sorted.toReversed() : sorted;
  const cursor = isBackwards ? args.before : args.after;
  const from = cursor ? directed.findIndex((row) => cursorOf(row) === cursor) + 1 : 0;
  const size = Math.min((isBackwards ? args.last : args.first) || usual, cap);
  const page = directed.slice(from, from + size);
  const [first, last] = [page[0], page.at(-1)];
  return {
    totalCount: rows.length,
    edges: () => page.map((row) => ({ node: show(row), cursor: cursorOf(row) })),
    pageInfo: {
      hasNextPage: directed.length > from + size,
      hasPreviousPage: Boolean(cursor),
      startCursor: first ? cursorOf(first) : null,
      endCursor: last ? cursorOf(last) : null,
    },
  };
}

function cursorOf(row: Row): string {
  return Buffer.from(JSON.stringify([row['id']])).toString('base64');
}

function meetsWhere(row: Row, where: Row): boolean {
  return Object.entries(where).every(([key, wanted]) => {
    const parts = Array.isArray(wanted) ? wanted.filter(isRow) : [];
    if (key === 'AND') return parts.every((part) => meetsWhere(row, part));
    if (key === 'OR') return parts.length === 0 || parts.some((part) => meetsWhere(row, part));
    const [column = '', operator = 'eq'] = key.split('_');
    return operator === 'all' || meetsOperator(row[column] ?? null, operator, wanted);
  });
}

function meetsOperator(value: unknown, operator: string, wanted: unknown): boolean {
  if (wanted === null) return operator === 'eq' && value === null;
  if (value === null) return false;
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value))
    return meetsComparison(operator, Date.parse(value), timeOf(wanted));
  // Parts of texts are compared in lower case.
  const isPart = ['contains', 'startsWith', 'endsWith'].includes(operator);
  if (!isPart) return meetsComparison(operator, value, wanted);
  return meetsComparison(operator.toLowerCase(), textOf(value).toLowerCase(), textOf(wanted).toLowerCase());
}

/** The instant of a text, as JavaScript reads it. */
export function timeOf(text: unknown): number {
  const instant = Date.parse(String(text));
  if (Number.isNaN(instant)) throw failed(`Cannot represent an invalid date-time-string ${String(text)}.`);
  return instant;
}

/** An error as the server shows it. */
export function failed(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}
