import type { Fetch } from '../../../electron/core/foundation/ports.ts';
import { translatedFetch } from '../translatedFetch.ts';

/** A word of a schema, and the one that stands in its place. */
export interface Renaming {
  readonly word: string;
  readonly to: string;
}

/** A service as if one word of its schema were another, wherever it stands in a name, a description or an error. */
export function renamedFetch(renaming: Renaming): Fetch {
  const there = (text: string): string => replaceWord(text, { word: renaming.to, to: renaming.word });
  const back = (text: string): string => replaceWord(text, renaming);
  return translatedFetch({
    there: { type: there, field: there },
    back: { type: back, field: back, text: back },
    isType: () => true,
  });
}

/** `client`, `Client` and `CLIENT`, wherever they stand in a name. */
export function replaceWord(text: string, { word, to }: Renaming): string {
  const capital = (each: string): string => `${each.slice(0, 1).toUpperCase()}${each.slice(1)}`;
  return text
    .replaceAll(word, to)
    .replaceAll(capital(word), capital(to))
    .replaceAll(word.toUpperCase(), to.toUpperCase());
}
