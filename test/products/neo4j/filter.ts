import { GraphQLError } from 'graphql';
import { type Row, compareValues, isRow } from '../generatedRows.ts';
import type { FollowRelation, RelatedTable } from '../tableRelations.ts';

/** Whether a node meets a filter, the nodes that it leads to included. */
export function meetsWhere(
  follow: FollowRelation,
  type: RelatedTable,
  row: Row,
  where: Row | null | undefined,
): boolean {
  return Object.entries(where ?? {}).every(([key, wanted]) => {
    if (wanted === undefined) return true;
    const meets = (part: Row): boolean => meetsWhere(follow, type, row, part);
    if (isCombination(key)) return combines(key, wanted, meets);
    const { field, operator } = partsOf(key, type);
    const relation = /^(.*?)(Connection|Aggregate)?$/.exec(field);
    const [, relationField = '', part] = relation ?? [];
    const related = follow(type, row, field) ?? follow(type, row, relationField);
    if (!related) return meetsOperator(row[field] ?? null, operator, wanted, type.columns[field] ?? '');
    const { table, rows, isMany } = related;
    if (part === 'Aggregate') return isRow(wanted) && meetsCount(rows.length, wanted);
    // A relation to one node can be asked to be empty.
    if (wanted === null) return (rows.length === 0) === (operator !== 'NOT');
    if (!isRow(wanted)) return true;
    const fits = (other: Row): boolean =>
      part === 'Connection' ? meetsEdge(follow, table, other, wanted) : meetsWhere(follow, table, other, wanted);
    if (operator === 'ALL') return rows.every(fits);
    if (operator === 'SINGLE') return rows.filter(fits).length === 1;
    if (operator === 'NONE' || operator === 'NOT') return !rows.some(fits);
    return isMany || rows.length > 0 ? rows.some(fits) : false;
  });
}

/** The same for what leads to a node, as the filters of connections have it. */
export function meetsEdge(
  follow: FollowRelation,
  type: RelatedTable,
  row: Row,
  where: Row | null | undefined,
): boolean {
  return Object.entries(where ?? {}).every(([key, wanted]) => {
    if (wanted === null || wanted === undefined) return true;
    if (isCombination(key)) return combines(key, wanted, (part) => meetsEdge(follow, type, row, part));
    return isRow(wanted) && meetsWhere(follow, type, row, wanted) === (key === 'node');
  });
}

function isCombination(key: string): key is 'AND' | 'OR' | 'NOT' {
  return key === 'AND' || key === 'OR' || key === 'NOT';
}

function combines(key: 'AND' | 'OR' | 'NOT', wanted: unknown, meets: (part: Row) => boolean): boolean {
  const parts = Array.isArray(wanted) ? wanted.filter(isRow) : [];
  if (key === 'NOT') return !isRow(wanted) || !meets(wanted);
  // An empty list asks for nothing.
  if (parts.length === 0) return true;
  return key === 'AND' ? parts.every(meets) : parts.some(meets);
}

/** A filter's name is that of a field, or that with `_` and an operator behind it. */
function partsOf(key: string, { columns }: RelatedTable): { readonly field: string; readonly operator: string } {
  if (key in columns) return { field: key, operator: '' };
  const at = key.indexOf('_');
  return at === -1 ? { field: key, operator: '' } : { field: key.slice(0, at), operator: key.slice(at + 1) };
}

function meetsCount(count: number, where: Row): boolean {
  return Object.entries(where).every(([key, wanted]) => {
    if (wanted === null || wanted === undefined) return true;
    if (isCombination(key)) return combines(key, wanted, (part) => meetsCount(count, part));
    return meetsOperator(count, key === 'count' ? '' : key.replace('count_', ''), wanted, 'Int');
  });
}

function meetsOperator(value: unknown, operator: string, wanted: unknown, type: string): boolean {
  const [, isNot, way = ''] = /^(NOT(?:_|$))?(.*)$/.exec(operator) ?? [];
  const shape = (one: unknown): unknown =>
    type.startsWith('DateTime') && typeof one === 'string' ? instantOf(one) : one;
  if (way === '' && (value === null || wanted === null))
    return (isNot === undefined) === (value === null && wanted === null);
  // What is null meets no condition, nor its contrary.
  if (value === null || wanted === null) return false;
  const [own, other] = [shape(value), shape(wanted)];
  return compares(own, way, other, Array.isArray(wanted) ? wanted.map(shape) : []) === (isNot === undefined);
}

function compares(own: unknown, way: string, other: unknown, list: readonly unknown[]): boolean {
  const isText = typeof own === 'string' && typeof other === 'string';
  switch (way) {
    case '':
      return own === other;
    case 'IN':
      return list.includes(own);
    case 'LT':
      return compareValues(own, other) < 0;
    case 'LTE':
      return compareValues(own, other) <= 0;
    case 'GT':
      return compareValues(own, other) > 0;
    case 'GTE':
      return compareValues(own, other) >= 0;
    case 'CONTAINS':
      return isText && own.includes(other);
    case 'STARTS_WITH':
      return isText && own.startsWith(other);
    default:
      return isText && own.endsWith(other);
  }
}

/** The instant of a text: whatever JavaScript reads as a date, a date alone being midnight in UTC. */
export function instantOf(text: string): number {
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) throw neo4jError(`DateTime cannot represent non temporal value: ${text}`);
  return instant;
}

/** An error as the library and the server in front of it write one. */
export function neo4jError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}
