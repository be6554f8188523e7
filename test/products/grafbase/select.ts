import { GraphQLError } from 'graphql';
import { type Row, type SortKey, compareValues, isLike, isRow, sortedBy, textOf } from '../generatedRows.ts';
import type { FollowRelation, RelatedTable } from '../tableRelations.ts';
import { baseType, type GrafbaseTable } from './tableText.ts';

/** Arguments of a connection. */
export interface PageArgs {
  readonly filter?: Row | null;
  readonly first?: number | null;
  readonly last?: number | null;
  readonly before?: string | null;
  readonly after?: string | null;
  readonly orderBy?: readonly Row[] | null;
}

/** What SQL makes of a comparison: null where it can't know. */
type Truth = boolean | null;

/** The error of a query that the database refuses. */
export function queryError(message: string): GraphQLError {
  return new GraphQLError(`query error: error returned from database: ${message}`);
}

/** A value of a column as it is compared; a given one is read the same way. */
export function comparable(scalar: string, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map((each) => comparable(scalar, each));
  if (scalar === 'BigInt' || scalar === 'Decimal') {
    const number = Number(value);
    if (Number.isNaN(number)) throw queryError(`invalid input syntax for type ${scalar.toLowerCase()}`);
    return number;
  }
  if (scalar !== 'DateTime') return value;
  // Without an offset it is in the zone of the session, which is UTC.
  const text = textOf(value);
  const hasOffset = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);
  const instant = Date.parse(hasOffset || !text.includes('T') ? text : `${text}Z`);
  if (Number.isNaN(instant)) throw queryError('invalid input syntax for type timestamp with time zone');
  return instant;
}

const all = (truths: readonly Truth[]): Truth => (truths.includes(false) ? false : truths.includes(null) ? null : true);
const negated = (truth: Truth): Truth => (truth === null ? null : !truth);
const any = (truths: readonly Truth[]): Truth => negated(all(truths.map(negated)));

function meetsColumn(scalar: string, value: unknown, filter: unknown): Truth {
  if (!isRow(filter)) return true;
  const truths = Object.entries(filter).map(([operator, given]): Truth => {
    if (operator === 'not') return negated(meetsColumn(scalar, value, given));
    const [own, wanted] = [comparable(scalar, value), comparable(scalar, given)];
    if (wanted === null && operator === 'eq') return own === null;
    if (wanted === null && operator === 'ne') return own !== null;
    if (own === null || wanted === null) return null;
    return Array.isArray(own) ? meetsList(operator, own, wanted) : compares(operator, own, wanted);
  });
  return all(truths);
}

function compares(operator: string, own: unknown, wanted: unknown): boolean {
  const list: readonly unknown[] = Array.isArray(wanted) ? wanted : [];
  const tests: Readonly<Record<string, () => boolean>> = {
    ne: () => own !== wanted,
    gt: () => compareValues(own, wanted) > 0,
    lt: () => compareValues(own, wanted) < 0,
    gte: () => compareValues(own, wanted) >= 0,
    lte: () => compareValues(own, wanted) <= 0,
    // Whatever its description says: it is LIKE, with the pattern as it was given.
    like: () => isLike(own, wanted, ''),
    in: () => list.includes(own),
    nin: () => !list.includes(own),
  };
  return tests[operator]?.() ?? own === wanted;
}

function meetsList(operator: string, own: readonly unknown[], wanted: unknown): boolean {
  const list: readonly unknown[] = Array.isArray(wanted) ? wanted : [];
  const same = (one: unknown): boolean => JSON.stringify(one) === JSON.stringify(own);
  const tests: Readonly<Record<string, () => boolean>> = {
    ne: () => !same(list),
    in: () => list.some(same),
    nin: () => !list.some(same),
    contains: () => list.every((each) => own.includes(each)),
    contained: () => own.every((each) => list.includes(each)),
    overlaps: () => list.some((each) => own.includes(each)),
  };
  return tests[operator]?.() ?? same(list);
}

function truthOf(follow: FollowRelation, table: RelatedTable, row: Row, filter: unknown): Truth {
  if (!isRow(filter)) return true;
  const truths = Object.entries(filter).map(([field, condition]): Truth => {
    if (condition === null) return true;
    if (Array.isArray(condition)) {
      const inner = condition.map((each) => truthOf(follow, table, row, each));
      if (field === 'ANY') return any(inner);
      return field === 'NONE' ? negated(any(inner)) : all(inner);
    }
    const related = follow(table, row, field);
    if (!related) return meetsColumn(baseType(table.columns[field] ?? ''), row[field], condition);
    const wanted = related.isMany && isRow(condition) ? condition['contains'] : condition;
    return related.rows.some((other) => truthOf(follow, related.table, other, wanted) === true);
  });
  return all(truths);
}

