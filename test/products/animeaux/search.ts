/** What a search index answers: hits of one page, counted from 0. */
export interface Found<Hit> {
  readonly hits: readonly Hit[];
  readonly hitsTotalCount: number;
  readonly page: number;
  readonly pageCount: number;
}

/** Fewest letters of a word with which one of them, and two of them, may be wrong. */
const oneWrong = 4;
const twoWrong = 8;

/** The words of a text without case and accents, as the index keeps them. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\d]+/u).filter((word) => word !== '');
}

/** How many letters are to be changed, put in or left out. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (let at = 1; at <= other.length; at += 1) {
      const kept = (row[at - 1] ?? 0) + (letter === other[at - 1] ? 0 : 1);
      next.push(Math.min(kept, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** How many letters are wrong in the best word for one that was asked; null where none comes near. */
function wrongIn(words: readonly string[], asked: string, isPrefix: boolean): number | null {
  const allowed = asked.length >= twoWrong ? 2 : asked.length >= oneWrong ? 1 : 0;
  let best: number | null = null;
  for (const word of words) {
    // A beginning may be longer or shorter by the letters that are wrong.
    const ends = isPrefix
      ? [0, 1, -1, 2, -2].filter((more) => Math.abs(more) <= allowed)
      : [word.length - asked.length];
    for (const more of ends) {
      const wrong = distance(asked, word.slice(0, asked.length + more));
      if (wrong <= allowed && wrong < (best ?? Infinity)) best = wrong;
    }
  }
  return best;
}

/** Rows with all words of a search, of which the last may be a beginning; those with fewer wrong letters come first. */
export function searched<Hit>(rows: readonly Hit[], search: string, textOf: (row: Hit) => string): readonly Hit[] {
  const asked = wordsOf(search);
  if (asked.length === 0) return rows;
  const scored = rows.flatMap((row) => {
    const words = wordsOf(textOf(row));
    const wrong = asked.map((word, index) => wrongIn(words, word, index === asked.length - 1));
    if (wrong.includes(null)) return [];
    return [{ row, wrong: wrong.reduce<number>((sum, each) => sum + (each ?? 0), 0) }];
  });
  return scored.toSorted((one, other) => one.wrong - other.wrong).map(({ row }) => row);
}

/** One page of what was found. */
export function pageOf<Row, Hit>(
  rows: readonly Row[],
  page: number | null | undefined,
  hitsPerPage: number,
  show: (row: Row) => Hit,
): Found<Hit> {
  const number = Math.max(0, page ?? 0);
  const from = number * hitsPerPage;
  return {
    hits: rows.slice(from, from + hitsPerPage).map(show),
    hitsTotalCount: rows.length,
    page: number,
    pageCount: hitsPerPage === 0 ? 0 : Math.ceil(rows.length / hitsPerPage),
  };
}
