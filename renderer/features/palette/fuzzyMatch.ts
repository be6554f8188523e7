import { foldText } from '../../../electron/contract/foldText.ts';

/** The lowest score of a match at the start of a word. */
const prefixScore = 3;

/** Whether words match at their start, and not only by letters inside them. */
export function isStrongMatch(score: number): boolean {
  return score >= prefixScore;
}

/**
 * How well a text matches, 0 for not at all. Every typed word has to match: best at the start of a word, else inside
 * one, else as a subsequence (`rfr` for refresh). `hidden` synonyms match too, but never inside a word: nothing visible
 * would explain it.
 */
export function matchScore(typed: string, text: string, hidden = ''): number {
  const terms = splitWords(typed);
  const shown = searchTerms(text);
  const words = [...shown, ...searchTerms(hidden)];
  if (terms.length === 0) return 0;
  let total = 0;
  for (const term of terms) {
    const scores = words.map((word, place) => wordScore(term, word, place, place < shown.length));
    const best = Math.max(0, ...scores);
    if (best === 0) return 0;
    total += best;
  }
  return total / terms.length;
}

/** The words of a text, and the parts after an apostrophe: O’Brien also matches brien, and l’action action. */
function searchTerms(text: string): readonly string[] {
  const joined = [...text.matchAll(/['’](\p{L}[\p{L}\p{M}]*)/gu)].map(([, word]) => word);
  return [...splitWords(text), ...splitWords(joined.join(' '))];
}

function splitWords(text: string): readonly string[] {
  return foldText(text).split(' ').filter(Boolean);
}

function wordScore(term: string, word: string, place: number, isShown: boolean): number {
  // The first words of a text name it; later ones only distinguish it.
  const early = 1 / (place + 2);
  if (word === term) return 4 + early;
  if (word.startsWith(term)) return prefixScore + early;
  if (isShown && term.length >= 3 && word.includes(term)) return 2 + early;
  return term.length >= 3 && word.startsWith(term.charAt(0)) && isSubsequence(term, word) ? 1 + early : 0;
}

function isSubsequence(term: string, word: string): boolean {
  let from = 0;
  for (const letter of term) {
    const found = word.indexOf(letter, from);
    if (found < 0) return false;
    from = found + 1;
  }
  return true;
}
