import { namesIn } from '../schemaNames.ts';
import type { Translation } from '../translatedFetch.ts';

/** Ways in which teams write the names of fields and arguments. */
export const conventions = {
  snake_case: (words: readonly string[]) => words.map((word) => word.toLowerCase()).join('_'),
  PascalCase: (words: readonly string[]) => words.map(capital).join(''),
} as const satisfies Readonly<Record<string, (words: readonly string[]) => string>>;

export type Convention = keyof typeof conventions;

function capital(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1).toLowerCase()}`;
}

/** `firstName`, `first_name`, `FirstName` and `IBANNumber` in their words, what stands before the first left out. */
export function wordsIn(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_]+/)
    .filter((word) => word !== '');
}

/** What stands before the first word stays, as in `_id`. */
function nameIn(name: string, convention: Convention): string {
  const to = `${/^_+/.exec(name)?.[0] ?? ''}${conventions[convention](wordsIn(name))}`;
  return /^[_A-Za-z]\w*$/.test(to) ? to : name;
}

/**
 * The names of a schema's fields, arguments and inputs in another convention; types and values of enums keep theirs. A
 * name that would become that of another field stays as it is.
 */
export function conventionOf(sdl: string, convention: Convention): Translation {
  const { types, fields, enumValues } = namesIn(sdl);
  const called = new Map(fields.map((name) => [name, nameIn(name, convention)]));
  const isAlone = (name: string, to: string): boolean =>
    !enumValues.has(name) && [...called].every(([other, its]) => other === name || (other !== to && its !== to));
  const back = new Map([...called].filter(([name, to]) => isAlone(name, to)));
  const there = new Map([...back].map(([name, to]) => [to, name]));
  const names = new Set(types.map(({ name }) => name));
  const same = (name: string): string => name;
  return {
    there: { type: same, field: (name) => there.get(name) ?? name },
    back: { type: same, field: (name) => back.get(name) ?? name, text: same },
    isType: (name) => names.has(name),
  };
}
