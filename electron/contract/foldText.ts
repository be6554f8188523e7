/** Letters without a Unicode decomposition, and their usual spelling on other keyboards. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** A text as it is searched: lower case, without accents, its words separated by single spaces; apostrophes join. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  // A fast path that covers nearly all texts.
  if (/^([a-z0-9]+( [a-z0-9]+)*)?$/.test(lower)) return lower;
  return foldLetters(lower).replace(/ +/g, ' ').trim();
}

/** The letters of a text folded in their places: a space for each sign between words, nothing for accents and apostrophes. */
export function foldLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}'’‘`´ʼ]/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]/gu, ' ');
}
