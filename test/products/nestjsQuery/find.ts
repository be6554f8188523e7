import { GraphQLError } from 'graphql';
import { type Row, type SortKey, compareValues, isLike, isRow, sortedBy, textOf } from '../generatedRows.ts';
import type { FollowRelation, RelatedTable } from '../tableRelations.ts';
import type { Paging } from './entityText.ts';

/** The arguments of a list of records. */
export interface QueryArgs {
  readonly paging?: Row | null;
  readonly filter?: Row | null;
  readonly sorting?: readonly Row[] | null;
}

const largestPage = 50;
const prefix = 'arrayconnection:';

/** The records that meet a filter, in the order that is asked for. */
export function queryRows(
  follow: FollowRelation,
  table: RelatedTable,
  rows: readonly Row[],
  { filter, sorting }: QueryArgs,
): readonly Row[] {
  return sortedBy(
    rows.filter((row) => meetsFilter(follow, table, row, filter ?? {})),
    (sorting ?? []).map(sortKey),
  );
}

/** A page of records as a connection, or all of them where the entity isn't paged. */
export function connectionOf(
  rows: readonly Row[],
  args: QueryArgs,
  paging: Paging,
  cap: number,
  show: (row: Row) => Row,
) {
  if (paging === 'none') return rows.slice(0, cap).map(show);
  const { from, to } = paging === 'cursor' ? cursorRange(args.paging ?? {}, cap) : offsetRange(args.paging ?? {}, cap);
  const page = rows.slice(from, to).map(show);
  const pageInfo = { hasNextPage: page.length > 0 && to < rows.length, hasPreviousPage: page.length > 0 && from > 0 };
  if (paging === 'offset') return { nodes: page, pageInfo, totalCount: rows.length };
  const edges = page.map((node, index) => ({ node, cursor: cursorOf(from + index) }));
  const ends = { startCursor: edges[0]?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null };
  return { edges, pageInfo: { ...pageInfo, ...ends }, totalCount: rows.length };
}

/** What is wrong with a request, as Nest tells it. */
export function badRequest(message: string): GraphQLError {
  const originalError = { message: [message], error: 'Bad Request', statusCode: 400 };
  return new GraphQLError('Bad Request Exception', { extensions: { code: 'BAD_REQUEST', originalError } });
}

/** Without a limit there are no records at all. */
function offsetRange(paging: Row, cap: number): { from: number; to: number } {
  const from = Math.max(0, Number(paging['offset'] ?? 0));
  return { from, to: from + Math.min(sizeIn(paging, 'limit'), cap) };
}

/** Paging forwards needs `first`, and backwards both `before` and `last`. */
function cursorRange(paging: Row, cap: number): { from: number; to: number } {
  const isGiven = (field: string): boolean => (paging[field] ?? null) !== null;
  for (const [field, needed] of Object.entries({ before: 'last', after: 'first', last: 'before' }))
    if (isGiven(field) && !isGiven(needed)) throw badRequest(`paging.Cannot be used without \`${needed}\`.`);
  if (isGiven('before') && (isGiven('first') || isGiven('after')))
    throw badRequest('paging.Cannot be used with `after` , `first`.');
  for (const field of ['first', 'last'])
    if (isGiven(field) && Number(paging[field]) < 1) throw badRequest(`paging.${field} must not be less than 1`);
  const [first, last] = [sizeIn(paging, 'first'), sizeIn(paging, 'last')];
  if (isGiven('before')) {
    const to = indexOf(String(paging['before']));
    return { from: Math.max(0, to - Math.min(last, cap)), to };
  }
  const from = isGiven('after') ? indexOf(String(paging['after'])) + 1 : 0;
  return { from, to: from + Math.min(first, cap) };
}

function sizeIn(paging: Row, field: string): number {
  const size = Number(paging[field] ?? 0);
  if (size > largestPage) throw badRequest(`Field paging.${field} max allowed value is \`${String(largestPage)}\`.`);
  return Math.max(0, size);
}

function cursorOf(index: number): string {
  return Buffer.from(`${prefix}${String(index)}`).toString('base64');
}

function indexOf(cursor: string): number {
  const index = Number.parseInt(Buffer.from(cursor, 'base64').toString().slice(prefix.length), 10);
  if (Number.isNaN(index)) throw badRequest('Invalid cursor');
  return index;
}

function sortKey({ field, direction, nulls }: Row): SortKey {
  const isDescending = direction === 'DESC';
  // Null is the greatest value of a column in PostgreSQL.
  const nullsFirst = typeof nulls === 'string' ? nulls === 'NULLS_FIRST' : isDescending;
  return { value: (row) => comparable(row[String(field)]), isDescending, nullsFirst };
}

/** Whether a record meets all conditions, on its columns and on those of the record that a relation leads to. */
export function meetsFilter(follow: FollowRelation, table: RelatedTable, row: Row, filter: Row): boolean {
  return Object.entries(filter).every(([field, condition]) => {
    if (field === 'and' || field === 'or') {
      const parts = Array.isArray(condition) ? condition.filter(isRow) : [];
      const meets = (part: Row): boolean => meetsFilter(follow, table, row, part);
      return parts.length === 0 || (field === 'and' ? parts.every(meets) : parts.some(meets));
    }
    if (!isRow(condition)) return true;
    const related = follow(table, row, field);
    if (related) return related.rows.some((other) => meetsFilter(follow, related.table, other, condition));
    // The conditions on one column are alternatives.
    const entries = Object.entries(condition);
    return (
      entries.length === 0 || entries.some(([operator, operand]) => compares(row[field] ?? null, operator, operand))
    );
  });
}

function compares(value: unknown, operator: string, operand: unknown): boolean {
  if (operator === 'is') return value === operand;
  if (operator === 'isNot') return value !== operand;
  if (value === null || operand === null) return false;
  const order = (other: unknown): number => compareValues(comparable(value), comparable(other));
  const text = textOf(value);
  const isBetween = (): boolean => isRow(operand) && order(operand['lower']) >= 0 && order(operand['upper']) <= 0;
  const isIn = (): boolean => Array.isArray(operand) && operand.some((other) => isSame(value, other));
  switch (operator) {
    case 'eq':
      return isSame(value, operand);
    case 'neq':
      return !isSame(value, operand);
    case 'gt':
      return order(operand) > 0;
    case 'gte':
      return order(operand) >= 0;
    case 'lt':
      return order(operand) < 0;
    case 'lte':
      return order(operand) <= 0;
    case 'like':
      return isLike(text, operand, '');
    case 'notLike':
      return !isLike(text, operand, '');
    case 'iLike':
      return isLike(text, operand, 'i');
    case 'notILike':
      return !isLike(text, operand, 'i');
    case 'in':
      return isIn();
    case 'notIn':
      return !isIn();
    case 'between':
      return isBetween();
    case 'notBetween':
      return !isBetween();
    default:
      throw badRequest(`Unknown operator ${operator}`);
  }
}

/** Ids are numbers in some tables, and always texts in a request. */
function isSame(value: unknown, other: unknown): boolean {
  const [left, right] = [comparable(value), comparable(other)];
  return left === right || String(left) === String(right);
}

function comparable(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}(?:T|$)/.test(value)) return value;
  const instant = Date.parse(value);
  return Number.isNaN(instant) ? value : instant;
}
