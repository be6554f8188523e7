import { GraphQLError } from 'graphql';
import { compareValues, isLike, isRow, type Row, sortedBy, type SortKey, textOf } from '../generatedRows.ts';
import { backField, type ExoField, type ExoType, model, typeNamed } from './model.ts';
import { instantOfText, notConverted, operationFailed } from './values.ts';

/** The arguments of a list. */
export interface ListArgs {
  readonly where?: Row | null;
  readonly orderBy?: readonly Row[] | null;
  readonly limit?: number | null;
  readonly offset?: number | null;
}

/** All rows of a type. */
export type RowsOf = (type: string) => readonly Row[];

/** True, false, or what SQL calls unknown. */
type Truth = boolean | null;

function allOf(truths: readonly Truth[]): Truth {
  if (truths.includes(false)) return false;
  return truths.includes(null) ? null : true;
}

function anyOf(truths: readonly Truth[]): Truth {
  if (truths.includes(true)) return true;
  return truths.includes(null) ? null : false;
}

function invalidWhere(message: string): GraphQLError {
  return new GraphQLError(`Invalid field 'where': ${message}`);
}

/** A value as it is compared: instants and decimals as numbers, enums by their place. */
function comparable(value: unknown, type: string): unknown {
  if (value === null || value === undefined) return null;
  if (type === 'Instant') {
    const instant = instantOfText(value);
    if (instant === null) throw notConverted(null, type);
    return instant;
  }
  if (type === 'Decimal') return Number(value);
  // A day may be said with a time, which is cut off.
  if (type === 'LocalDate') return textOf(value).slice(0, 10);
  return model.enums[type]?.indexOf(textOf(value)) ?? value;
}

function compares(own: unknown, type: string, operator: string, operand: unknown): Truth {
  if (operand === null && operator === 'eq') return own === null;
  if (operand === null && operator === 'neq') return own !== null;
  if (own === null || operand === null) return null;
  const patterns: Readonly<Record<string, () => boolean>> = {
    like: () => isLike(own, operand, ''),
    ilike: () => isLike(own, operand, 'i'),
    startsWith: () => isLike(own, `${textOf(operand)}%`, ''),
    endsWith: () => isLike(own, `%${textOf(operand)}`, ''),
  };
  const pattern = patterns[operator];
  if (pattern) return pattern();
  const [left, right] = [comparable(own, type), comparable(operand, type)];
  const order = typeof left === 'boolean' ? Number(left !== right) : compareValues(left, right);
  const tests: Readonly<Record<string, boolean>> = {
    eq: order === 0,
    neq: order !== 0,
    lt: order < 0,
    lte: order <= 0,
    gt: order > 0,
    gte: order >= 0,
  };
  return tests[operator] ?? null;
}

/** Whether a row meets a predicate; without one it does. */
export function meets(rowsOf: RowsOf, type: ExoType, row: Row, where: Row | null | undefined): Truth {
  if (!where) return true;
  const { and, or, not, ...conditions } = where;
  const logical = [and, or, not].filter((part) => part !== undefined && part !== null);
  if (logical.length > 1) throw invalidWhere('Cannot specify more than one logical operation on the same level');
  if (logical.some((part) => Array.isArray(part) && part.length === 0))
    throw invalidWhere('Logical operation predicate does not have any arguments');
  const truths = Object.entries(conditions).map(([name, condition]) => meetsOne(rowsOf, type, row, name, condition));
  const each = (parts: unknown): readonly Truth[] =>
    Array.isArray(parts) ? parts.filter(isRow).map((part) => meets(rowsOf, type, row, part)) : [];
  if (Array.isArray(and)) truths.push(allOf(each(and)));
  if (Array.isArray(or)) truths.push(anyOf(each(or)));
  if (isRow(not)) {
    const inner = meets(rowsOf, type, row, not);
    truths.push(inner === null ? null : !inner);
  }
  return allOf(truths);
}

