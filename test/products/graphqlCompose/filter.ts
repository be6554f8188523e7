import { GraphQLError } from 'graphql';
import { type Row, compareValues, isRow, sortedBy } from '../generatedRows.ts';
import { type Model, sortValues } from './modelText.ts';

/** Documents that meet a filter, in an order. */
export function findDocuments(
  model: Model,
  rows: readonly Row[],
  { filter, sort, skip, limit }: Row,
  cap = Infinity,
): readonly Row[] {
  const found = rows.filter((row) => meets(model, row, filter));
  const column = typeof sort === 'string' ? sortValues(model).get(sort) : undefined;
  const isDescending = typeof sort === 'string' && sort.endsWith('_DESC');
  // What is null is the least of all values there.
  const keys =
    column === undefined ? [] : [{ value: (row: Row) => row[column], isDescending, nullsFirst: !isDescending }];
  const from = typeof skip === 'number' ? skip : 0;
  return sortedBy(found, keys).slice(from, from + Math.min(typeof limit === 'number' ? limit : cap, cap));
}

function meets(model: Model, row: Row, filter: unknown): boolean {
  if (!isRow(filter)) return true;
  return Object.entries(filter).every(([field, wanted]) => {
    if (wanted === undefined) return true;
    const parts = Array.isArray(wanted) ? wanted : [];
    if (field === 'OR') return parts.some((part) => meets(model, row, part));
    if (field === 'AND') return parts.every((part) => meets(model, row, part));
    if (field === '_operators')
      return Object.entries(isRow(wanted) ? wanted : {}).every(([column, operators]) =>
        meetsOperators(model.columns[column] ?? 'MongoID', row[column] ?? null, operators),
      );
    const type = model.columns[field] ?? (field.endsWith('At') ? 'Date' : 'MongoID');
    return shaped(type, row[field] ?? null) === shaped(type, wanted);
  });
}

function meetsOperators(type: string, value: unknown, operators: unknown): boolean {
  const own = shaped(type, value);
  return Object.entries(isRow(operators) ? operators : {}).every(([operator, operand]) => {
    if (operator === 'exists') return (own !== null) === operand;
    const list = Array.isArray(operand) ? operand.map((each) => shaped(type, each)) : [];
    if (operator === 'in') return list.includes(own);
    if (operator === 'nin') return !list.includes(own);
    if (operator === 'regex') return typeof own === 'string' && patternOf(String(operand)).test(own);
    const other = shaped(type, operand);
    if (operator === 'ne') return own !== other;
    if (own === null || other === null) return false;
    const order = compareValues(own, other);
    return (order === 0 && operator.endsWith('e')) || (operator.startsWith('g') ? order > 0 : order < 0);
  });
}

/** Dates as instants, so that those written in another way are equal. */
function shaped(type: string, value: unknown): unknown {
  return type.startsWith('Date') && value !== null ? instantOf(value) : value;
}

/** The instant of whatever JavaScript takes for a date. */
export function instantOf(value: unknown): number {
  const instant = typeof value === 'number' ? value : Date.parse(String(value));
  if (Number.isNaN(instant)) throw new GraphQLError('Query error: Invalid date');
  return instant;
}

function patternOf(text: string): RegExp {
  const [, pattern, flags] = /^\/(.+)\/([gimsuy]*)$/.exec(text) ?? [];
  if (pattern !== undefined) return new RegExp(pattern, flags);
  if (!text.startsWith('/')) return new RegExp(text);
  throw new GraphQLError('Field error: cannot parse provided string as RegExp object');
}
