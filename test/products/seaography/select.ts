import { GraphQLError } from 'graphql';
import { type Row, compareValues, isLike, isRow, sortedBy } from '../generatedRows.ts';
import { columnsOf, meetsComparison } from '../tableDefinitions.ts';
import type { FollowRelation, RelatedTable } from '../tableRelations.ts';
import type { Entity } from './entityText.ts';

/** The arguments of a list. */
export interface SelectArgs {
  readonly filters?: Row | null;
  readonly having?: Row | null;
  readonly orderBy?: Row | null;
  readonly pagination?: Readonly<Record<'cursor' | 'page' | 'offset', Row | null | undefined>> | null;
}

/** A page of rows, with a function that shows each. */
export function connectionOf(
  follow: FollowRelation,
  entity: Entity,
  rows: readonly Row[],
  { filters, having, orderBy, pagination }: SelectArgs,
  show: (row: Row) => Row,
  cap: number,
): object {
  const found = rows.filter(
    (row) =>
      meetsFilters(entity, row, filters) &&
      Object.entries(having ?? {}).every(([field, wanted]) => {
        const other = follow(entity, row, field);
        return !isRow(wanted) || other?.rows.some((each) => meetsFilters(other.table, each, wanted)) === true;
      }),
  );
  const { cursor, page, offset } = pagination ?? {};
  const limit = Math.max(1, Math.min(Number((cursor ?? page ?? offset)?.['limit'] ?? cap), cap));
  // A cursor is of the primary key, and takes the place of any other order.
  const byKey = Object.fromEntries(keysOf(entity).map((key) => [key, 'ASC']));
  const ordered = inOrder(entity, found, cursor ? byKey : orderBy);
  const total = ordered.length;
  const pages = Math.ceil(total / limit);
  let from = 0;
  let pageInfo: Row = { hasPreviousPage: false, hasNextPage: false };
  let paginationInfo: Row | null = { pages: 1, current: 1, offset: 0, total };
  if (cursor) {
    const after = typeof cursor['cursor'] === 'string' ? valuesOf(cursor['cursor']) : null;
    from = after ? ordered.filter((row) => !isAfter(entity, row, after)).length : 0;
    const isEmpty = from >= total;
    pageInfo = { hasPreviousPage: !isEmpty && from > 0, hasNextPage: !isEmpty && from + limit < total };
    paginationInfo = null;
  } else if (page) {
    // Pages are counted from 0; also behind the last one there is said to be another.
    const current = Number(page['page']);
    from = current * limit;
    pageInfo = { hasPreviousPage: current !== 0, hasNextPage: current + 1 !== pages };
    paginationInfo = { pages, current, offset: from, total };
  } else if (offset) {
    from = Number(offset['offset']);
    pageInfo = { hasPreviousPage: from !== 0, hasNextPage: from + limit < total };
    paginationInfo = { pages, current: Math.ceil(from / limit), offset: from, total };
  }
  const edges = ordered.slice(from, from + limit).map((row) => ({ cursor: cursorOf(entity, row), node: show(row) }));
  const [startCursor, endCursor] = [edges[0]?.cursor ?? null, edges.at(-1)?.cursor ?? null];
  const nodes = edges.map(({ node }) => node);
  return { pageInfo: { ...pageInfo, startCursor, endCursor }, paginationInfo, edges, nodes };
}

/** Orders by columns in the order in which the entity has them, not in that of the request. */
function inOrder({ columns }: Entity, rows: readonly Row[], orderBy: Row | null | undefined): readonly Row[] {
  const keys = Object.keys(columns).flatMap((column) => {
    const way = orderBy?.[column];
    if (typeof way !== 'string') return [];
    return [{ value: (row: Row) => row[column], isDescending: way === 'DESC', nullsFirst: way === 'DESC' }];
  });
  return sortedBy(rows, keys);
}

function keysOf({ keys = ['id'] }: Entity): readonly string[] {
  return keys;
}

/** A cursor says the type, the length and the value of each part of the primary key. */
function cursorOf(entity: Entity, row: Row): string {
  const parts = keysOf(entity).map((key) => String(row[key]));
  return parts.map((value) => `Int[${String(value.length)}]:${value}`).join(',');
}

