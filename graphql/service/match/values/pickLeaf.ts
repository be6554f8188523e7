import type { MoneySource, Source } from '../../sources.ts';
import type { Branch, Leaf } from '../schema/leaves.ts';
import { otherOwnerWords } from '../schema/parts.ts';
import type { ValueKind } from '../schema/valueKind.ts';

/** A search among leaves: words in order of preference, kinds of value, and words that exclude a leaf. */
interface Search {
  readonly words: readonly string[];
  readonly kinds: readonly ValueKind[];
  readonly avoid?: readonly string[];
  /** Levels that a path may use. */
  readonly levels: number;
  /** Whether a list of values will do. */
  readonly lists?: boolean;
}

/** Last words that only repeat that there is a value: `email.value`, `name.formatted`. */
const emptyEnds: ReadonlySet<string> = new Set([
  'value',
  'text',
  'formatted',
  'display',
  'name',
  'label',
  'caption',
  'amount',
  'full',
  'string',
  'raw',
  'iso',
  'title',
  'description',
]);

/**
 * The best leaf for a meaning: its words must hold all words of one alternative, the words around it helping out. An
 * exact name beats one with more words, an own value one in a part, and of equals the first in the schema wins.
 */
export function pickLeaf(leaves: readonly Leaf[], search: Search): Leaf | null {
  let best: { readonly leaf: Leaf; readonly cost: number } | null = null;
  for (const leaf of leaves) {
    if (!search.kinds.includes(leaf.kind) || leaf.path.length > search.levels) continue;
    if (leaf.isList && search.lists !== true) continue;
    if (belongsToAnother(leaf) || avoids(leaf, search.avoid ?? [])) continue;
    const cost = costOf(leaf, search.words);
    if (cost !== null && (best === null || cost < best.cost)) best = { leaf, cost };
  }
  return best?.leaf ?? null;
}

/** What a code stands for, written beside it: `speciesDescription` of `species`. */
export function describedBy(leaves: readonly Leaf[], { words, path, kind }: Leaf): Leaf | null {
  const holder = path.slice(0, -1).join('.');
  const described = leaves.find(
    (leaf) =>
      kind === 'text' &&
      leaf.kind === 'text' &&
      !leaf.isList &&
      leaf.path.slice(0, -1).join('.') === holder &&
      leaf.words.length === words.length + 1 &&
      words.every((word, index) => leaf.words[index] === word) &&
      ['description', 'label', 'display'].includes(leaf.words.at(-1) ?? ''),
  );
  return described ?? null;
}

export function pickSource(leaves: readonly Leaf[], search: Search): Source | undefined {
  const leaf = pickLeaf(leaves, search);
  return leaf ? { kind: 'path', path: (describedBy(leaves, leaf) ?? leaf).path } : undefined;
}

/** Whether a leaf belongs to another person or paper: the employer's phone is not the client's. */
export function belongsToAnother({ around, words }: Pick<Leaf, 'around' | 'words'>): boolean {
  return [...around, ...words].some((word) => otherOwnerWords.has(word));
}

export function avoids({ words, around }: Pick<Leaf, 'words' | 'around'>, avoid: readonly string[]): boolean {
  return avoid.some((word) => words.includes(word) || around.includes(word));
}

const timeKinds: ReadonlySet<ValueKind> = new Set(['moment', 'date', 'clock', 'number'] as const);

/** The distance of a leaf from the search words; null where it doesn't match. */
export function costOf(leaf: Leaf, alternatives: readonly string[]): number | null {
  let best: number | null = null;
  alternatives.forEach((alternative, rank) => {
    const phrase = alternative.split(' ');
    const own = phrase.filter((word) => leaf.words.includes(word)).length;
    const helped = phrase.every((word) => leaf.words.includes(word) || leaf.around.includes(word));
    const isEmptyEnd = leaf.words.every((word) => emptyEnds.has(word));
    if (!helped || (own === 0 && !isEmptyEnd)) return;
    const extra = leaf.words.filter((word) => !phrase.includes(word) && !(own === 0 && emptyEnds.has(word))).length;
    const apart = leaf.around.filter((word) => !phrase.includes(word)).length;
    const cost =
      rank +
      3 * extra +
      // Of times a word before those that are searched says of what: `sessionStart`; one behind them only how, `startDate`.
      (own > 0 && timeKinds.has(leaf.kind) && !phrase.includes(leaf.words[0] ?? '') ? 0.1 : 0) +
      0.5 * apart +
      0.5 * (leaf.path.length - 1) +
      (leaf.deprecated ? 5 : 0) +
      (leaf.shared ? 6 : 0) +
      (leaf.each ? 2 : 0) +
      (leaf.isList ? 1 : 0);
    if (best === null || cost < best) best = cost;
  });
  return best;
}

/** Branches whose words hold one of these, the plainest first. */
export function branchesCalled(
  branches: readonly Branch[],
  words: readonly string[],
  avoid: readonly string[] = [],
): readonly Branch[] {
  return branches
    .filter((branch) => words.some((word) => word.split(' ').every((each) => branch.words.includes(each))))
    .filter((branch) => !branch.words.some((word) => avoid.includes(word) || otherOwnerWords.has(word)))
    .toSorted(
      (one, other) => one.words.length - other.words.length || Number(one.deprecated) - Number(other.deprecated),
    );
}

/** Whether any leaf holds the words of one of the alternatives. */
export function hasLeaf(leaves: readonly Leaf[], alternatives: readonly string[]): boolean {
  return leaves.some((leaf) => !belongsToAnother(leaf) && costOf(leaf, alternatives) !== null);
}

/** An amount of money by its words, with the currency that stands beside it; undefined where there is none. */
export function moneyOf(
  leaves: readonly Leaf[],
  search: Pick<Search, 'words' | 'avoid' | 'levels'>,
): MoneySource | undefined {
  const amount = pickLeaf(leaves, { ...search, kinds: ['number', 'text'] });
  return amount ? moneyAt(leaves, amount, search.levels) : undefined;
}

/** The same of an amount that is known. */
export function moneyAt(leaves: readonly Leaf[], amount: Leaf, levels: number): MoneySource {
  const holder = amount.path.slice(0, -1).join('.');
  const currency = pickLeaf(
    leaves.filter(({ path, words: own }) => path.slice(0, -1).join('.') === holder && own.includes('currency')),
    { words: ['currency code', 'currency'], kinds: ['text', 'enum'], levels },
  );
  return { amount: amount.path, currency: currency?.path ?? null, ...(isInCents(amount) ? { cents: true } : {}) };
}

/** Whether a name means a count of hundredths: `totalCents`, `amountMinor`. */
export function isInCents({ words, around }: Pick<Leaf, 'words' | 'around'>): boolean {
  return [...words, ...around].some((word) => centWords.has(word));
}

const centWords: ReadonlySet<string> = new Set(['cent', 'minor', 'penny', 'pence']);
