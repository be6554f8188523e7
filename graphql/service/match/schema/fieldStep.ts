import { type FieldModel, isRequired } from '../../introspection/schemaModel.ts';
import { jsonEnd } from '../../sources.ts';
import { wordsOf } from '../words/words.ts';

/** Whether a field has no required arguments. */
export function isPlain(field: FieldModel): boolean {
  return !field.arguments.some(isRequired);
}

/** The page size of a nested list that requires one. */
const nestedRows = 50;
const sizeWords: ReadonlySet<string> = new Set(['first', 'limit', 'take', 'size']);

/**
 * A field as a step of a path: its name, with a page size where it demands one, and with braces where it gives JSON; null
 * where it demands more.
 */
export function stepOf(field: FieldModel): string | null {
  const demanded = field.arguments.filter(isRequired);
  if (demanded.length === 0) return field.isJson ? `${field.name}${jsonEnd}` : field.name;
  const sizes = demanded.every(
    ({ name, type }) => type.name === 'Int' && wordsOf(name).some((word) => sizeWords.has(word)),
  );
  return sizes ? `${field.name}(${demanded.map(({ name }) => `${name}: ${nestedRows}`).join(', ')})` : null;
}
