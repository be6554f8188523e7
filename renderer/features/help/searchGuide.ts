import { foldedText, readWanted, type Wanted } from '../../lib/matchedParts.ts';
import { type GuidePage, type Place, plainText } from './guide.ts';

/** A topic that has everything somebody looks for. */
export interface Hit {
  readonly place: Place;
  readonly title: string;
  readonly pageTitle: string;
  /** The words of the topic around the first place where it was found. */
  readonly excerpt: string;
}

export interface GuideSearch {
  readonly wanted: Wanted;
  readonly hits: readonly Hit[];
}

interface Entry {
  readonly hit: Omit<Hit, 'excerpt'>;
  readonly text: string;
  readonly foldedTitle: string;
  readonly foldedText: string;
}

const excerptLength = 120;

/** Takes the guide apart once; the returned function is asked at each key. */
export function createGuideSearch(pages: readonly GuidePage[]): (typed: string) => GuideSearch {
  let entries: readonly Entry[] | null = null;
  return (typed) => {
    const wanted = readWanted(typed);
    if (wanted.words.length === 0) return { wanted, hits: [] };
    entries ??= pages.flatMap(entriesOf);
    const found = entries
      .map((entry) => ({ entry, score: scoreOf(entry, wanted.words) }))
      .filter(({ score }) => score > 0)
      // The sort is stable: what is equally good stays in the order of the guide.
      .toSorted((one, other) => other.score - one.score);
    return { wanted, hits: found.map(({ entry }) => ({ ...entry.hit, excerpt: excerptOf(entry, wanted.words) })) };
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

/**
 * All words have to be somewhere, else 0. In the title counts most, at the beginning of a word more than within, and words
 * side by side more than apart.
 */
function scoreOf({ foldedTitle, foldedText: text }: Entry, words: readonly string[]): number {
  const phrase = words.join(' ');
  let score = words.length > 1 ? 6 * placeScore(foldedTitle, phrase) + 5 * placeScore(text, phrase) : 0;
  for (const word of words) {
    const best = Math.max(6 * placeScore(foldedTitle, word), placeScore(text, word));
    if (best === 0) return 0;
    score += best;
  }
  return score;
}

function placeScore(text: string, word: string): number {
  if (` ${text} `.includes(` ${word} `)) return 3;
  if (` ${text}`.includes(` ${word}`)) return 2;
  return text.includes(word) ? 1 : 0;
}

/** Folding moves places by a letter or two, which an excerpt forgives; it begins at a word. */
function excerptOf({ text, foldedText: folded }: Entry, words: readonly string[]): string {
  const phrase = folded.indexOf(words.join(' '));
  const places = (phrase >= 0 ? [phrase] : words.map((word) => folded.indexOf(word))).filter((place) => place >= 0);
  const near = Math.max(0, Math.min(...places, folded.length) - 30);
  const from = near === 0 || places.length === 0 ? 0 : text.indexOf(' ', near) + 1;
  const cut = text.slice(from, from + excerptLength);
  const whole = from + excerptLength >= text.length;
  return `${from > 0 ? '… ' : ''}${whole ? cut : `${cut.slice(0, cut.lastIndexOf(' '))} …`}`;
}
