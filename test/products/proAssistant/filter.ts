import { compareValues, isRow, type Row, sortedBy } from '../generatedRows.ts';
import { unexpected } from './values.ts';

/** Whether a document meets a filter. The database compares texts as they are, capitals and accents included. */
export function meetsWhere(row: Row, where: Row | null | undefined): boolean {
  return Object.entries(where ?? {}).every(([field, condition]) => {
    const parts = Array.isArray(condition) ? condition.filter(isRow) : [];
    if (field === 'and') return parts.every((part) => meetsWhere(row, part));
    if (field === 'or') return parts.some((part) => meetsWhere(row, part));
    return !isRow(condition) || meetsOperations(row[field] ?? null, condition);
  });
}

function meetsOperations(value: unknown, operations: Row): boolean {
  return Object.entries(operations).every(([operator, operand]) => {
    const parts = Array.isArray(operand) ? operand.filter(isRow) : [];
    if (operator === 'and') return parts.every((part) => meetsOperations(value, part));
    if (operator === 'or') return parts.some((part) => meetsOperations(value, part));
    const isNegated = operator.startsWith('n');
    return meetsOperation(value, isNegated ? operator.slice(1) : operator, operand) !== isNegated;
  });
}

function meetsOperation(value: unknown, operator: string, operand: unknown): boolean {
  const isText = typeof value === 'string' && typeof operand === 'string';
  const order = value === null || operand === null ? null : compareValues(value, operand);
  switch (operator) {
    case 'eq':
      // "neq" without its "n".
      return value === operand;
    case 'in':
      return Array.isArray(operand) && operand.includes(value);
    case 'contains':
      return isText && value.includes(operand);
    case 'startsWith':
      return isText && value.startsWith(operand);
    case 'endsWith':
      return isText && value.endsWith(operand);
    case 'gt':
      return order !== null && order > 0;
    case 'gte':
      return order !== null && order >= 0;
    case 'lt':
      return order !== null && order < 0;
    default:
      return order !== null && order <= 0;
  }
}

/** Documents in the order of an argument; null is less than any value. */
export function ordered<Sorted extends Row>(
  rows: readonly Sorted[],
  order: readonly Row[] | null | undefined,
): readonly Sorted[] {
  const keys = (order ?? []).flatMap((each) =>
    Object.entries(each).map(([field, way]) => ({
      value: (row: Row): unknown => row[field],
      isDescending: way === 'DESC',
      nullsFirst: way !== 'DESC',
    })),
  );
  return sortedBy(rows, keys);
}

/** What texts of a search find: all that begin so, in capitals or not. They are patterns, and are not checked. */
export function beginsWith(value: unknown, pattern: string): boolean {
  if (pattern.trim() === '') return true;
  try {
    return typeof value === 'string' && new RegExp(`^${pattern}`, 'iu').test(value);
  } catch {
    throw unexpected();
  }
}
