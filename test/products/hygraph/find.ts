import { GraphQLError } from 'graphql';
import { instantOf } from '../../dialects/clock.ts';
import { type Row, compareValues, isRow, sortedBy } from '../generatedRows.ts';
import type { FollowRelation, RelatedTable } from '../tableRelations.ts';
import { columnsOf } from './modelText.ts';

/** The arguments of every list. */
export interface FindArgs {
  readonly where?: Row | null;
  readonly orderBy?: string | null;
  readonly skip?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
  readonly first?: number | null;
  readonly last?: number | null;
}

/** A page of documents, and what a connection says of it. */
export interface Page {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
}

const usualSize = 10;

/** The page that is asked for: ten documents, unless a size is named. Cursors are ids. */
export function findPage(
  follow: FollowRelation,
  model: RelatedTable,
  rows: readonly Row[],
  args: FindArgs,
  cap: number,
): Page {
  const { first = null, last = null, skip, after, before, orderBy } = args;
  if (first !== null && last !== null) throw badRequest('first and last cannot be used together');
  if ((first ?? 0) < 0 || (last ?? 0) < 0 || (skip ?? 0) < 0)
    throw badRequest('pagination values must not be negative');
  const found = rows.filter((row) => meetsWhere(follow, model, row, args.where));
  const [column = '', way] = (orderBy ?? '').split('_');
  const isDescending = way === 'DESC';
  const type = columnsOf(model)[column] ?? '';
  const sorted = orderBy
    ? sortedBy(found, [{ value: (row) => comparable(row[column], type), isDescending, nullsFirst: isDescending }])
    : found;
  const indexOf = (id: string): number => sorted.findIndex((row) => row['id'] === id);
  let from = (after ? indexOf(after) + 1 : 0) + (skip ?? 0);
  let to = before ? Math.max(0, indexOf(before)) : sorted.length;
  const size = Math.min(first ?? last ?? usualSize, cap);
  if (last === null) to = Math.min(to, from + size);
  else from = Math.max(from, to - size);
  return { rows: sorted.slice(from, to), total: found.length, hasNext: to < sorted.length, hasPrevious: from > 0 };
}

/** Whether a document is the one with these unique values. */
export function isUnique(row: Row, where: Row): boolean {
  const given = Object.entries(where).filter(([, value]) => value !== null && value !== undefined);
  if (given.length === 0) throw badRequest('no unique value given to identify the document');
  return given.every(([column, value]) => row[column] === value);
}

/** Whether a document meets all conditions, relations included. */
export function meetsWhere(
  follow: FollowRelation,
  model: RelatedTable,
  row: Row,
  where: Row | null | undefined,
): boolean {
  const columns = columnsOf(model);
  const meets =
    (table: RelatedTable, wanted: unknown) =>
    (other: Row): boolean =>
      meetsWhere(follow, table, other, isRow(wanted) ? wanted : null);
  return Object.entries(where ?? {}).every(([key, condition]) => {
    if (condition === undefined) return true;
    const parts = Array.isArray(condition) ? condition.filter(isRow) : [];
    if (key === 'AND') return parts.every((part) => meets(model, part)(row));
    if (key === 'OR') return parts.length === 0 || parts.some((part) => meets(model, part)(row));
    if (key === 'NOT') return parts.length === 0 || !parts.every((part) => meets(model, part)(row));
    if (key === '_search') return isFound(columns, row, condition);
    const [field = '', ...rest] = key.split('_');
    const operator = rest.join('_');
    const related = follow(model, row, field);
    if (!related) return compares(row[field] ?? null, operator, condition, columns[field] ?? '');
    const fits = meets(related.table, condition);
    if (operator === 'every') return related.rows.every(fits);
    if (operator === 'none') return !related.rows.some(fits);
    return condition === null ? related.rows.length === 0 : related.rows.some(fits);
  });
}

/** A search looks at all texts, and capitals don't matter to it. Filters on one field are exact. */
function isFound(columns: Readonly<Record<string, string>>, row: Row, text: unknown): boolean {
  if (typeof text !== 'string') return true;
  return Object.entries(columns).some(([column, type]) => {
    const value = row[column];
    return type.startsWith('String') && typeof value === 'string' && value.toLowerCase().includes(text.toLowerCase());
  });
}

function compares(value: unknown, operator: string, condition: unknown, type: string): boolean {
  const own = comparable(value, type);
  const wanted = comparable(condition, type);
  const list = Array.isArray(condition) ? condition.map((each) => comparable(each, type)) : [];
  const holds = (each: unknown): boolean => Array.isArray(value) && value.includes(each);
  const isSame = Array.isArray(value) ? JSON.stringify(value) === JSON.stringify(condition) : own === wanted;
  const [text, part] = typeof own === 'string' && typeof wanted === 'string' ? [own, wanted] : [null, ''];
  const order = own === null || wanted === null ? null : compareValues(own, wanted);
  switch (operator) {
    case '':
      return isSame;
    case 'not':
      return !isSame;
    case 'in':
      return list.includes(own);
    case 'not_in':
      return !list.includes(own);
    case 'contains_all':
      return list.every(holds);
    case 'contains_some':
      return list.some(holds);
    case 'contains_none':
      return !list.some(holds);
    case 'lt':
      return order !== null && order < 0;
    case 'lte':
      return order !== null && order <= 0;
    case 'gt':
      return order !== null && order > 0;
    case 'gte':
      return order !== null && order >= 0;
    default: {
      const way = operator.replace('not_', '');
      const fits =
        text !== null &&
        (way === 'contains'
          ? text.includes(part)
          : way === 'starts_with'
            ? text.startsWith(part)
            : text.endsWith(part));
      return operator.startsWith('not_') ? !fits : fits;
    }
  }
}

function comparable(value: unknown, type: string): unknown {
  return type.startsWith('DateTime') && typeof value === 'string' ? instantOf(value) : (value ?? null);
}

/** An error as this service answers it. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: '400' } });
}
