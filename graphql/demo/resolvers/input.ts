import { GraphQLError } from 'graphql';

/** An error for input that the clinic can't accept; its message is for the person who typed it. */
export function invalid(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'validation_failed' } });
}

/** An error for a reference to something that isn't there; kind is a word such as "Client". */
export function notFound(kind: string, id: string): GraphQLError {
  return new GraphQLError(`${kind} ${id} was not found`, { extensions: { code: 'not_found' } });
}

const longestText = 5000;

/**
 * A text field of an input: the former value where it wasn't given, null where it is null or blank.
 *
 * Every list of changes needs the difference between "leave it" and "empty it".
 */
export function textOr(former: string | null, given: string | null | undefined, label: string): string | null {
  if (given === undefined) return former;
  const text = given?.trim() ?? '';
  if (text.length > longestText) throw invalid(`${label} is longer than ${String(longestText)} characters`);
  return text === '' ? null : text;
}

/** Any other field of an input: the former value where it wasn't given or is null. */
export function valueOr<Value>(former: Value, given: Value | null | undefined): Value {
  return given ?? former;
}
