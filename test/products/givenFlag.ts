import type { Row } from './generatedRows.ts';

/** The flag of a field of an input: undefined where it isn't given or is no flag. */
export function givenFlag(input: Row, field: string): boolean | undefined {
  const value = input[field];
  return typeof value === 'boolean' ? value : undefined;
}
