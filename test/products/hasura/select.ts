import { GraphQLError } from 'graphql';
import { type Row, compareValues, isLike, isRow, sortedBy, textOf } from '../generatedRows.ts';
import type { FollowRelation, RelatedTable } from '../tableRelations.ts';

/** The arguments of every list. */
export interface SelectArgs {
  readonly distinct_on?: readonly string[] | null;
  readonly limit?: number | null;
  readonly offset?: number | null;
  readonly order_by?: readonly Row[] | null;
  readonly where?: Row | null;
}

/** The rows that are asked for; `most` is the row limit of the role's permission. */
export function selectRows(
  follow: FollowRelation,
  table: RelatedTable,
  rows: readonly Row[],
  args: SelectArgs,
  most = Infinity,
): readonly Row[] {
  const { distinct_on: distinct, limit, offset, order_by: orders, where } = args;
  for (const [name, number] of Object.entries({ limit, offset }))
    if ((number ?? 0) < 0) throw failed('validation-failed', `unexpected negative value for ${name}`);
  const met = rows.filter((row) => meetsWhere(follow, table, row, where));
  const keys = (orders ?? []).flatMap((order) => sortKeys(follow, table, order));
  let found = sortedBy(met, keys);
  if (distinct && distinct.length > 0) {
    const seen = new Set<string>();
    found = found.filter((row) => {
      const key = JSON.stringify(distinct.map((column) => row[column]));
      return !seen.has(key) && seen.add(key);
    });
  }
  const from = offset ?? 0;
  return found.slice(from, from + Math.min(limit ?? Infinity, most));
}

function sortKeys(follow: FollowRelation, table: RelatedTable, order: Row): Parameters<typeof sortedBy>[1] {
  return Object.entries(order).flatMap(([field, way]) => {
    if (way === null) return [];
    const isCount = field.endsWith('_aggregate');
    if (!isRow(way) || isCount) {
      const word = String(isRow(way) ? way['count'] : way);
      const isDescending = word.startsWith('desc');
      const nullsFirst = word.endsWith('nulls_first') || word === 'desc';
      const value = (row: Row): unknown =>
        isCount ? (follow(table, row, field.replace('_aggregate', ''))?.rows.length ?? 0) : row[field];
      return [{ value, isDescending, nullsFirst }];
    }
    return Object.entries(way).flatMap(([inner, innerWay]) => {
      const related = (row: Row) => follow(table, row, field);
      return sortKeysThrough(follow, related, { [inner]: innerWay });
    });
  });
}

function sortKeysThrough(
  follow: FollowRelation,
  related: (row: Row) => ReturnType<FollowRelation>,
  order: Row,
): Parameters<typeof sortedBy>[1] {
  const [field = '', way] = Object.entries(order)[0] ?? [];
  if (isRow(way)) {
    const deeper = (row: Row) => {
      const next = related(row);
      const [first] = next?.rows ?? [];
      return next && first ? follow(next.table, first, field) : null;
    };
    return Object.entries(way).flatMap(([inner, innerWay]) => sortKeysThrough(follow, deeper, { [inner]: innerWay }));
  }
  const isDescending = String(way).startsWith('desc');
  const nullsFirst = String(way).endsWith('nulls_first') || way === 'desc';
  return [{ value: (row) => related(row)?.rows[0]?.[field] ?? null, isDescending, nullsFirst }];
}

/** Whether a row meets a boolean expression, relationships included. */
export function meetsWhere(
  follow: FollowRelation,
  table: RelatedTable,
  row: Row,
  where: Row | null | undefined,
): boolean {
  return Object.entries(where ?? {}).every(([field, condition]) => {
    const parts = Array.isArray(condition) ? condition.filter(isRow) : [];
    const meets = (part: Row): boolean => meetsWhere(follow, table, row, part);
    if (field === '_and') return parts.every(meets);
    if (field === '_or') return parts.some(meets);
    if (!isRow(condition)) throw failed('validation-failed', `unexpected null value for "${field}"`);
    if (field === '_not') return !meets(condition);
    const related = follow(table, row, field);
    if (related) return related.rows.some((other) => meetsWhere(follow, related.table, other, condition));
    const type = table.columns[field] ?? '';
    return Object.entries(condition).every(([operator, operand]) =>
      meetsOperator(row[field] ?? null, operator, operand, type),
    );
  });
}

function meetsOperator(value: unknown, operator: string, operand: unknown, type: string): boolean {
  if (operator === '_is_null') return (value === null) === operand;
  if (operand === null) throw failed('validation-failed', `unexpected null value for operator ${operator}`);
  if (value === null) return false;
  const isTime = type.startsWith('timestamptz');
  const order = (one: unknown): number => (isTime ? instantOf(value) - instantOf(one) : compareValues(value, one));
  const list = Array.isArray(operand) ? operand : [];
  switch (operator) {
    case '_eq':
      return order(operand) === 0;
    case '_neq':
      return order(operand) !== 0;
    case '_gt':
      return order(operand) > 0;
    case '_gte':
      return order(operand) >= 0;
    case '_lt':
      return order(operand) < 0;
    case '_lte':
      return order(operand) <= 0;
    case '_in':
      return list.some((one) => order(one) === 0);
    case '_nin':
      return !list.some((one) => order(one) === 0);
    case '_like':
    case '_similar':
      return isLike(value, operand, '');
    case '_nlike':
    case '_nsimilar':
      return !isLike(value, operand, '');
    case '_ilike':
      return isLike(value, operand, 'i');
    case '_nilike':
      return !isLike(value, operand, 'i');
    default: {
      const isMatch = new RegExp(textOf(operand), operator.includes('iregex') ? 'iu' : 'u').test(textOf(value));
      return operator.startsWith('_n') ? !isMatch : isMatch;
    }
  }
}

/** An instant as the database reads it: what has no offset is in the session's zone, which is UTC. */
export function instantOf(value: unknown): number {
  const text = String(value).replace(' ', 'T');
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const instant = Date.parse(
    isDay || /(?:Z|[+-]\d{2}(?::?\d{2})?)$/i.test(text) ? text.replace(/([+-]\d{2})$/, '$1:00') : `${text}Z`,
  );
  if (Number.isNaN(instant))
    throw failed('data-exception', `invalid input syntax for type timestamp with time zone: "${String(value)}"`);
  return isDay ? Date.parse(`${text}T00:00:00Z`) : instant;
}

/** An error with one of Hasura's codes. */
export function failed(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, path: '$' } });
}
