import { GraphQLError } from 'graphql';
import { capital } from '../generatedRows.ts';

/** What every exception in a resolver becomes: nothing of it is told but its kind. */
export function resolveError(field: string, code = 'NULL_REFERENCE'): GraphQLError {
  return new GraphQLError(`Error trying to resolve field '${field}'.`, { extensions: { code, codes: [code] } });
}

/** A refusal with a reason, which is not in the message. */
export function validationError(message: string): GraphQLError {
  return new GraphQLError('validation', { extensions: { data: { message } } });
}

/** The instant of a given time, in UTC where it has no offset; what is left out is the first instant of all. */
export function instantOfArgument(text: string | null | undefined, argument: string): number {
  if (text === null || text === undefined) return Date.parse('0001-01-01T00:00:00Z');
  const instant = Date.parse(/T[\d:.]+$/.test(text) ? `${text}Z` : text);
  if (!Number.isNaN(instant)) return instant;
  const invalid = `has invalid value "${text}".\nExpected type "DateTime", found "${text}".`;
  throw new GraphQLError(`Argument "${argument}" ${invalid}`, { extensions: { code: 'ARGUMENTS_OF_CORRECT_TYPE' } });
}

/** Whether one of some texts has all the words of another, each of which is a pattern. */
export function wordsIn(filter: string | null | undefined, field: string): (...texts: readonly unknown[]) => boolean {
  if (!filter) return () => true;
  try {
    const words = filter.trim().split(/\s+/);
    const pattern = new RegExp(words.map((word) => `(?=.*${word})`).join(''), 'i');
    return (...texts) => texts.some((text) => typeof text === 'string' && pattern.test(text));
  } catch {
    throw resolveError(field, 'ARGUMENT');
  }
}

/** A page by its number, from 1, of ten rows unless told otherwise. */
export function pageOf<Row>(
  rows: readonly Row[],
  { page, size }: { readonly page?: number | null; readonly size?: number | null },
  cap: number,
): readonly Row[] {
  const length = (size ?? 0) < 1 ? 10 : (size ?? 10);
  const start = (Math.max(1, page ?? 1) - 1) * length;
  return rows.slice(start, start + Math.min(length, cap));
}

/** A text that was typed, without spaces around it and with a capital. */
export function sentence(text: string | null | undefined): string | null {
  return text === null || text === undefined ? null : capital(text.trim());
}

/** The database makes letters small that English has, and no others. */
export function asciiLower(text: string): string {
  return text.replaceAll(/[A-Z]+/g, (part) => part.toLowerCase());
}

/** The id of a document that is not of the practice. */
export function documentId(collection: number, number: number): string {
  return `5f0${String(collection)}c2d4${String(number).padStart(16, '0')}`;
}
