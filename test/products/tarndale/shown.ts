import { isRow, type Row } from '../generatedRows.ts';

/**
 * A row as an answer shows it: its record is told that it was met, and so is each row that it leads to.
 *
 * Filters and sorting follow the same properties of many more rows, which are not met by that.
 */
export function shown(row: Row): Row {
  const { met } = row;
  if (typeof met === 'function') (met as () => void)();
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => {
      if (typeof value !== 'function' || field === 'met') return [field, value];
      return [field, () => shownValue((value as () => unknown)())];
    }),
  );
}

function shownValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shownValue);
  return isRow(value) ? shown(value) : value;
}
