const unfolded: ReadonlyMap<string, string> = new Map([
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['ı', 'i'],
]);

/** Lower case without accents or apostrophes, so that "obrien munoz" finds "O'Brien-Muñoz". */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  // Most names are plain ASCII; normalising them as well would double the cost of a first search.
  if (/^[a-z0-9 @.]*$/.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[łøđßæı]/g, (letter) => unfolded.get(letter) ?? letter)
    .replace(/[^a-z0-9@.]+/g, ' ')
    .trim();
}
