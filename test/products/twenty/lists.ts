import { GraphQLError } from 'graphql';
import { type Row, type SortKey, capital, compareValues, isLike, isRow, sortedBy, textOf } from '../generatedRows.ts';

/** The arguments of a list of records. */
export interface ListArgs {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly offset?: number | null;
  readonly before?: string | null;
  readonly after?: string | null;
  readonly filter?: Row | null;
  readonly orderBy?: readonly (Row | null)[] | null;
}

/** A page of records with what Twenty counts over all of them. */
export function connectionOf(
  records: readonly Row[],
  args: ListArgs,
  cap: number,
  meet: (row: Row) => Row,
): Readonly<Record<string, unknown>> {
  refuseConflicts(args);
  const { filter, first = null, last = null, before = null, after = null, offset = null } = args;
  const found = sortedBy(chosen(records, filter), sortKeys(args.orderBy));
  const positionOf = (cursor: string): number => found.findIndex((row) => row['id'] === idOfCursor(cursor));
  const size = Math.min(first ?? last ?? cap, cap);
  let from = after ? positionOf(after) + 1 : 0;
  let to = before ? positionOf(before) : found.length;
  from += offset ?? 0;
  if (before === null && last === null) to = Math.min(to, from + size);
  else from = Math.max(from, to - size);
  const edges = found.slice(from, to).map((row) => ({ cursor: cursorOf(row), node: meet(row) }));
  return {
    edges,
    pageInfo: {
      hasNextPage: to < found.length,
      hasPreviousPage: from > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: found.length,
    ...aggregates(found),
  };
}

/** The records that a filter lets through; deleted ones only where it speaks of them. */
export function chosen(records: readonly Row[], filter: Row | null | undefined): readonly Row[] {
  const withDeleted = JSON.stringify(filter ?? {}).includes('"deletedAt"');
  return records.filter((row) => (withDeleted || row['deletedAt'] === null) && meets(row, filter ?? {}));
}

function refuseConflicts({ first, last, before, after }: ListArgs): void {
  const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== '';
  const conflicts = [
    [isGiven(first) && isGiven(last), 'Cannot provide both first and last'],
    [isGiven(before) && isGiven(after), 'Cannot provide both before and after'],
    [isGiven(before) && isGiven(first), 'Cannot provide both before and first'],
    [isGiven(after) && isGiven(last), 'Cannot provide both after and last'],
    [(first ?? 0) < 0, 'First argument must be non-negative'],
    [(last ?? 0) < 0, 'Last argument must be non-negative'],
  ] as const;
  for (const [is, message] of conflicts) {
    if (is) throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
  }
}

function meets(row: Row, filter: Row): boolean {
  return Object.entries(filter).every(([field, condition]) => {
    if (condition === null || condition === undefined) return true;
    if (field === 'and') return rowsIn(condition).every((part) => meets(row, part));
    if (field === 'or') return rowsIn(condition).some((part) => meets(row, part));
    if (!isRow(condition)) return true;
    if (field === 'not') return !meets(row, condition);
    const value = row[field];
    return isRow(value) ? meets(value, condition) : compares(value ?? null, condition);
  });
}

function compares(value: unknown, condition: Row): boolean {
  return Object.entries(condition).every(([operator, operand]) => {
    if (operator === 'is') return (value === null) === (operand === 'NULL');
    if (operator === 'neq') return value !== operand;
    if (value === null) return false;
    const order = compareValues(comparable(value), comparable(operand));
    switch (operator) {
      case 'eq':
        return order === 0;
      case 'in':
        return Array.isArray(operand) && operand.includes(value);
      case 'gt':
        return order > 0;
      case 'gte':
        return order >= 0;
      case 'lt':
        return order < 0;
      case 'lte':
        return order <= 0;
      case 'like':
        return isLike(textOf(value), operand, '');
      case 'ilike':
        return isLike(textOf(value), operand, 'i');
      case 'startsWith':
        return textOf(value).startsWith(String(operand));
      case 'endsWith':
        return textOf(value).endsWith(String(operand));
      case 'regex':
        return new RegExp(String(operand), 'u').test(textOf(value));
      case 'iregex':
        return new RegExp(String(operand), 'iu').test(textOf(value));
      default:
        throw new GraphQLError(`Operator "${operator}" is not supported`, { extensions: { code: 'BAD_USER_INPUT' } });
    }
  });
}

/** Instants are compared as such, however they are written. */
function comparable(value: unknown): unknown {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) ? Date.parse(value) : value;
}

function sortKeys(orderBy: ListArgs['orderBy']): readonly SortKey[] {
  const keys = (orderBy ?? []).flatMap((order) =>
    Object.entries(order ?? {}).flatMap(([field, direction]) => keysOf([field], direction)),
  );
  return [...keys, { value: (row) => row['id'], isDescending: false, nullsFirst: true }];
}

function keysOf(path: readonly string[], direction: unknown): readonly SortKey[] {
  if (isRow(direction)) return Object.entries(direction).flatMap(([field, inner]) => keysOf([...path, field], inner));
  const value = (row: Row): unknown =>
    path.reduce<unknown>((inner, field) => (isRow(inner) ? inner[field] : null), row);
  return [
    { value, isDescending: String(direction).startsWith('Desc'), nullsFirst: String(direction).endsWith('First') },
  ];
}

function aggregates(rows: readonly Row[]): Row {
  const counts: Record<string, unknown> = {};
  for (const field of Object.keys(rows[0] ?? {})) {
    const values = rows
      .map((row) => row[field])
      .filter((value) => value !== null && value !== undefined && value !== '');
    const name = capital(field);
    counts[`countUniqueValues${name}`] = new Set(values.map((value) => JSON.stringify(value))).size;
    counts[`countEmpty${name}`] = rows.length - values.length;
    counts[`countNotEmpty${name}`] = values.length;
    counts[`percentageEmpty${name}`] = (rows.length - values.length) / rows.length;
    counts[`percentageNotEmpty${name}`] = values.length / rows.length;
    if (!field.endsWith('At')) continue;
    const sorted = values.toSorted(compareValues);
    counts[`min${name}`] = sorted[0];
    counts[`max${name}`] = sorted.at(-1);
  }
  return counts;
}

function rowsIn(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}

function cursorOf(row: Row): string {
  return Buffer.from(JSON.stringify({ id: row['id'] })).toString('base64');
}

function idOfCursor(cursor: string): unknown {
  try {
    const position: unknown = JSON.parse(Buffer.from(cursor, 'base64').toString());
    if (isRow(position)) return position['id'];
  } catch {
    // Fall through to the same refusal as for a cursor without id.
  }
  throw new GraphQLError(`Invalid cursor: ${cursor}`, { extensions: { code: 'BAD_USER_INPUT' } });
}
