import { GraphQLError } from 'graphql';
import { isRecord } from '../../../graphql/service/json.ts';

/** Limits of what is typed into one form: longer or deeper ones are refused before anybody looks inside. */
const mostNesting = 45;
const mostValues = 5_000;
const longestText = 50_000;

/** Checks what was typed into a form: texts, flags, nulls, lists and groups, and nothing else. */
export function readFormValues(value: unknown): unknown {
  let left = mostValues;
  const fits = (each: unknown, level: number): boolean => {
    left -= 1;
    if (left < 0 || level > mostNesting) return false;
    if (typeof each === 'string') return each.length <= longestText;
    if (typeof each === 'boolean' || each === null) return true;
    if (Array.isArray(each)) return each.every((inner) => fits(inner, level + 1));
    return isRecord(each) && Object.values(each).every((inner) => fits(inner, level + 1));
  };
  // What was typed is told to nobody, also where it does not fit.
  if (!isRecord(value) || !fits(value, 0)) throw new GraphQLError('These are no values of a form.');
  return value;
}
