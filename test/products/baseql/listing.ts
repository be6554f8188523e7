import { GraphQLError } from 'graphql';
import { type Row, type SortKey, isRow, sortedBy } from '../generatedRows.ts';
import { type Column, type Table, tableOf } from './tables.ts';

/** A stored row: its columns with plain values, links as lists of ids. */
export type Stored = Row & { readonly id: string };

/** Finds the name by which a linked row is called. */
export type NameOf = (table: string, id: string) => unknown;

const operators = ['_eq', '_ne', '_gt', '_gte', '_lt', '_lte', '_in', '_nin'];

function columnOf(table: Table, name: string): Column {
  if (name === 'id') return { name, kind: 'text', target: null };
  const column = table.columns.find((each) => each.name === name);
  if (column) return column;
  throw new GraphQLError(`Unknown field: "${name}" in table "${table.name}"`);
}

/** What can be compared of a column: a value, or a list; links go by id and by the name of the row. */
function valuesOf(row: Stored, column: Column, nameOf: NameOf): unknown {
  const value = row[column.name] ?? null;
  const { target } = column;
  if (target === null || !Array.isArray(value)) return value;
  return value.flatMap((id) => [String(id), nameOf(target, String(id))]);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** Dates are compared as instants, however they are written; everything else as it is. */
function comparable(value: unknown, { kind, name }: Column): unknown {
  const isDate = kind === 'date' || name === 'end' || (kind === 'system' && /^(?:created|lastModified)$/.test(name));
  if (!isDate || typeof value !== 'string') return value;
  const instant = Date.parse(value);
  return Number.isNaN(instant) ? value : instant;
}

function order(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [left, right] = [String(one), String(other)];
  return left === right ? 0 : left < right ? -1 : 1;
}

function holds(actual: unknown, operator: string, given: unknown, column: Column): boolean {
  const isSame = (one: unknown, other: unknown): boolean => comparable(one, column) === comparable(other, column);
  if (Array.isArray(actual)) {
    const has = (value: unknown): boolean => actual.some((each) => isSame(each, value));
    // Several values of a list have to be there all; the list operators ask for any.
    if (operator === '_eq') return listOf(given).every(has);
    if (operator === '_ne') return !listOf(given).every(has);
    return listOf(given).some(has) === (operator === '_in');
  }
  if (operator === '_in' || operator === '_nin')
    return listOf(given).some((each) => isSame(actual, each)) === (operator === '_in');
  if (operator === '_eq') return isSame(actual, given);
  if (operator === '_ne') return !isSame(actual, given);
  if (actual === null || given === null) return false;
  const compared = order(comparable(actual, column), comparable(given, column));
  if (operator === '_gt') return compared > 0;
  if (operator === '_gte') return compared >= 0;
  return operator === '_lt' ? compared < 0 : compared <= 0;
}

/** Whether a row fits a filter: conditions on columns, and groups of them. */
function fits(table: Table, row: Stored, filter: unknown, nameOf: NameOf): boolean {
  if (!isRow(filter)) throw new GraphQLError('_filter must be an object');
  return Object.entries(filter).every(([key, condition]) => {
    if (key === '_and') return listOf(condition).every((each) => fits(table, row, each, nameOf));
    if (key === '_or') return listOf(condition).some((each) => fits(table, row, each, nameOf));
    const column = columnOf(table, key);
    const actual = valuesOf(row, column, nameOf);
    if (!isRow(condition)) return holds(actual, '_eq', condition, column);
    return Object.entries(condition).every(([operator, given]) => {
      if (!operators.includes(operator)) throw new GraphQLError(`invalid operator: '${operator}'`);
      return holds(actual, operator, given, column);
    });
  });
}

function sortKeys(table: Table, orderBy: unknown): SortKey[] {
  return listOf(orderBy).flatMap((entry) => {
    const pairs: [string, unknown][] = isRow(entry) ? Object.entries(entry) : [[String(entry), 'asc']];
    return pairs.map(([name, direction]): SortKey => {
      if (direction !== 'asc' && direction !== 'desc')
        throw new GraphQLError(`invalid direction: '${String(direction)}'`);
      const column = columnOf(table, name);
      const isDescending = direction === 'desc';
      // Empty cells come first, and last where the order is turned round.
      return { value: (row) => comparable(row[column.name], column), isDescending, nullsFirst: !isDescending };
    });
  });
}

/** The rows of a page of a table that fit what is asked for. */
export function listed(
  tableName: string,
  rows: readonly Stored[],
  args: Row,
  nameOf: NameOf,
  cap: number,
): readonly Stored[] {
  const table = tableOf(tableName);
  const { _filter, _order_by, _page_size, _page, _view, ...byColumn } = args;
  const given = Object.entries(byColumn).filter(([, value]) => value !== undefined && value !== null);
  const found = rows.filter((row) => {
    if (
      !given.every(([name, value]) =>
        holds(valuesOf(row, columnOf(table, name), nameOf), '_eq', value, columnOf(table, name)),
      )
    )
      return false;
    return _filter === undefined || _filter === null || fits(table, row, _filter, nameOf);
  });
  const sorted = _order_by === undefined || _order_by === null ? found : sortedBy(found, sortKeys(table, _order_by));
  const size = Math.max(1, Math.min(Number(_page_size ?? cap), cap));
  const first = (Math.max(1, Number(_page ?? 1)) - 1) * size;
  return sorted.slice(first, first + size);
}
