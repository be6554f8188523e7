import { GraphQLError } from 'graphql';
import { type Row, type SortKey, compareValues, isRow, sortedBy, textOf } from '../generatedRows.ts';

/** The arguments of a list of items. */
export interface ItemsArgs {
  readonly where?: Row | null;
  readonly orderBy?: readonly Row[] | null;
  readonly take?: number | null;
  readonly skip?: number | null;
}

/** The items that are asked for: all of them where no number is named. */
export function itemsOf(
  rows: readonly Row[],
  { where, orderBy, take = null, skip }: ItemsArgs,
  cap: number,
): readonly Row[] {
  if ((skip ?? 0) < 0) throw userError('`skip` must not be negative');
  const found = sortedBy(
    rows.filter((row) => meetsWhere(row, where ?? {})),
    (orderBy ?? []).map(sortKey),
  );
  const after = found.slice(skip ?? 0);
  const size = Math.min(Math.abs(take ?? cap), cap);
  return take !== null && take < 0 ? after.slice(Math.max(0, after.length - size)) : after.slice(0, size);
}

/** Whether an item meets all conditions, on its fields and on those of related items. */
export function meetsWhere(row: Row, where: Row): boolean {
  return Object.entries(where).every(([field, condition]) => {
    if (field === 'AND') return rowsIn(condition).every((part) => meetsWhere(row, part));
    if (field === 'OR') return rowsIn(condition).some((part) => meetsWhere(row, part));
    if (field === 'NOT') return !rowsIn(condition).some((part) => meetsWhere(row, part));
    const value = row[field];
    if (typeof value !== 'function')
      return condition === null || (isRow(condition) && compares(value ?? null, condition));
    // Sound: relations are functions of their arguments.
    const related = (value as (args: ItemsArgs) => unknown)({});
    if (!Array.isArray(related)) {
      if (condition === null) return related === null;
      return isRow(related) && isRow(condition) && meetsWhere(related, condition);
    }
    return isRow(condition) && meetsRelated(related.filter(isRow), condition);
  });
}

function meetsRelated(related: readonly Row[], { every, some, none }: Row): boolean {
  if (isRow(every) && !related.every((row) => meetsWhere(row, every))) return false;
  if (isRow(some) && !related.some((row) => meetsWhere(row, some))) return false;
  return !isRow(none) || !related.some((row) => meetsWhere(row, none));
}

function compares(value: unknown, { mode, ...condition }: Row): boolean {
  const folded = (text: unknown): string => (mode === 'insensitive' ? textOf(text).toLowerCase() : textOf(text));
  return Object.entries(condition).every(([operator, operand]) => {
    if (operator === 'not') {
      if (operand === null) return value !== null;
      return isRow(operand) && !compares(value, { ...operand, mode });
    }
    if (operator === 'equals' && operand === null) return value === null;
    if (value === null || operand === null) return false;
    const order = compareValues(comparable(value), comparable(operand));
    switch (operator) {
      case 'equals':
        return typeof value === 'string' && mode === 'insensitive' ? folded(value) === folded(operand) : order === 0;
      case 'in':
        return Array.isArray(operand) && operand.includes(value);
      case 'notIn':
        return Array.isArray(operand) && !operand.includes(value);
      case 'gt':
        return order > 0;
      case 'gte':
        return order >= 0;
      case 'lt':
        return order < 0;
      case 'lte':
        return order <= 0;
      case 'contains':
        return folded(value).includes(folded(operand));
      case 'startsWith':
        return folded(value).startsWith(folded(operand));
      case 'endsWith':
        return folded(value).endsWith(folded(operand));
      default:
        throw userError(`Unknown filter: ${operator}`);
    }
  });
}

function sortKey(order: Row): SortKey {
  const entries = Object.entries(order).filter(([, direction]) => direction !== null);
  const [field, direction] = entries[0] ?? ['id', 'asc'];
  if (entries.length !== 1) throw userError(`Only a single key must be passed to an orderBy input`);
  // Null is the greatest value of a column in PostgreSQL.
  const isDescending = direction === 'desc';
  return { value: (row) => comparable(row[field]), isDescending, nullsFirst: isDescending };
}

function comparable(value: unknown): unknown {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) ? Date.parse(value) : value;
}

function userError(text: string): GraphQLError {
  return new GraphQLError(`Input error: ${text}`, { extensions: { code: 'KS_USER_INPUT_ERROR' } });
}

function rowsIn(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter(isRow) : isRow(value) ? [value] : [];
}
