import { GraphQLError } from 'graphql';
import { type Row, type SortKey, compareValues, isRow, sortedBy } from '../generatedRows.ts';
import type { FollowRelation, RelatedRows, RelatedTable } from '../tableRelations.ts';

/** The arguments of every list. */
export interface FindArgs {
  readonly where?: Row | null;
  readonly orderBy?: readonly Row[] | null;
  readonly cursor?: Row | null;
  readonly take?: number | null;
  readonly skip?: number | null;
  readonly distinct?: readonly string[] | null;
}

/** The rows that are asked for. A page begins with the row of its cursor, and a negative `take` looks backwards. */
export function findMany(
  follow: FollowRelation,
  model: RelatedTable,
  rows: readonly Row[],
  args: FindArgs,
  cap: number,
): readonly Row[] {
  const { where, orderBy, cursor, take, skip, distinct } = args;
  if ((skip ?? 0) < 0)
    throw invalid(`Invalid value for skip argument: Value can only be positive, found: ${String(skip)}`);
  const keys = (orderBy ?? []).flatMap((order) => sortKeys(follow, () => model, [], order));
  let found = sortedBy(
    rows.filter((row) => meetsWhere(follow, model, row, where)),
    keys,
  );
  if (distinct && distinct.length > 0) {
    const seen = new Set<string>();
    found = found.filter((row) => {
      const key = JSON.stringify(distinct.map((column) => row[column]));
      return !seen.has(key) && seen.add(key);
    });
  }
  const isBackwards = (take ?? 0) < 0;
  if (isBackwards) found = found.toReversed();
  if (cursor) {
    const index = found.findIndex((row) => isUnique(row, cursor));
    found = index === -1 ? [] : found.slice(index);
  }
  const from = skip ?? 0;
  const page = found.slice(from, from + Math.min(Math.abs(take ?? cap), cap));
  return isBackwards ? page.toReversed() : page;
}

/** Whether a row is the one with these unique values. */
export function isUnique(row: Row, where: Row): boolean {
  const given = Object.entries(where).filter(([, value]) => value !== null && value !== undefined);
  if (given.length === 0) throw invalid('Argument `where` needs at least one of `id` or a unique field.');
  return given.every(([column, value]) => row[column] === value);
}

function sortKeys(
  follow: FollowRelation,
  model: () => RelatedTable,
  path: readonly string[],
  order: Row,
): readonly SortKey[] {
  return Object.entries(order).flatMap(([field, way]) => {
    if (way === null || way === undefined) return [];
    if (isRow(way) && way['sort'] === undefined && way['_count'] === undefined)
      return sortKeys(follow, model, [...path, field], way);
    const direction = isRow(way) ? (way['sort'] ?? way['_count']) : way;
    const isDescending = direction === 'desc';
    const nulls = isRow(way) ? way['nulls'] : null;
    const value = (row: Row): unknown => {
      let [table, at]: [RelatedTable, Row | null] = [model(), row];
      for (const step of path) {
        const next: RelatedRows | null = at && follow(table, at, step);
        [table, at] = next ? [next.table, next.rows[0] ?? null] : [table, null];
      }
      if (at === null) return null;
      return isRow(way) && way['_count'] !== undefined ? follow(table, at, field)?.rows.length : at[field];
    };
    // The database puts what is null at the end of an ascending order, unless asked otherwise.
    return [{ value, isDescending, nullsFirst: nulls ? nulls === 'first' : isDescending }];
  });
}

/** Whether a row meets a filter, relations included. */
export function meetsWhere(
  follow: FollowRelation,
  model: RelatedTable,
  row: Row,
  where: Row | null | undefined,
): boolean {
  return Object.entries(where ?? {}).every(([field, condition]) => {
    if (condition === null || condition === undefined) return true;
    const parts = Array.isArray(condition) ? condition.filter(isRow) : [];
    const meets = (part: Row): boolean => meetsWhere(follow, model, row, part);
    if (field === 'AND') return parts.every(meets);
    if (field === 'OR') return parts.some(meets);
    if (field === 'NOT') return !parts.some(meets);
    if (!isRow(condition)) return true;
    const related = follow(model, row, field);
    if (!related) return meetsFilter(row[field] ?? null, condition, model.columns[field] ?? '');
    const { table, rows } = related;
    const fits = (wanted: unknown) => (other: Row) => meetsWhere(follow, table, other, isRow(wanted) ? wanted : null);
    return Object.entries(condition).every(([way, wanted]) => {
      if (wanted === null) return way === 'is' ? rows.length === 0 : rows.length > 0;
      if (way === 'some' || way === 'is') return rows.some(fits(wanted));
      if (way === 'every') return rows.every(fits(wanted));
      return !rows.some(fits(wanted));
    });
  });
}

function meetsFilter(value: unknown, filter: Row, type: string): boolean {
  const isInsensitive = filter['mode'] === 'insensitive';
  const shape = (one: unknown): unknown => {
    if (type.startsWith('DateTime') && typeof one === 'string') return instantOf(one);
    return isInsensitive && typeof one === 'string' ? one.toLowerCase() : one;
  };
  const own = shape(value);
  return Object.entries(filter).every(([operator, operand]) => {
    if (operator === 'mode') return true;
    if (operator === 'equals') return operand === null ? own === null : own === shape(operand);
    if (operator === 'not')
      return operand === null
        ? own !== null
        : value !== null &&
            !meetsFilter(
              value,
              { ...(isRow(operand) && operand), ...(isInsensitive && { mode: 'insensitive' }) },
              type,
            );
    // A condition on what is null is met by nothing.
    if (own === null || operand === null || operand === undefined) return operand === undefined;
    const list = Array.isArray(operand) ? operand.map(shape) : [];
    const other = shape(operand);
    const isText = typeof own === 'string' && typeof other === 'string';
    switch (operator) {
      case 'in':
        return list.includes(own);
      case 'notIn':
        return !list.includes(own);
      case 'lt':
        return compareValues(own, other) < 0;
      case 'lte':
        return compareValues(own, other) <= 0;
      case 'gt':
        return compareValues(own, other) > 0;
      case 'gte':
        return compareValues(own, other) >= 0;
      case 'contains':
        return isText && own.includes(other);
      case 'startsWith':
        return isText && own.startsWith(other);
      default:
        return isText && own.endsWith(other);
    }
  });
}

/** The instant of a text; a date alone is the beginning of that day in UTC, as JavaScript has it. */
export function instantOf(text: string): number {
  const instant = Date.parse(text);
  if (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(instant))
    throw new GraphQLError('Cannot represent an invalid date-time-string ' + text + '.', {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  return instant;
}

/** An error of the client that talks to the database. */
export function invalid(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}
