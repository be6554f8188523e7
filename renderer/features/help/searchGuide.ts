import { foldedText, parseSearchTerms, type SearchTerms } from '../../lib/matchedParts.ts';
import { type GuidePage, type Place, plainText } from './guide.ts';

/** A topic that matches every word of the search. */
export interface Hit {
  readonly place: Place;
  readonly title: string;
  readonly pageTitle: string;
  /** The text around the first match. */
  readonly excerpt: string;
}

export interface GuideSearch {
  readonly terms: SearchTerms;
  readonly hits: readonly Hit[];
}

interface Entry {
  readonly hit: Omit<Hit, 'excerpt'>;
  readonly text: string;
  readonly foldedTitle: string;
  readonly foldedText: string;
}

const excerptLength = 120;

/** Indexes the guide once; the returned function runs at each key. */
export function createGuideSearch(pages: readonly GuidePage[]): (typed: string) => GuideSearch {
  let entries: readonly Entry[] | null = null;
  return (typed) => {
    const terms = parseSearchTerms(typed);
    if (terms.words.length === 0) return { terms, hits: [] };
    entries ??= pages.flatMap(entriesOf);
    const found = entries
      .map((entry) => ({ entry, score: scoreOf(entry, terms.words) }))
      .filter(({ score }) => score > 0)
      // The sort is stable: equal scores keep the order of the guide.
      .toSorted((one, other) => other.score - one.score);
    return { terms, hits: found.map(({ entry }) => ({ ...entry.hit, excerpt: excerptOf(entry, terms.words) })) };
  };
}

function entriesOf(page: GuidePage): readonly Entry[] {
  const entry = (topic: string | null, title: string, text: string): Entry => ({
    hit: { place: { page: page.name, topic }, title, pageTitle: page.title },
    text,
    foldedTitle: foldedText(title),
    foldedText: foldedText(text),
  });
  return [
    entry(null, page.title, plainText(page.blocks)),
    ...page.topics.map(({ anchor, title, blocks }) => entry(anchor, title, plainText(blocks))),
  ];
}

/** Every word has to match, else 0. Matches in the title, at the start of a word, and as a phrase score higher. */
function scoreOf({ foldedTitle, foldedText: text }: Entry, words: readonly string[]): number {
  const phrase = words.join(' ');
  let score = words.length > 1 ? 6 * matchScore(foldedTitle, phrase) + 5 * matchScore(text, phrase) : 0;
  for (const word of words) {
    const best = Math.max(6 * matchScore(foldedTitle, word), matchScore(text, word));
    if (best === 0) return 0;
    score += best;
  }
  return score;
}

function matchScore(text: string, word: string): number {
  if (` ${text} `.includes(` ${word} `)) return 3;
  if (` ${text}`.includes(` ${word}`)) return 2;
  return text.includes(word) ? 1 : 0;
}

/** Folding shifts positions by a letter or two, which an excerpt tolerates; it starts at a word. */
function excerptOf({ text, foldedText: folded }: Entry, words: readonly string[]): string {
  const phrase = folded.indexOf(words.join(' '));
  const places = (phrase >= 0 ? [phrase] : words.map((word) => folded.indexOf(word))).filter((place) => place >= 0);
  const near = Math.max(0, Math.min(...places, folded.length) - 30);
  const from = near === 0 || places.length === 0 ? 0 : text.indexOf(' ', near) + 1;
  const cut = text.slice(from, from + excerptLength);
  const whole = from + excerptLength >= text.length;
  return `${from > 0 ? '… ' : ''}${whole ? cut : `${cut.slice(0, cut.lastIndexOf(' '))} …`}`;
}
