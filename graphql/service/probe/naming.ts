import { wordsOf } from '../match/words.ts';

/** A way in which a service names its queries, for one noun in camel case. */
export interface Style {
  readonly list: (noun: string) => string;
  /** Names for one of them by its id. */
  readonly cards: (noun: string) => readonly string[];
}

/** How services name their queries, the commonest way first. */
export const styles: readonly Style[] = [
  { list: plural, cards: (noun) => [noun, `${noun}ById`] },
  {
    list: (noun) => `get${capital(plural(noun))}`,
    cards: (noun) => [`get${capital(noun)}`, `get${capital(noun)}ById`],
  },
  { list: (noun) => `list${capital(plural(noun))}`, cards: (noun) => [`get${capital(noun)}`] },
  { list: (noun) => `all${capital(plural(noun))}`, cards: (noun) => [noun, `${noun}ById`] },
  { list: (noun) => `${noun}List`, cards: (noun) => [`${noun}Detail`, noun] },
  {
    list: (noun) => `find${capital(plural(noun))}`,
    cards: (noun) => [`find${capital(noun)}ById`, `find${capital(noun)}`],
  },
  { list: (noun) => `findMany${capital(noun)}`, cards: (noun) => [`findUnique${capital(noun)}`] },
];

/** Names for a search of its own. */
export function searchNames(noun: string): readonly string[] {
  const many = capital(plural(noun));
  return [`search${many}`, `find${many}`, `${noun}Search`];
}

export function plural(noun: string): string {
  if (noun === 'person') return 'people';
  if (noun === 'staff') return noun;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** Whether a name speaks of several: what it answers then is a list, or a page of one. */
export function isPlural(name: string): boolean {
  const split = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').split(/[^A-Za-z]+/);
  const last = split.at(-1) ?? '';
  const lower = last.toLowerCase();
  return lower === 'staff' || (lower.endsWith('s') && !wordsOf(last).includes(lower));
}

export function capital(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** `startTime` as `start_time`. */
export function snake(name: string): string {
  return name.replace(/([a-z\d])([A-Z]+)/g, '$1_$2').toLowerCase();
}

/** Whether a name has several words, which some services write in snake case. */
export function isCompound(name: string): boolean {
  return /[a-z\d][A-Z]/.test(name);
}

/** How names of several words are written among these. */
export function writingOf(names: readonly string[]): { readonly camel: boolean; readonly snake: boolean } {
  return {
    camel: names.some((name) => /[a-z][A-Z]/.test(name)),
    snake: names.some((name) => /[a-z\d]_[a-z\d]/.test(name)),
  };
}
