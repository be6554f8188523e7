import type { Row } from './generatedRows.ts';

/** The text of a field of an input: undefined where it isn't given, null where it is emptied or no text. */
export function givenText(input: Row, field: string): string | null | undefined {
  const value = input[field];
  return value === undefined || typeof value === 'string' ? value : null;
}
