import { GraphQLError } from 'graphql';

/** A row as its table shows it: columns, and functions that lead to other rows. */
export type TableRow = Readonly<Record<string, unknown>>;

/** Conditions on columns and relations, joined by and. */
export type Where = Readonly<Record<string, unknown>>;

/** Whether a row meets the conditions. */
export function meetsWhere(row: TableRow, where: Where | null | undefined): boolean {
  return Object.entries(where ?? {}).every(([field, condition]) => {
    // Sound: the schema lets nothing else through at these places.
    if (field === '_and') return (condition as Where[]).every((part) => meetsWhere(row, part));
    if (field === '_or') return (condition as Where[]).some((part) => meetsWhere(row, part));
    if (field === '_not') return !meetsWhere(row, condition as Where);
    const value = row[field];
    if (typeof value !== 'function') return meetsComparison(value ?? null, condition as Where);
    const related = (value as () => unknown)();
    if (Array.isArray(related)) return related.some((other: TableRow) => meetsWhere(other, condition as Where));
    return related !== null && meetsWhere(related as TableRow, condition as Where);
  });
}

function meetsComparison(value: unknown, comparison: Where): boolean {
  return Object.entries(comparison).every(([operator, operand]) => {
    if (operator === '_is_null') return (value === null) === operand;
    // An operator that is null would be left out by some engines and match everything; this one refuses it.
    if (operand === null) throw new GraphQLError(`unexpected null value for operator ${operator}`);
    if (value === null) return false;
    const order = compareValues(value, operand);
    switch (operator) {
      case '_eq':
        return value === operand;
      case '_neq':
        return value !== operand;
      case '_in':
        return (operand as unknown[]).includes(value);
      case '_nin':
        return !(operand as unknown[]).includes(value);
      case '_gt':
        return order > 0;
      case '_gte':
        return order >= 0;
      case '_lt':
        return order < 0;
      case '_lte':
        return order <= 0;
      case '_like':
        return isLike(value, operand, '');
      case '_nlike':
        return !isLike(value, operand, '');
      case '_ilike':
        return isLike(value, operand, 'i');
      case '_nilike':
        return !isLike(value, operand, 'i');
      default:
        throw new GraphQLError(`operator ${operator} is not supported`);
    }
  });
}

function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [JSON.stringify(a), JSON.stringify(b)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function isLike(value: unknown, like: unknown, flags: string): boolean {
  return typeof value === 'string' && typeof like === 'string' && pattern(like, flags).test(value);
}

function pattern(like: string, flags: string): RegExp {
  const escaped = like.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('%', '.*').replaceAll('_', '.')}$`, `su${flags}`);
}

/** Orders rows by columns, the first one first; a null column comes last. */
export function inOrder<Row extends TableRow>(
  rows: readonly Row[],
  orders: readonly Where[] | null | undefined,
): Row[] {
  const columns = (orders ?? []).flatMap((order) => Object.entries(order));
  return rows.toSorted((a, b) => {
    for (const [column, direction] of columns) {
      const [left, right] = [a[column] ?? null, b[column] ?? null];
      if (left === right || typeof left === 'function') continue;
      const sign = String(direction).startsWith('desc') ? -1 : 1;
      if (left === null || right === null) return (left === null ? 1 : -1) * sign;
      return (left < right ? -1 : 1) * sign;
    }
    return 0;
  });
}
