/** Words as they are compared: lower case, without accents, apostrophes and other signs. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * How well a text answers what was typed, 0 for not at all: every word typed has to be found in it, best at the start
 * of a word, else inside one, else as letters in their order (`rfr` for refresh).
 */
export function scoreOf(typed: string, text: string): number {
  const wanted = plainWords(typed).split(' ').filter(Boolean);
  const words = plainWords(text).split(' ').filter(Boolean);
  if (wanted.length === 0) return 0;
  let total = 0;
  for (const want of wanted) {
    const best = words.reduce((most, word, place) => Math.max(most, scoreOfWord(want, word, place)), 0);
    if (best === 0) return 0;
    total += best;
  }
  return total / wanted.length;
}

function scoreOfWord(want: string, word: string, place: number): number {
  // The first words of a text say what it is; those after tell it from others.
  const early = 1 / (place + 2);
  if (word === want) return 4 + early;
  if (word.startsWith(want)) return 3 + early;
  if (want.length >= 3 && word.includes(want)) return 2 + early;
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
