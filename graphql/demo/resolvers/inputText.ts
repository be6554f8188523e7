import { invalid } from '../refusal.ts';

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
