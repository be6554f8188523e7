/** A row as a generated schema shows it: columns, and functions that lead to other rows. */
export type Row = Readonly<Record<string, unknown>>;

/** One column to sort by. */
export interface SortKey {
  readonly value: (row: Row) => unknown;
  readonly isDescending: boolean;
  readonly nullsFirst: boolean;
}

/** Whether something is an object with fields, not a list or a function. */
export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The order of two values of a column, neither of them null. */
export function compareValues(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [left, right] = [textOf(one), textOf(other)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Whether a text matches a pattern of SQL, where % is anything and _ is any character. */
export function isLike(value: unknown, pattern: unknown, flags: '' | 'i'): boolean {
  if (typeof value !== 'string' || typeof pattern !== 'string') return false;
  const escaped = pattern.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('%', '.*').replaceAll('_', '.')}$`, `su${flags}`).test(value);
}

/** Orders rows by columns, the first one first; rows that are equal stay as they were. */
export function sortedBy<Sorted extends Row>(rows: readonly Sorted[], keys: readonly SortKey[]): readonly Sorted[] {
  return rows.toSorted((one, other) => {
    for (const { value, isDescending, nullsFirst } of keys) {
      const [left, right] = [value(one) ?? null, value(other) ?? null];
      if (left === null && right === null) continue;
      if (left === null || right === null) return (left === null) === nullsFirst ? -1 : 1;
      const order = compareValues(left, right);
      if (order !== 0) return isDescending ? -order : order;
    }
    return 0;
  });
}

/** The same name with a capital. */
export function capital(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** A value as the text that it is stored as: JSON where it is no text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}
