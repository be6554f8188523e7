/** Words as they are compared: lower case, without accents, apostrophes and other signs. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** From here on the words of a text begin with what was typed. */
const fromTheBeginning = 3;

/** Whether something is meant by the beginning of its words, and not only has the letters somewhere in them. */
export function isMeantClearly(score: number): boolean {
  return score >= fromTheBeginning;
}

/**
 * How well a text answers what was typed, 0 for not at all: every word typed has to be found in it, best at the start
 * of a word, else inside one, else as letters in their order (`rfr` for refresh). What is `hidden` finds it as well, but
 * never by its middle: nobody would see why.
 */
export function scoreOf(typed: string, text: string, hidden = ''): number {
  const wanted = wordsIn(typed);
  const shown = wordsOf(text);
  const words = [...shown, ...wordsOf(hidden)];
  if (wanted.length === 0) return 0;
  let total = 0;
  for (const want of wanted) {
    const scores = words.map((word, place) => scoreOfWord(want, word, place, place < shown.length));
    const best = Math.max(0, ...scores);
    if (best === 0) return 0;
    total += best;
  }
  return total / wanted.length;
}

/** The words of a text, and what follows an apostrophe: O’Brien is brien as well, and l’action is action. */
function wordsOf(text: string): readonly string[] {
  const joined = [...text.matchAll(/['’](\p{L}[\p{L}\p{M}]*)/gu)].map(([, word]) => word);
  return [...wordsIn(text), ...wordsIn(joined.join(' '))];
}

function wordsIn(text: string): readonly string[] {
  return plainWords(text).split(' ').filter(Boolean);
}

function scoreOfWord(want: string, word: string, place: number, isShown: boolean): number {
  // The first words of a text say what it is; those after tell it from others.
  const early = 1 / (place + 2);
  if (word === want) return 4 + early;
  if (word.startsWith(want)) return fromTheBeginning + early;
  if (isShown && want.length >= 3 && word.includes(want)) return 2 + early;
  return want.length >= 3 && word.startsWith(want.charAt(0)) && isScattered(want, word) ? 1 + early : 0;
}

function isScattered(want: string, word: string): boolean {
  let from = 0;
  for (const letter of want) {
    const found = word.indexOf(letter, from);
    if (found < 0) return false;
    from = found + 1;
  }
  return true;
}
