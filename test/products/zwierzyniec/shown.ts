import type { Row } from '../generatedRows.ts';

/** A row that goes into an answer, which its record is told; filters look at many more rows than those. */
export function shown(row: Row): Row {
  const { met } = row;
  if (typeof met === 'function') (met as () => void)();
  return row;
}
