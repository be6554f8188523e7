import { isScalarType } from 'graphql';
import type { DoctorReport } from '../../../electron/doctor/runDoctor.ts';
import { createChance } from '../../support/chance.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { wordsIn } from '../namingConventions/conventions.ts';
import { namesIn } from '../schemaNames.ts';
import type { Translation } from '../translatedFetch.ts';
import { nounPhrases, smallWords, valuePhrases } from './phrases.ts';

/** Words of a name, and those that stand in their place. */
interface Exchange {
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** Another vendor's words for the same schema. */
export interface Synonyms {
  readonly translation: Translation;
  /** `start time > begins at`, for a table of what was not understood. */
  readonly notes: readonly string[];
}

/**
 * The schema of a product in the words of another vendor, the same for the same seed: for each thing a usual word that the
 * schema does not have yet. Types, fields, arguments and inputs change; values and those of enums stay as they are.
 */
export function synonymsOf(product: Dialect, { map }: DoctorReport, seed: number): Synonyms {
  const { types: all, fields, enumValues } = namesIn(product.sdl);
  const types = all.filter((type) => !isScalarType(type) && !roots.has(type.name)).map(({ name }) => name);
  const words = new Set([...types, ...fields].flatMap(lowerWords));
  const chance = createChance(seedOf(product.name, seed));
  const nouns = Object.entries(nounPhrases).flatMap(([concept, phrases]) => {
    const type = map[concept as keyof typeof nounPhrases]?.type;
    return type === undefined ? [] : [{ phrases, within: new Set(lowerWords(type)) }];
  });
  const chosen = [...valuePhrases.map((phrases) => ({ phrases, within: words })), ...nouns].flatMap(
    ({ phrases, within }) => choose(phrases, within, words, chance),
  );
  const exchanges = chosen.flatMap(exchangesOf);
  const called = new Map(fields.map((name) => [name, exchange(name, exchanges)]));
  const calledTypes = new Map(types.map((name) => [name, exchange(name, exchanges)]));
  const field = separate(called, enumValues);
  const type = separate(calledTypes, new Set());
  const sent = new Set(types.map((name) => type.back(name)));
  return {
    translation: {
      there: { type: type.there, field: field.there },
      back: { type: type.back, field: field.back, text: (text) => text },
      isType: (name) => sent.has(name),
    },
    notes: chosen.map(({ present: [first = ''], to }) => `${first} > ${to}`),
  };
}

/** Every product has a mixture of its own, and keeps it when others are added. */
function seedOf(name: string, seed: number): number {
  return Array.from(name).reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) >>> 0, seed);
}

const roots: ReadonlySet<string> = new Set(['Query', 'Mutation', 'Subscription']);

interface Chosen {
  readonly present: readonly string[];
  readonly to: string;
}

/** One of several phrases for those that a schema has; none where its words have another meaning there. */
function choose(
  phrases: readonly string[],
  within: ReadonlySet<string>,
  words: ReadonlySet<string>,
  chance: () => number,
): readonly Chosen[] {
  const to = phrases[Math.floor(chance() * phrases.length)] ?? '';
  const present = phrases.filter((phrase) => phrase.split(' ').every((word) => within.has(word)));
  const own = new Set(present.flatMap((phrase) => phrase.split(' ')));
  const isTaken = to.split(' ').some((word) => !smallWords.has(word) && words.has(word) && !own.has(word));
  return present.length === 0 || present.includes(to) || isTaken ? [] : [{ present, to }];
}

/** Of one thing, and of several: `client` and `clients`. */
function exchangesOf({ present, to }: Chosen): readonly Exchange[] {
  return present.flatMap((phrase) => [
    { from: phrase.split(' '), to: to.split(' ') },
    { from: plural(phrase).split(' '), to: plural(to).split(' ') },
  ]);
}

function plural(phrase: string): string {
  if (phrase.endsWith('s')) return phrase;
  if (/[^aeiou]y$/.test(phrase)) return `${phrase.slice(0, -1)}ies`;
  return /(x|ch|sh)$/.test(phrase) ? `${phrase}es` : `${phrase}s`;
}

/** What the Relay specification names, and every service has as it is. */
const standard: ReadonlySet<string> = new Set([
  'pageInfo',
  'hasNextPage',
  'hasPreviousPage',
  'startCursor',
  'endCursor',
  'id',
  'ID',
]);

/** A name with its words exchanged, the longest phrases first, written as it was. */
function exchange(name: string, exchanges: readonly Exchange[]): string {
  if (standard.has(name)) return name;
  const words = lowerWords(name);
  const changed: string[] = [];
  for (let index = 0; index < words.length;) {
    const [found] = exchanges
      .filter(({ from }) => from.every((word, step) => words[index + step] === word))
      .toSorted((one, other) => other.from.length - one.from.length);
    changed.push(...(found?.to ?? words.slice(index, index + 1)));
    index += found?.from.length ?? 1;
  }
  return changed.join(' ') === words.join(' ') ? name : writtenLike(name, changed);
}

function writtenLike(name: string, words: readonly string[]): string {
  const before = /^_*/.exec(name)?.[0] ?? '';
  const bare = name.slice(before.length);
  const isCapital = /^[A-Z]/.test(bare);
  const capital = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
  if (/^[A-Z0-9_]{2,}$/.test(bare)) return before + words.join('_').toUpperCase();
  if (bare.includes('_')) return before + words.map((word) => (isCapital ? capital(word) : word)).join('_');
  return before + words.map((word, index) => (index === 0 && !isCapital ? word : capital(word))).join('');
}

/** Only names that stay one for each thing are changed, and none that is a value of an enum too. */
function separate(
  called: ReadonlyMap<string, string>,
  kept: ReadonlySet<string>,
): { readonly there: (name: string) => string; readonly back: (name: string) => string } {
  const changed = [...called].filter(([name, to]) => name !== to && !called.has(to) && !kept.has(name));
  const times = new Map<string, number>();
  for (const [, to] of changed) times.set(to, (times.get(to) ?? 0) + 1);
  const alone = changed.filter(([, to]) => times.get(to) === 1);
  const back = new Map(alone);
  const there = new Map(alone.map(([name, to]) => [to, name]));
  return { there: (name) => there.get(name) ?? name, back: (name) => back.get(name) ?? name };
}

function lowerWords(name: string): readonly string[] {
  return wordsIn(name).map((word) => word.toLowerCase());
}