function valuesOf(cursor: string): readonly number[] {
  const parts = cursor.split(',').map((part) => /^Int\[\d+\]:(-?\d+)$/.exec(part)?.[1]);
  if (parts.some((part) => part === undefined)) throw new GraphQLError('Type Error: cannot parse cursor');
  return parts.map(Number);
}

function isAfter(entity: Entity, row: Row, values: readonly number[]): boolean {
  const index = keysOf(entity).findIndex((key, place) => Number(row[key]) !== values[place]);
  const key = keysOf(entity)[index];
  return key !== undefined && Number(row[key]) > (values[index] ?? 0);
}

/** Whether a row meets filters of its own columns. */
export function meetsFilters(entity: RelatedTable, row: Row, filters: Row | null | undefined): boolean {
  return Object.entries(filters ?? {}).every(([field, wanted]) => {
    if (wanted === null || wanted === undefined) return true;
    const parts = Array.isArray(wanted) ? wanted.filter(isRow) : [];
    if (field === 'and') return parts.every((part) => meetsFilters(entity, row, part));
    if (field === 'or') return parts.length === 0 || parts.some((part) => meetsFilters(entity, row, part));
    if (!isRow(wanted)) return true;
    if (field === 'not') return !meetsFilters(entity, row, wanted);
    const shape = (value: unknown): unknown => shapeOf(entity, field, value);
    return Object.entries(wanted).every(([operator, operand]) => meets(operator, row[field] ?? null, operand, shape));
  });
}

/** Operators that have other names elsewhere. */
const lookups = columnsOf('ci_eq: iexact, is_in: in, starts_with: startswith, ends_with: endswith');

function meets(operator: string, value: unknown, operand: unknown, shape: (value: unknown) => unknown): boolean {
  if (operator === 'is_null') return operand === null || (value === null) === operand;
  // A condition on what is null is met by nothing.
  if (value === null || operand === null || operand === undefined) return operand === undefined;
  const own = shape(value);
  const wanted: unknown = Array.isArray(operand) ? operand.map(shape) : shape(operand);
  const isBetween = (): boolean =>
    Array.isArray(wanted) && compareValues(own, wanted[0]) >= 0 && compareValues(own, wanted[1]) <= 0;
  if (operator === 'ne') return own !== wanted;
  if (operator === 'is_not_in') return !meetsComparison('in', own, wanted);
  if (operator.endsWith('between')) return isBetween() === (operator === 'between');
  if (operator.endsWith('like')) return isLike(own, wanted, '') === (operator === 'like');
  return meetsComparison(lookups[operator] ?? operator, own, wanted);
}

const kindsOfText: Readonly<Record<string, readonly [kind: string, form: RegExp]>> = {
  DateTime: ['ChronoDateTimeUtc', /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)? ?(?:Z|UTC|[+-]\d\d:?\d\d)$/],
  Date: ['ChronoDate', /^\d{4}-\d\d-\d\d$/],
  Uuid: ['Uuid', /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i],
  Decimal: ['Decimal', /^-?\d+(?:\.\d+)?$/],
};

/** A value as it is compared; a text that isn't of its column's form is an error, such as a time without an offset. */
export function shapeOf({ name, columns }: RelatedTable, column: string, value: unknown): unknown {
  const type = (columns[column] ?? '').replace('!', '');
  const [kind, form] = kindsOfText[type] ?? [];
  if (!form || typeof value !== 'string') return value;
  const instant = type === 'DateTime' ? instantOf(value) : 0;
  if (form.test(value) && !Number.isNaN(instant))
    return type === 'DateTime' ? instant : type === 'Decimal' ? Number(value) : value;
  const isShort = /^\d{4}-\d\d-\d\d(?:[T ][\d:]*)?$/.test(value);
  const why = isShort ? 'premature end of input' : 'input contains invalid characters';
  throw new GraphQLError(`[type conversion: ${kind ?? ''} - ${name}.${column}] ${why}`);
}

/** The instant of a time with an offset, in any of the forms that are read. */
export function instantOf(text: string): number {
  return Date.parse(text.replace(' ', 'T').replace(' ', '').replace('UTC', 'Z'));
}
