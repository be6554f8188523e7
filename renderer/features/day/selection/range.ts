/** Where a range began, and what was selected besides it then. */
export interface Anchor {
  readonly key: string;
  readonly others: ReadonlySet<string>;
}

/** The tiles from one to another in their column; only the other where they stand in different ones. */
export function tilesBetween(columns: readonly (readonly string[])[], from: string, to: string): readonly string[] {
  const column = columns.find((keys) => keys.includes(to)) ?? [];
  const [start, end] = [column.indexOf(from), column.indexOf(to)];
  if (start === -1 || end === -1) return [to];
  return column.slice(Math.min(start, end), Math.max(start, end) + 1);
}
