import {
  type FieldModel,
  type InputModel,
  isRequired,
  type SchemaModel,
  type TypeModel,
} from '../../introspection/schemaModel.ts';
import type { Meaning } from './idMeaning.ts';
import { isOperatorType } from '../schema/operatorTypes.ts';
import { type ValueKind, valueKind } from '../schema/valueKind.ts';
import { wordsOf } from '../words/words.ts';

const searches = [
  'search',
  'query',
  'q',
  'keyword',
  'search text',
  'search term',
  'term',
  'phrase',
  'needle',
  'text',
  'filter text',
  'contain',
  'match',
  'matching',
  'like',
];
const nameWords = ['name', 'first name', 'last name', 'given name', 'family name'];

/** What a text selects by that is no search of names. */
const others: ReadonlySet<string> = new Set([
  'sort',
  'order',
  'status',
  'type',
  'language',
  'saved',
  'tag',
  'email',
  'code',
]);

/** A text to search by: made for it, or made of names. */
export function searchMeaning(words: readonly string[]): Meaning | null {
  const has = (each: string): boolean => each.split(' ').every((word) => words.includes(word));
  if (words.some((word) => others.has(word))) return null;
  const rank = searches.findIndex(has);
  if (rank !== -1) return { role: 'search', cost: rank / 10 + (words.length - 1) / 2 };
  if (words.includes('or') && words.includes('name')) return { role: 'search', cost: 1 };
  if (nameWords.some(has) && words.some((word) => operators.has(word)))
    return { role: 'search', cost: words.includes('last') ? 3 : 4 };
  if (words.join(' ') === 'name') return { role: 'search', cost: 6 };
  // A whole family name at least, until reading shows more.
  return ['last name', 'family name', 'surname'].some((each) => each === words.join(' '))
    ? { role: 'search', cost: 7 }
    : null;
}

/** Whether an object of operators filters people by a name. */
export function isNameFilter(type: TypeModel, words: readonly string[]): boolean {
  return (
    isOperatorType(type) &&
    words.includes('name') &&
    !words.some((word) => ['user', 'file', 'pet', 'animal', 'middle'].includes(word))
  );
}

/** The only text that a search demands is what it searches for, whatever it is called: `searchOwners(criteria: String!)`. */
export function demandedSearch(schema: SchemaModel, field: FieldModel): string | null {
  if (!wordsOf(field.name).some((word) => ['search', 'lookup', 'find'].includes(word))) return null;
  const [text, ...more] = field.arguments.filter(isRequired);
  if (!text || more.length > 0 || text.type.lists > 0 || valueKind(schema, text.type.name) !== 'text') return null;
  const words = wordsOf(text.name);
  return words.some((word) => others.has(word) || word === 'id') ? null : text.name;
}

const operators: ReadonlySet<string> = new Set([
  'contain',
  'icontain',
  'ilike',
  'like',
  'match',
  'search',
  'substring',
  'include',
  'insensitive',
  'istartswith',
  'startswith',
  'start',
]);

/** How a filter on a name is written: a pattern where the operator is one, else a part of the text. */
export function searchOperator(input: InputModel, kind: ValueKind): Meaning | null {
  if (kind !== 'text' || input.type.lists > 0) return null;
  const words = wordsOf(input.name);
  if (words.includes('not') || words.includes('n')) return null;
  const name = words.join('');
  if (name === 'ilike') return { role: 'search', form: 'pattern', cost: 4 };
  if (name === 'like') return { role: 'search', form: 'pattern', cost: 4.4 };
  const ranked = [
    'icontain',
    'containinsensitive',
    'includeinsensitive',
    'containi',
    'contain',
    'include',
    'search',
    'match',
    'istartswith',
    'startwith',
  ];
  const rank = ranked.indexOf(name);
  return rank === -1 ? null : { role: 'search', cost: 4 + rank / 20 };
}
