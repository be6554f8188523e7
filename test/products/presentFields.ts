import type { Row } from './generatedRows.ts';

/** The fields of a change that are given. */
export function presentFields(change: Row): Row {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
