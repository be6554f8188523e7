import type { MoneySource } from '../sources.ts';
import type { Leaf } from './leaves.ts';
import { pickLeaf, type Search } from './pick.ts';

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

/** Whether a name says that hundredths are counted: `totalCents`, `amountMinor`. */
export function isInCents({ words, around }: Pick<Leaf, 'words' | 'around'>): boolean {
  return [...words, ...around].some((word) => centWords.has(word));
}

const centWords: ReadonlySet<string> = new Set(['cent', 'minor', 'penny', 'pence']);
