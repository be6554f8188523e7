import { GraphQLError } from 'graphql';
import { compareValues, isLike, isRow, type Row, sortedBy, textOf } from '../generatedRows.ts';
import type { Column, Table } from './tables.ts';

/** What a list of rows is asked with. */
export interface ListArgs {
  readonly where?: unknown;
  readonly orderBy?: unknown;
  readonly offset?: number | null;
  readonly limit?: number | null;
}

/** The rows of a list: those that fit, in order, from an offset on. */
export function listed(table: Table, rows: readonly Row[], args: ListArgs, cap: number): readonly Row[] {
  const { offset, limit } = args;
  if ((limit ?? 0) < 0) throw new GraphQLError('LIMIT must not be negative');
  if ((offset ?? 0) < 0) throw new GraphQLError('OFFSET must not be negative');
  const from = offset ?? 0;
  return ordered(table, fitting(table, rows, args.where), args.orderBy).slice(from, from + Math.min(limit ?? cap, cap));
}

/** The rows that meet filters, in the order that they had. */
export function fitting(table: Table, rows: readonly Row[], where: unknown): readonly Row[] {
  const fits = tableTest(table, where);
  return fits ? rows.filter(fits) : rows;
}

/** An instant as it was given; without an offset by the clock of the server, UTC here. */
export function instantIn(value: unknown, column: string): number {
  const text = typeof value === 'string' ? value.trim().replace(' ', 'T') : '';
  const hasClock = text.includes('T') && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
  const instant = Date.parse(hasClock ? `${text}Z` : text);
  if (Number.isNaN(instant)) throw new GraphQLError(`Field '${column}' is not a valid date!`);
  return instant;
}

type Test = (row: Row) => boolean;

function given(filters: unknown): readonly (readonly [string, unknown])[] {
  // An empty list of alternatives is none.
  return isRow(filters)
    ? Object.entries(filters).filter(([name, value]) => name !== 'OR' || (Array.isArray(value) && value.length > 0))
    : [];
}

/** Alternatives of a level, or null where it has none; nothing else may stand beside them. */
function alternatives(entries: readonly (readonly [string, unknown])[], message: string): readonly unknown[] | null {
  const [, list] = entries.find(([name]) => name === 'OR') ?? [];
  if (!Array.isArray(list)) return null;
  if (entries.length > 1) throw new GraphQLError(message);
  return list;
}

function either(tests: readonly (Test | null)[]): Test | null {
  const known = tests.filter((test) => test !== null);
  return known.length === 0 ? null : (row) => known.some((test) => test(row));
}

function both(tests: readonly (Test | null)[]): Test | null {
  const known = tests.filter((test) => test !== null);
  return known.length === 0 ? null : (row) => known.every((test) => test(row));
}

function tableTest(table: Table, where: unknown): Test | null {
  const entries = given(where);
  const message = `WHERE ${table.name}: Cannot specify both fields and 'OR' in table filters!`;
  const others = alternatives(entries, message);
  if (others) return either(others.map((other) => tableTest(table, other)));
  return both(
    entries.map(([name, operators]) => {
      const column = table.columns[name];
      return column ? columnTest(column, name, operators) : null;
    }),
  );
}

function columnTest(column: Column, name: string, operators: unknown): Test | null {
  const entries = given(operators);
  const message = `WHERE ${name}: Cannot specify both fields and 'OR' in column operators!`;
  const others = alternatives(entries, message);
  if (others) return either(others.map((other) => columnTest(column, name, other)));
  return both(entries.map(([operator, value]) => operatorTest(column, name, operator, value)));
}

function operatorTest(column: Column, name: string, operator: string, wanted: unknown): Test | null {
  // What is null or false asks for nothing.
  if (wanted === null || wanted === undefined || wanted === false) return null;
  if (operator === 'isNull') return (row) => (row[name] ?? null) === null;
  if (operator === 'isNotNull') return (row) => (row[name] ?? null) !== null;
  const shaped = (value: unknown): unknown => {
    if (column.isDate) return instantIn(value, name);
    return Array.isArray(value) ? textOf(value) : value;
  };
  if (operator === 'inArray' || operator === 'notInArray') {
    const list = Array.isArray(wanted) ? wanted.map(shaped) : [];
    if (list.length === 0)
      throw new GraphQLError(`WHERE ${name}: Unable to use operator ${operator} with an empty array!`);
    return (row) => isKnown(row[name]) && list.includes(shaped(row[name])) === (operator === 'inArray');
  }
  if (/like$/i.test(operator)) {
    const flags = /ilike$/i.test(operator) ? 'i' : '';
    return (row) => isKnown(row[name]) && isLike(row[name], wanted, flags) !== operator.startsWith('not');
  }
  const asked = shaped(wanted);
  const tests: Readonly<Record<string, (order: number) => boolean>> = {
    eq: (order) => order === 0,
    ne: (order) => order !== 0,
    lt: (order) => order < 0,
    lte: (order) => order <= 0,
    gt: (order) => order > 0,
    gte: (order) => order >= 0,
  };
  // A comparison with what isn't known never holds.
  return (row) => isKnown(row[name]) && tests[operator]?.(compareValues(shaped(row[name]), asked)) === true;
}

function isKnown(value: unknown): boolean {
  return value !== null && value !== undefined;
}

/** The column of the highest priority counts first; null is last in ascending order and first in descending. */
function ordered(table: Table, rows: readonly Row[], orderBy: unknown): readonly Row[] {
  const keys = (isRow(orderBy) ? Object.entries(orderBy) : [])
    .flatMap(([name, order]) => (isRow(order) && table.columns[name] ? [{ name, order }] : []))
    .toSorted((one, other) => Number(other.order['priority']) - Number(one.order['priority']))
    .map(({ name, order }) => {
      const isDescending = order['direction'] === 'desc';
      return { value: (row: Row) => row[name], isDescending, nullsFirst: isDescending };
    });
  return sortedBy(rows, keys);
}
