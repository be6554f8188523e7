import type { ClientRow } from '../../../graphql/service/readers/objects.ts';
import { type ClientStore, traits } from './clientStore.ts';
import { marksOf } from './pairMarks.ts';
import { nearTo, slipsIn } from './nearWords.ts';
import { isSameNumber, readWanted, tellingDigits, type Wanted } from './searchText.ts';

export interface FoundClients {
  readonly clients: readonly ClientRow[];
  /** How many were found in all. */
  readonly total: number;
}

/** Slots that hold what is wanted. */
export interface Search {
  /** The best of them, by how well they fit, then by name. */
  find(search: string, first: number): FoundClients;
  /** All of them, in no order; null where nothing is wanted. */
  match(search: string): ReadonlySet<number> | null;
}

/** Fewer than this, and words are also taken for slips of other words. */
const fewFound = 4;

/**
 * Searches by scanning every client's text: at a clinic's size that is faster and more exact than any index (measured,
 * reference/performance.md). A search that only goes on where the last one stopped scans what the last one found.
 */
export function createSearch(store: ClientStore): Search {
  let last: {
    readonly words: readonly string[];
    readonly version: number;
    readonly slots: readonly number[];
  } | null = null;

  function candidates(words: readonly string[]): readonly number[] | null {
    if (last === null || last.version !== store.version || words.length < last.words.length) return null;
    // A word too short to be looked for inside of others finds less than one that goes on from it and is long enough.
    const goesOn = (word: string, next: string | undefined): boolean =>
      next === word || (next?.startsWith(word) === true && (isTelling(word) || !isTelling(next)));
    return last.words.every((word, index) => goesOn(word, words[index])) ? last.slots : null;
  }

  function scan(wanted: Exclude<Wanted, { kind: 'nothing' }>): Hits {
    const rate = wanted.kind === 'number' ? rateNumber(store, wanted) : rateWords(store, wanted.words);
    const among = wanted.kind === 'words' ? candidates(wanted.words) : null;
    const hits = ratedBy(store, rate, among);
    if (wanted.kind !== 'words') return hits;
    last = { words: wanted.words, version: store.version, slots: hits.slots };
    if (hits.slots.length >= fewFound || !wanted.words.some((word) => slipsIn(word) > 0)) return hits;
    const exact = new Set(hits.slots);
    const rateOther = rateNear(store, wanted.words);
    const near = ratedBy(store, (slot) => (exact.has(slot) ? 0 : rateOther(slot)), null);
    return { slots: [...hits.slots, ...near.slots], scores: [...hits.scores, ...near.scores] };
  }

  return {
    find(search, first) {
      const wanted = readWanted(search);
      if (wanted.kind === 'nothing') return { clients: [], total: 0 };
      const hits = scan(wanted);
      return { clients: bestOf(store, hits, first).map((slot) => store.client(slot)), total: hits.slots.length };
    },
    match(search) {
      const wanted = readWanted(search);
      return wanted.kind === 'nothing' ? null : new Set(scan(wanted).slots);
    },
  };
}

/** The n-th score is of the n-th slot: one letter may find tens of thousands, which are too many for objects. */
interface Hits {
  readonly slots: readonly number[];
  readonly scores: readonly number[];
}

/** 0 where a slot is not meant; else the higher the better. */
type Rate = (slot: number) => number;

function ratedBy(store: ClientStore, rate: Rate, among: readonly number[] | null): Hits {
  const slots: number[] = [];
  const scores: number[] = [];
  const { traits: has } = store.columns;
  const count = among?.length ?? store.slots;
  for (let index = 0; index < count; index += 1) {
    const slot = among ? (among[index] ?? 0) : index;
    const bits = has[slot] ?? 0;
    if ((bits & traits.here) === 0) continue;
    const score = rate(slot);
    if (score === 0) continue;
    slots.push(slot);
    scores.push(bits & traits.inactive ? score - 1 : score);
  }
  return { slots, scores };
}

/** The first by score; within one score by name. */
function bestOf(store: ClientStore, { slots, scores }: Hits, first: number): readonly number[] {
  const byScore = new Map<number, number[]>();
  for (let index = 0; index < slots.length; index += 1) {
    const score = scores[index] ?? 0;
    const same = byScore.get(score);
    if (same) same.push(slots[index] ?? 0);
    else byScore.set(score, [slots[index] ?? 0]);
  }
  const best: number[] = [];
  for (const score of [...byScore.keys()].toSorted((one, other) => other - one)) {
    best.push(...firstByText(store, byScore.get(score) ?? [], first - best.length));
    if (best.length >= first) break;
  }
  return best;
}

