import { GraphQLError } from 'graphql';
import { type Row, type SortKey, compareValues, isRow } from '../generatedRows.ts';
import type { FollowRelation, RelatedTable } from '../tableRelations.ts';

/** Whether an entity meets a filter; texts are compared as the database does it, without regard to case. */
export function meetsFilter(
  follow: FollowRelation,
  entity: RelatedTable,
  row: Row,
  where: Row | null | undefined,
): boolean {
  return Object.entries(where ?? {}).every(([field, condition]) => {
    const parts = Array.isArray(condition) ? condition.filter(isRow) : [];
    const meets = (part: Row): boolean => meetsFilter(follow, entity, row, part);
    if (field === 'and') return parts.every(meets);
    if (field === 'or') return parts.some(meets);
    if (!isRow(condition)) return true;
    const related = follow(entity, row, field);
    if (!related) return meetsOperations(row[field] ?? null, condition, entity.columns[field] ?? '');
    const { table, rows, isMany } = related;
    const fits = (wanted: unknown) => (other: Row) => meetsFilter(follow, table, other, isRow(wanted) ? wanted : null);
    if (!isMany) return rows.some(fits(condition));
    return Object.entries(condition).every(([way, wanted]) => {
      if (way === 'any') return rows.length > 0 === wanted;
      if (way === 'all') return rows.every(fits(wanted));
      return rows.some(fits(wanted)) === (way === 'some');
    });
  });
}

function meetsOperations(value: unknown, operations: Row, type: string): boolean {
  return Object.entries(operations).every(([operator, operand]) => {
    const parts = Array.isArray(operand) ? operand.filter(isRow) : [];
    if (operator === 'and') return parts.every((part) => meetsOperations(value, part, type));
    if (operator === 'or') return parts.some((part) => meetsOperations(value, part, type));
    const isNegated = /^n(?:eq|in|gte?|lte?|contains|startsWith|endsWith)$/.test(operator);
    const met = meetsOperation(shape(value, type), isNegated ? operator.slice(1) : operator, operand, type);
    return isNegated ? !met : met;
  });
}

function meetsOperation(own: unknown, operator: string, operand: unknown, type: string): boolean {
  const other = Array.isArray(operand) ? null : shape(operand ?? null, type);
  const isText = typeof own === 'string' && typeof other === 'string';
  const order = own === null || other === null ? null : compareValues(own, other);
  switch (operator) {
    case 'eq':
      return own === other;
    case 'in':
      return Array.isArray(operand) && operand.some((one) => shape(one, type) === own);
    case 'gt':
      return order !== null && order > 0;
    case 'gte':
      return order !== null && order >= 0;
    case 'lt':
      return order !== null && order < 0;
    case 'lte':
      return order !== null && order <= 0;
    case 'contains':
      return isText && own.includes(other);
    case 'startsWith':
      return isText && own.startsWith(other);
    default:
      return isText && own.endsWith(other);
  }
}

function shape(value: unknown, type: string): unknown {
  if (typeof value !== 'string') return value ?? null;
  if (type.startsWith('DateTime')) return dateTimeOf(value);
  return value.toLowerCase();
}

/** The instant of a DateTime, which needs an offset. */
export function dateTimeOf(value: string): number {
  const instant = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:\d{2})$/i.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(instant))
    throw new GraphQLError(`DateTime cannot parse the given literal of type \`StringValueNode\`: ${value}`, {
      extensions: { code: 'HC0001' },
    });
  return instant;
}

/** What a sorting asks for; what is null comes first, as the smallest value. */
export function sortKeys(
  follow: FollowRelation,
  entity: RelatedTable,
  order: Row,
  at: (row: Row) => Row | null = (row) => row,
): readonly SortKey[] {
  return Object.entries(order).flatMap(([field, way]) => {
    if (isRow(way)) {
      const target = follow(entity, {}, field)?.table;
      const related = (row: Row): Row | null => {
        const from = at(row);
        return (from && follow(entity, from, field)?.rows[0]) ?? null;
      };
      return target ? sortKeys(follow, target, way, related) : [];
    }
    const isDescending = way === 'DESC';
    const value = (row: Row): unknown => shape(at(row)?.[field] ?? null, entity.columns[field] ?? '');
    return [{ value, isDescending, nullsFirst: !isDescending }];
  });
}