/** Whether a row is chosen by a filter; no filter chooses all. */
export function meetsFilter(follow: FollowRelation, table: RelatedTable, row: Row, filter: unknown): boolean {
  return truthOf(follow, table, row, filter) === true;
}

/** The row that a lookup means: by a key of one column, or by an object with those of a composite one. */
export function lookedUp(table: GrafbaseTable, rows: readonly Row[], lookup: Row): Row | undefined {
  const wanted = Object.entries(lookup).flatMap(([field, value]) =>
    table.columns[field] === undefined ? Object.entries(value ?? {}) : [[field, value] as const],
  );
  return rows.find((row) =>
    wanted.every(([column, value]) => {
      const scalar = baseType(table.columns[column] ?? '');
      return comparable(scalar, row[column]) === comparable(scalar, value);
    }),
  );
}

interface OrderColumn extends SortKey {
  readonly column: string;
}

/** The order that was asked for, and then that of the primary key. Orders by related rows are offered and fail. */
function orderOf(table: GrafbaseTable, orderBy: readonly Row[]): readonly OrderColumn[] {
  const given = orderBy.flatMap((order) => Object.entries(order));
  const rest = (table.keys[0] ?? '').split(' ').filter((column) => !given.some(([other]) => other === column));
  return [...given, ...rest.map((column) => [column, 'ASC'] as const)].map(([column, direction]) => {
    const type = table.columns[column];
    if (type === undefined)
      throw new GraphQLError(`ordering type ${table.name} with field${column}, which does not exist`);
    const isDescending = direction === 'DESC';
    const value = (row: Row): unknown => comparable(baseType(type), row[column]);
    return { column, value, isDescending, nullsFirst: !isDescending };
  });
}

/** Numbers of any size stand in a cursor as such. */
function cursorOf(table: GrafbaseTable, order: readonly OrderColumn[], row: Row): string {
  const parts = order.map(({ column }) => {
    const isNumber = ['BigInt', 'Decimal'].includes(baseType(table.columns[column] ?? ''));
    return isNumber ? String(row[column]) : JSON.stringify(row[column]);
  });
  return Buffer.from(`[${parts.join(', ')}]`).toString('base64');
}

function rowOfCursor(order: readonly OrderColumn[], cursor: string): Row {
  const json = Buffer.from(cursor, 'base64').toString();
  if (!json.startsWith('[')) throw queryError('invalid input syntax for type json');
  const values: unknown = JSON.parse(json);
  const list: readonly unknown[] = Array.isArray(values) ? values : [];
  return Object.fromEntries(order.map(({ column }, index) => [column, list[index] ?? null]));
}

/** One page of rows as a connection. */
export function connectionOf(
  follow: FollowRelation,
  table: GrafbaseTable,
  rows: readonly Row[],
  args: PageArgs,
  show: (row: Row) => Row,
  cap: number,
): object {
  const { first = null, last = null, before = null, after = null } = args;
  if (first !== null && last !== null) throw new GraphQLError("first and last parameters can't be both defined");
  const order = orderOf(table, args.orderBy ?? []);
  const sorted = sortedBy(
    rows.filter((row) => meetsFilter(follow, table, row, args.filter)),
    order,
  );
  const cursor = before ?? after;
  const mark = cursor === null ? null : rowOfCursor(order, cursor);
  const place = (row: Row): number => (mark && sortedBy([row, mark], order)[0] === mark ? 1 : -1);
  const isMark = (row: Row): boolean => mark !== null && order.every(({ value }) => value(row) === value(mark));
  const left = sorted.filter((row) => !mark || (!isMark(row) && (before === null ? place(row) > 0 : place(row) < 0)));
  const limit = Math.min(first ?? last ?? cap, cap);
  const chosen = last === null ? left.slice(0, limit) : left.slice(Math.max(0, left.length - limit));
  const isCut = left.length > limit;
  const edges = chosen.map((row) => ({ cursor: cursorOf(table, order, row), node: () => show(row) }));
  return {
    edges,
    pageInfo: {
      hasNextPage: last === null ? isCut || (first === null && before !== null) : before !== null,
      hasPreviousPage: last === null ? after !== null : isCut,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
