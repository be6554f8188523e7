/**
 * Splits a name into its words, lower case and singular: `listAppointmentTypes` is list, appointment, type. Knows
 * camelCase, snake_case, acronyms and digits. What English plurals do is guessed by their endings.
 */
export function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => singular(word.toLowerCase()));
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
  'address',
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
]);

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || singulars.has(word) || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (word === 'people') return 'person';
  return word.slice(0, -1);
}
