import { GraphQLError } from 'graphql';
import { type Row, compareValues, isRow, sortedBy } from '../generatedRows.ts';
import { type Entity, columnsOf } from './entityText.ts';

/** The options of every list. */
export interface ListOptions {
  readonly skip?: number | null;
  readonly take?: number | null;
  readonly sort?: Row | null;
  readonly filter?: Row | null;
  readonly filterOperator?: 'AND' | 'OR' | null;
}

/** Most rows of a list of the Admin API, which refuses to take more. */
export const listLimit = 1000;

/** A page of a list, and how many rows there are in all. */
export function pageOf(
  entity: Entity,
  rows: readonly Row[],
  { skip, take, sort, filter, filterOperator }: ListOptions,
  cap: number,
): { readonly items: readonly Row[]; readonly totalItems: number } {
  if ((take ?? 0) > listLimit)
    throw userInputError(`Cannot take more than ${String(listLimit)} results from a list query`);
  const types = Object.fromEntries(columnsOf(entity));
  // Columns are sorted by in the order of the schema, whatever the order of the request.
  const found = sortedBy(
    rows.filter((row) => meetsFilter(row, filter, filterOperator ?? 'AND', types)),
    Object.entries(sort ?? {}).flatMap(([column, order]) => {
      const isDescending = order === 'DESC';
      // The database takes what is null for the greatest.
      const value = (row: Row): unknown => {
        const own = valueOf(row, column);
        return types[column] === 'ID' && own !== null ? Number(own) : own;
      };
      const key = { value, isDescending, nullsFirst: isDescending };
      return order === null ? [] : [key];
    }),
  );
  const from = Math.max(0, skip ?? 0);
  const size = Math.min(take === null || take === undefined || take <= 0 ? listLimit : take, cap);
  return { items: found.slice(from, from + size), totalItems: found.length };
}

/** The value of a column; custom fields are filtered and sorted by like columns. */
function valueOf(row: Row, column: string): unknown {
  const custom = row['customFields'];
  return row[column] ?? (isRow(custom) ? custom[column] : null) ?? null;
}

function meetsFilter(
  row: Row,
  filter: Row | null | undefined,
  joint: 'AND' | 'OR',
  types: Readonly<Record<string, string>>,
): boolean {
  const met = Object.entries(filter ?? {}).flatMap(([column, condition]): boolean[] => {
    const parts = Array.isArray(condition) ? condition.filter(isRow) : [];
    if (column === '_and') return [parts.every((part) => meetsFilter(row, part, 'AND', types))];
    if (column === '_or') return [parts.some((part) => meetsFilter(row, part, 'AND', types))];
    if (!isRow(condition)) return [];
    const value = valueOf(row, column);
    return Object.entries(condition)
      .filter(([, operand]) => operand !== null && operand !== undefined)
      .map(([operator, operand]) => meetsOperator(value, operator, operand, types[column] ?? 'String'));
  });
  return joint === 'OR' && met.length > 0 ? met.includes(true) : !met.includes(false);
}

function meetsOperator(own: unknown, operator: string, operand: unknown, type: string): boolean {
  if (operator === 'isNull') return (own === null) === operand;
  if (own === null) return false;
  const shape = (one: unknown): unknown => (type === 'DateTime' ? dateTimeOf(one) : one);
  const value = shape(own);
  const list = Array.isArray(operand) ? operand : [];
  const text = String(value).toLowerCase();
  switch (operator) {
    case 'eq':
      return value === shape(operand);
    case 'notEq':
      return value !== operand;
    case 'in':
      return list.includes(value);
    case 'notIn':
      return !list.includes(value);
    case 'contains':
      return text.includes(String(operand).toLowerCase());
    case 'notContains':
      return !text.includes(String(operand).toLowerCase());
    case 'regex':
      return new RegExp(String(operand)).test(String(value));
    case 'before':
    case 'lt':
      return compareValues(value, shape(operand)) < 0;
    case 'after':
    case 'gt':
      return compareValues(value, shape(operand)) > 0;
    case 'lte':
      return compareValues(value, operand) <= 0;
    case 'gte':
      return compareValues(value, operand) >= 0;
    default: {
      const { start, end } = isRow(operand) ? operand : {};
      return compareValues(value, shape(start)) >= 0 && compareValues(value, shape(end)) <= 0;
    }
  }
}

/** The instant of a DateTime, which needs a time and a zone. */
export function dateTimeOf(value: unknown): number {
  const text = String(value);
  const instant = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:\d{2})$/i.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant)) throw userInputError(`DateTime cannot represent an invalid date-time-string ${text}.`);
  return instant;
}

/** An error of what was asked for. */
export function userInputError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'USER_INPUT_ERROR' } });
}
