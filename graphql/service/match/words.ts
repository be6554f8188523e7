import { foldText } from '../foldText.ts';
import { plainWords } from './plainWords.ts';

const known = new Map<string, readonly string[]>();
const mostKnown = 50_000;

/**
 * Splits a name into its plain words, lower case and singular: `listApptTypes` is list, appointment, type. Knows
 * camelCase, snake_case, acronyms, digits and common abbreviations. What English plurals do is guessed by their endings.
 */
export function wordsOf(name: string): readonly string[] {
  const found = known.get(name);
  if (found) return found;
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .flatMap((word) => plainWords(fold(word)))
    .map(singular)
    // `telefonMobil` would be a phone, a mobile and a phone again.
    .filter((word, index, all) => all.indexOf(word) === index);
  if (known.size >= mostKnown) known.clear();
  known.set(name, words);
  return words;
}

/** Lower case and without accents: a schema can't have them, descriptions may. */
function fold(word: string): string {
  return foldText(word);
}

/** Words that keep their s. */
const singulars: ReadonlySet<string> = new Set([
  'address',
  'status',
  'species',
  'business',
  'series',
  'is',
  'has',
  'was',
  'gps',
  'sms',
  'class',
  'access',
  'process',
  'this',
  'plus',
  'bonus',
  'campus',
  'basis',
  'diagnosis',
  'analysis',
  'news',
  'canvas',
  'dress',
  'progress',
  'premises',
  'previous',
]);

function singular(word: string): string {
  if (word === 'people') return 'person';
  if (word === 'staves') return 'staff';
  if (word === 'ids') return 'id';
  if (word.length < 4 || !word.endsWith('s') || singulars.has(word) || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
