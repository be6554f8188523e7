import { GraphQLError } from 'graphql';
import { type Row, type SortKey, compareValues, isLike, isRow, sortedBy, textOf } from '../generatedRows.ts';

/** The arguments of a collection. */
export interface CollectionArgs {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly before?: string | null;
  readonly after?: string | null;
  readonly offset?: number | null;
  readonly filter?: Row | null;
  readonly orderBy?: readonly Row[] | null;
}

/** A page of a collection; more than the cap is cut silently. */
export function collectionOf(
  rows: readonly Row[],
  args: CollectionArgs,
  cap: number,
  meet: (row: Row) => Row,
): Readonly<Record<string, unknown>> {
  const { first = null, last = null, before = null, after = null, offset = null } = args;
  if (first !== null && last !== null) throw new GraphQLError('only one of "first" and "last" may be provided');
  if (before !== null && after !== null) throw new GraphQLError('only one of "before" and "after" may be provided');
  if (first !== null && before !== null) throw new GraphQLError('"first" may only be used with "after"');
  if (last !== null && after !== null) throw new GraphQLError('"last" may only be used with "before"');
  if (offset !== null && (last !== null || before !== null)) {
    throw new GraphQLError('"offset" may only be used with "first" and "after"');
  }
  if ((first ?? 0) < 0) throw new GraphQLError('"first" must be an unsigned integer');
  if ((last ?? 0) < 0) throw new GraphQLError('"last" must be an unsigned integer');
  const found = sortedBy(
    rows.filter((row) => meetsFilter(row, args.filter ?? {})),
    sortKeys(args.orderBy ?? []),
  );
  const positionOf = (cursor: string): number => found.findIndex((row) => row['id'] === idOfCursor(cursor));
  const size = Math.min(first ?? last ?? cap, cap);
  let from = (after === null ? 0 : positionOf(after) + 1) + (offset ?? 0);
  let to = before === null ? found.length : positionOf(before);
  if (last === null && before === null) to = Math.min(to, from + size);
  else from = Math.max(from, to - size);
  const edges = found.slice(from, to).map((row) => ({ cursor: cursorOf(row), node: meet(row) }));
  return {
    edges,
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: to < found.length,
      hasPreviousPage: from > 0,
    },
  };
}

/** Whether a row meets a filter. */
export function meetsFilter(row: Row, filter: Row): boolean {
  return Object.entries(filter).every(([column, condition]) => {
    if (column === 'and') return rowsIn(condition).every((part) => meetsFilter(row, part));
    if (column === 'or') return rowsIn(condition).some((part) => meetsFilter(row, part));
    if (!isRow(condition)) return true;
    return column === 'not' ? !meetsFilter(row, condition) : compares(row[column] ?? null, condition);
  });
}

function compares(value: unknown, condition: Row): boolean {
  return Object.entries(condition).every(([operator, operand]) => {
    if (operator === 'is') return (value === null) === (operand === 'NULL');
    // As in SQL, nothing is equal to null, and nothing differs from it.
    if (value === null || operand === null) return false;
    const order = compareValues(comparable(value), comparable(operand));
    switch (operator) {
      case 'eq':
        return order === 0;
      case 'neq':
        return order !== 0;
      case 'in':
        return Array.isArray(operand) && operand.some((one) => compareValues(comparable(value), comparable(one)) === 0);
      case 'gt':
        return order > 0;
      case 'gte':
        return order >= 0;
      case 'lt':
        return order < 0;
      case 'lte':
        return order <= 0;
      case 'like':
        return isLike(value, operand, '');
      case 'ilike':
        return isLike(value, operand, 'i');
      case 'startsWith':
        return textOf(value).startsWith(textOf(operand));
      case 'regex':
        return new RegExp(textOf(operand), 'u').test(textOf(value));
      case 'iregex':
        return new RegExp(textOf(operand), 'iu').test(textOf(value));
      default:
        throw new GraphQLError(`Unknown filter op: ${operator}`);
    }
  });
}

/** Whole numbers stand in texts here, and instants can be written in many ways. */
function comparable(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (/^\d{1,15}$/.test(value)) return Number(value);
  return /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(value) ? Date.parse(value) : value;
}

function sortKeys(orders: readonly Row[]): readonly SortKey[] {
  const keys = orders.map((order): SortKey => {
    const entries = Object.entries(order);
    const [column, direction] = entries[0] ?? ['id', 'AscNullsLast'];
    if (entries.length !== 1) throw new GraphQLError('each orderBy object must have exactly one key');
    return {
      value: (row) => row[column],
      isDescending: textOf(direction).startsWith('Desc'),
      nullsFirst: textOf(direction).endsWith('First'),
    };
  });
  return [...keys, { value: (row) => comparable(row['id']), isDescending: false, nullsFirst: false }];
}

function cursorOf(row: Row): string {
  return Buffer.from(JSON.stringify([row['id']])).toString('base64');
}

function idOfCursor(cursor: string): unknown {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64').toString());
    if (Array.isArray(values)) return values.at(-1);
  } catch {
    // Fall through to the same refusal as for a cursor without id.
  }
  throw new GraphQLError('Failed to decode cursor');
}

function rowsIn(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}