/** The first few in the order of their texts. Thousands may fit a letter alike, of which hardly one comes in. */
function firstByText(store: ClientStore, slots: readonly number[], count: number): readonly number[] {
  const few = slots.slice(0, count).toSorted((one, other) => byText(store, one, other));
  for (let index = count; index < slots.length; index += 1) {
    const slot = slots[index] ?? 0;
    if (byText(store, slot, few[count - 1] ?? 0) >= 0) continue;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (byText(store, slot, few[middle] ?? 0) < 0) high = middle;
      else low = middle + 1;
    }
    few.pop();
    few.splice(low, 0, slot);
  }
  return few;
}

function byText({ columns: { search } }: ClientStore, one: number, other: number): number {
  const a = search[one] ?? '';
  const b = search[other] ?? '';
  return a < b ? -1 : a > b ? 1 : one - other;
}

const idScore = 60;

/** The end of a number tells most: people give the last four digits. Codes of countries may be there or not. */
function rateNumber(
  { columns: { digits, search } }: ClientStore,
  { text, digits: wanted }: { text: string; digits: string },
): Rate {
  const id = `\n ${text.toLowerCase()}`;
  // Two that are one number end alike, however much stands before that.
  const end = wanted.replace(/^0+/, '').slice(-tellingDigits);
  const isWhole = end.length === tellingDigits;
  return (slot) => {
    const has = digits[slot] ?? '';
    const isId = (search[slot] ?? '').endsWith(id);
    if (isId) return idScore;
    let best = 0;
    for (let at = has.indexOf(wanted); at >= 0 && best < 30; at = has.indexOf(wanted, at + 1)) {
      // Behind the last number there is nothing, which is no number either and not more than a space.
      const isEnd = !(has.charCodeAt(at + wanted.length) > 32);
      best = Math.max(best, isEnd ? 30 : has.charCodeAt(at - 1) === 32 ? 20 : 10);
    }
    if (best > 0) return best;
    const mayBeSame = isWhole && has.includes(end);
    return mayBeSame && has.split(' ').some((each) => isSameNumber(each, wanted)) ? 40 : 0;
  };
}

/** What a word is worth by the line it stands in, as a whole, at the beginning of a word, or inside one. */
const worth = [
  { whole: 14, begins: 11, inside: 4 },
  { whole: 12, begins: 9, inside: 3 },
  { whole: 8, begins: 6, inside: 2 },
  { whole: 40, begins: 3, inside: 1 },
] as const;

function rateWords({ columns: { search, digits }, pairs }: ClientStore, words: readonly string[]): Rate {
  const starts = words.map((word) => ` ${word}`);
  const phrase = ` ${words.join(' ')}`;
  const insideToo = words.map(isTelling);
  const marks = words.map(marksOf);
  const numbers = words.map(isNumber);
  return (slot) => {
    const text = search[slot] ?? '';
    let score = 0;
    for (let index = 0; index < words.length; index += 1) {
      const word = words[index] ?? '';
      const mark = marks[index] ?? noMarks;
      const at = pairs.mayBegin(slot, mark) ? text.indexOf(starts[index] ?? '') : -1;
      let points = 0;
      if (at >= 0) {
        const { whole, begins } = worth[lineAt(text, at)] ?? worth[3];
        const after = text.charCodeAt(at + 1 + word.length);
        points = after > 32 ? begins : whole;
        if (at === 0) points += 1;
      } else if (insideToo[index]) {
        const inside = pairs.mayHold(slot, mark) ? text.indexOf(word) : -1;
        if (inside >= 0) points = (worth[lineAt(text, inside)] ?? worth[3]).inside;
        else if (numbers[index] === true && (digits[slot] ?? '').includes(word)) points = 6;
      }
      if (points === 0) return 0;
      score += points;
    }
    return text.startsWith(phrase) ? score + 3 : score;
  };
}

const noMarks = marksOf('');

/** One or two letters inside of words say nothing. */
function isTelling(word: string): boolean {
  return word.length > 2;
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}

/** Which of the four lines of a search text a place is in. */
function lineAt(text: string, at: number): number {
  let line = 0;
  for (let end = text.indexOf('\n'); end >= 0 && end < at; end = text.indexOf('\n', end + 1)) line += 1;
  return line;
}

/** The same, with words taken for slips of what stands in names; always below what fits exactly. */
function rateNear({ columns: { search, digits } }: ClientStore, words: readonly string[]): Rate {
  const tests = words.map((word) => ({ word, near: nearTo(word), isNumber: isNumber(word) }));
  return (slot) => {
    const text = search[slot] ?? '';
    const names = text.slice(0, text.indexOf('\n', text.indexOf('\n') + 1));
    let score = 2;
    for (const { word, near, isNumber: isDigits } of tests) {
      if (text.includes(word) || (isDigits && (digits[slot] ?? '').includes(word))) {
        score += 2;
        continue;
      }
      const slips = near(names);
      if (slips === null) return 0;
      score += 2 - slips * 0.5;
    }
    return score;
  };
}
