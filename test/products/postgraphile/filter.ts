import { GraphQLError } from 'graphql';

/** A row: its columns by their names. */
export type Row = Readonly<Record<string, string | number | boolean | null>> & { readonly id: number };

/** Conditions on columns. */
export type Filter = Readonly<Record<string, unknown>>;

type Value = Row[string] | undefined;

/** Whether a row equals all columns of a condition; null asks for null. */
export function meetsCondition(row: Row, condition: Filter | null | undefined): boolean {
  return Object.entries(condition ?? {}).every(([column, value]) => compare(row[column] ?? null, value) === 0);
}

/** Whether a row meets a filter. */
export function meetsFilter(row: Row, filter: Filter | null | undefined): boolean {
  return Object.entries(filter ?? {}).every(([column, condition]) => {
    if (condition === null || typeof condition !== 'object')
      throw new GraphQLError('Null literals are forbidden in filter argument input.');
    // Sound: the schema lets nothing else through at these places.
    if (column === 'and') return (condition as Filter[]).every((part) => meetsFilter(row, part));
    if (column === 'or') return (condition as Filter[]).some((part) => meetsFilter(row, part));
    if (column === 'not') return !meetsFilter(row, condition as Filter);
    const operators = Object.entries(condition);
    if (operators.length === 0) throw new GraphQLError('Empty objects are forbidden in filter argument input.');
    return operators.every(([operator, operand]) => meetsOperator(row[column] ?? null, operator, operand));
  });
}

function meetsOperator(value: Value, operator: string, operand: unknown): boolean {
  if (operator === 'isNull') return (value === null) === operand;
  if (operand === null) throw new GraphQLError('Null literals are forbidden in filter argument input.');
  if (operator === 'distinctFrom') return compare(value, operand) !== 0;
  if (operator === 'notDistinctFrom') return compare(value, operand) === 0;
  if (value === null || value === undefined) return false;
  switch (operator) {
    case 'equalTo':
      return compare(value, operand) === 0;
    case 'notEqualTo':
      return compare(value, operand) !== 0;
    case 'lessThan':
      return compare(value, operand) < 0;
    case 'lessThanOrEqualTo':
      return compare(value, operand) <= 0;
    case 'greaterThan':
      return compare(value, operand) > 0;
    case 'greaterThanOrEqualTo':
      return compare(value, operand) >= 0;
    case 'in':
      return (operand as readonly unknown[]).some((one) => compare(value, one) === 0);
    case 'notIn':
      return !(operand as readonly unknown[]).some((one) => compare(value, one) === 0);
    default:
      return typeof operand === 'string' && meetsText(String(value), operator, operand);
  }
}

function meetsText(value: string, operator: string, operand: string): boolean {
  if (operator.startsWith('not')) {
    const positive = operator.slice(3, 4).toLowerCase() + operator.slice(4);
    return !meetsText(value, positive, operand);
  }
  if (operator.endsWith('Insensitive')) {
    return meetsText(value.toLowerCase(), operator.replace('Insensitive', ''), operand.toLowerCase());
  }
  if (operator === 'includes') return value.includes(operand);
  if (operator === 'startsWith') return value.startsWith(operand);
  if (operator === 'endsWith') return value.endsWith(operand);
  const escaped = operand.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('%', '.*').replaceAll('_', '.')}$`, 'su').test(value);
}

/** Compares values; instants as such, whatever their offset. */
export function compare(value: Value, operand: unknown): number {
  const [left, right] = [comparable(value), comparable(operand)];
  if (left === right) return 0;
  if (left === null || right === null) return left === null ? 1 : -1;
  return left < right ? -1 : 1;
}

function comparable(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return Number(value);
  if (typeof value !== 'string') return JSON.stringify(value) ?? null;
  if (!/^\d{4}-\d{2}-\d{2}T/.test(value)) return value;
  // The database reads what has no offset as UTC.
  const instant = Date.parse(/(?:Z|[+-]\d{2}(?::?\d{2})?)$/.test(value) ? value : `${value}Z`);
  if (Number.isNaN(instant))
    throw new GraphQLError(`invalid input syntax for type timestamp with time zone: "${value}"`);
  return instant;
}