function meetsOne(rowsOf: RowsOf, type: ExoType, row: Row, name: string, condition: unknown): Truth {
  const field = type.fields.find((each) => each.name === name);
  if (!field || condition === undefined) return true;
  const own = row[name] ?? null;
  if (field.kind === 'many') {
    const child = typeNamed(field.type);
    const children = childrenOf(rowsOf, type, field, row);
    if (!isRow(condition)) return children.length === 0;
    return children.some((each) => meets(rowsOf, child, each, condition) === true);
  }
  if (!isRow(condition)) return own === null;
  if (field.kind === 'one') {
    const other = rowsOf(field.type).find(({ id }) => id === own);
    return other ? meets(rowsOf, typeNamed(field.type), other, condition) : null;
  }
  // There are no operators for lists that the database would understand.
  if (field.kind === 'list' && Object.keys(condition).length > 0) throw operationFailed();
  return allOf(
    Object.entries(condition).map(([operator, operand]) => compares(own, field.type, operator, operand ?? null)),
  );
}

/** Rows of another type that point to a row. */
export function childrenOf(rowsOf: RowsOf, type: ExoType, field: ExoField, row: Row): readonly Row[] {
  const { name } = backField(typeNamed(field.type), type);
  return rowsOf(field.type).filter((each) => each[name] === row['id']);
}

function sortKeys(rowsOf: RowsOf, type: ExoType, orders: readonly Row[]): readonly SortKey[] {
  return orders.flatMap((order) =>
    Object.entries(order).flatMap(([name, direction]): readonly SortKey[] => {
      const field = type.fields.find((each) => each.name === name);
      if (!field || direction === null || direction === undefined) return [];
      if (field.kind === 'one') {
        const inner = (Array.isArray(direction) ? direction : [direction]).filter(isRow);
        const other = (row: Row): Row => rowsOf(field.type).find(({ id }) => id === row[name]) ?? {};
        return sortKeys(rowsOf, typeNamed(field.type), inner).map((key) => {
          return { ...key, value: (row: Row) => key.value(other(row)) };
        });
      }
      const isDescending = direction === 'DESC';
      // Nothing is the greatest value in PostgreSQL.
      return [{ value: (row) => sortable(row[name], field.type), isDescending, nullsFirst: isDescending }];
    }),
  );
}

function sortable(value: unknown, type: string): unknown {
  const own = comparable(value, type);
  return typeof own === 'boolean' ? Number(own) : own;
}

/** The rows that a list asks for. */
export function findRows(rowsOf: RowsOf, type: ExoType, rows: readonly Row[], args: ListArgs): readonly Row[] {
  const { where = null, orderBy, limit, offset } = args;
  const found = rows.filter((row) => meets(rowsOf, type, row, where) === true);
  if ((limit ?? 0) < 0 || (offset ?? 0) < 0) throw operationFailed();
  const from = offset ?? 0;
  return sortedBy(found, sortKeys(rowsOf, type, orderBy ?? [])).slice(from, from + (limit ?? found.length));
}

/** Counts and bounds of rows, for each column. */
export function aggregateOf(type: ExoType, rows: readonly Row[]): Row {
  const stored = type.fields.filter(({ kind }) => kind === 'column' || kind === 'list');
  return Object.fromEntries(
    stored.map(({ name, type: scalar }) => {
      const values = rows.map((row) => row[name] ?? null).filter((value) => value !== null);
      const numbers = values.map(Number);
      const sorted = values.toSorted((one, other) => compareValues(comparable(one, scalar), comparable(other, scalar)));
      const sum = numbers.reduce((total, value) => total + value, 0);
      const shown = (value: number): unknown => (scalar === 'Decimal' ? value.toFixed(2) : value);
      const isNumber = scalar === 'Int' || scalar === 'Decimal';
      const totals = { sum: shown(sum), avg: shown(sum / Math.max(1, values.length)) };
      const bounds = { min: sorted[0] ?? null, max: sorted.at(-1) ?? null };
      return [name, { ...bounds, count: values.length, ...(isNumber && values.length > 0 && totals) }];
    }),
  );
}
