import type { ClientRow } from '../../adapter/deskObjects.ts';
import { isSamePhoneNumber, minDistinctiveDigits } from '../../../contract/phoneNumbers.ts';
import type { ClientStore } from './clientStore.ts';
import { traits } from './clientColumns.ts';
import { nearTo, parseSearch, slipsIn, type ParsedSearch } from './searchText.ts';
import { eachNumber, marksOf, type NumberLines, numberLinesOf, type TextOrder } from './searchIndex.ts';

export interface FoundClients {
  readonly clients: readonly ClientRow[];
  /** The number of matches. */
  readonly total: number;
}

/** Slots that match a search. */
export interface Search {
  /** The best matches, by score, then by name. */
  find(search: string, first: number): FoundClients;
  /** All matches, unordered; null for an empty search. */
  match(search: string): ReadonlySet<number> | null;
}

/** Below this number of matches the search also accepts misspelled words. */
const fewFound = 4;
/** Letters of a search that matches thousands, takes longest, and is typed again all day. */
const shortSearch = 2;
/** The most best matches that are kept of a short search. */
const maxKept = 100;
/** The most short searches that are kept. */
const maxShortSearches = 1_000;

/**
 * Searches by scanning every client's text: at a clinic's size that is faster and more exact than any index (measured,
 * reference/performance.md). A search that extends the last one scans only the last one's matches.
 */
export function createSearch(store: ClientStore): Search {
  let last: {
    readonly words: readonly string[];
    readonly version: number;
    readonly slots: Int32Array;
  } | null = null;
  let numbers: { readonly version: number; readonly lines: NumberLines } | null = null;
  const short = { version: -1, best: new Map<string, Best>() };

  function candidates(words: readonly string[]): Int32Array | null {
    if (last === null || last.version !== store.version || words.length < last.words.length) return null;
    // A word too short for matching inside other words finds less than a longer word that starts with it.
    const goesOn = (word: string, next: string | undefined): boolean =>
      next === word || (next?.startsWith(word) === true && (isSignificant(word) || !isSignificant(next)));
    return last.words.every((word, index) => goesOn(word, words[index])) ? last.slots : null;
  }

  function lines(): NumberLines {
    if (numbers?.version !== store.version)
      numbers = { version: store.version, lines: numberLinesOf(store.columns.digits) };
    return numbers.lines;
  }

  function scan(requested: Exclude<ParsedSearch, { kind: 'nothing' }>): Hits {
    if (requested.kind === 'number') return ratedBy(store, rateNumber(store, lines(), requested), null);
    const hits = ratedBy(store, rateWords(store, requested.words), candidates(requested.words));
    last = { words: requested.words, version: store.version, slots: hits.slots };
    if (hits.slots.length >= fewFound || !requested.words.some((word) => slipsIn(word) > 0)) return hits;
    const exact = new Set(hits.slots);
    const rateFuzzy = rateNear(store, requested.words);
    const near = ratedBy(store, (slot) => (exact.has(slot) ? 0 : rateFuzzy(slot)), null);
    return {
      slots: Int32Array.from([...hits.slots, ...near.slots]),
      scores: Float32Array.from([...hits.scores, ...near.scores]),
    };
  }

  function rank(search: string, first: number): Best {
    const requested = parseSearch(search);
    if (requested.kind === 'nothing') return { slots: [], total: 0 };
    const hits = scan(requested);
    return { slots: bestOf(store, hits, first), total: hits.slots.length };
  }

  function rankShort(search: string): Best {
    if (short.version !== store.version || short.best.size >= maxShortSearches) {
      short.version = store.version;
      short.best.clear();
    }
    const best = short.best.get(search) ?? rank(search, maxKept);
    short.best.set(search, best);
    return best;
  }

  return {
    find(search, first) {
      const isShort = search.length <= shortSearch && first <= maxKept;
      const { slots, total } = isShort ? rankShort(search) : rank(search, first);
      return { clients: slots.slice(0, first).map((slot) => store.client(slot)), total };
    },
    match(search) {
      const requested = parseSearch(search);
      return requested.kind === 'nothing' ? null : new Set(scan(requested).slots);
    },
  };
}

/** The slots of the best matches, and the number of all matches. */
interface Best {
  readonly slots: readonly number[];
  readonly total: number;
}

/** The n-th score belongs to the n-th slot. One letter may match tens of thousands. */
interface Hits {
  readonly slots: Int32Array;
  readonly scores: Float32Array;
}

/** 0 where a slot does not match; else the higher the better. */
type Rate = (slot: number) => number;

function ratedBy(store: ClientStore, rate: Rate, among: Int32Array | null): Hits {
  const { traits: has } = store.columns;
  const most = among?.length ?? store.slots;
  const slots = new Int32Array(most);
  const scores = new Float32Array(most);
  let count = 0;
  for (let index = 0; index < most; index += 1) {
    const slot = among ? (among[index] ?? 0) : index;
    const bits = has[slot] ?? 0;
    if ((bits & traits.here) === 0) continue;
    const score = rate(slot);
    if (score === 0) continue;
    slots[count] = slot;
    scores[count] = bits & traits.inactive ? score - 1 : score;
    count += 1;
  }
  return { slots: slots.slice(0, count), scores: scores.slice(0, count) };
}

/** The first by score; within one score by name. */
function bestOf({ order }: ClientStore, hits: Hits, first: number): readonly number[] {
  const best: number[] = [];
  for (const score of scoresIn(hits).toSorted((one, other) => other - one)) {
    best.push(...firstByText(order, slotsWith(hits, score), first - best.length));
    if (best.length >= first) break;
  }
  return best;
}

/** There are few distinct scores, and most matches have that of the previous one. */
function scoresIn({ scores }: Hits): readonly number[] {
  const all: number[] = [];
  let before = Number.NaN;
  for (const score of scores) {
    if (score !== before && !all.includes(score)) all.push(score);
    before = score;
  }
  return all;
}

function slotsWith({ slots, scores }: Hits, requested: number): Int32Array {
  const same = new Int32Array(slots.length);
  let count = 0;
  for (let index = 0; index < slots.length; index += 1)
    if (scores[index] === requested) same[count++] = slots[index] ?? 0;
  return same.subarray(0, count);
}

/** The first few in the order of their texts. One letter may match thousands, most of which sort later. */
function firstByText(order: TextOrder, slots: Int32Array, count: number): Int32Array {
  const few = slots.slice(0, count).toSorted((one, other) => order.compare(one, other));
  for (let index = count; index < slots.length; index += 1) {
    const slot = slots[index] ?? 0;
    if (order.compare(slot, few[count - 1] ?? 0) >= 0) continue;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (order.compare(slot, few[middle] ?? 0) < 0) high = middle;
      else low = middle + 1;
    }
    few.copyWithin(low + 1, low, count - 1);
    few[low] = slot;
  }
  return few;
}

const idScore = 60;

/** The end of a number identifies best: people give the last four digits. Country codes may be present or not. */
function rateNumber(
  store: ClientStore,
  lines: NumberLines,
  { text, digits: requested }: { text: string; digits: string },
): Rate {
  const { digits } = store.columns;
  const scores = new Uint8Array(store.slots);
  eachNumber(lines, requested, (slot, at) => {
    // A number is followed by a space, the end of its text line, or nothing at all.
    const isEnd = !(lines.text.charCodeAt(at + requested.length) > 32);
    const score = isEnd ? 30 : lines.text.charCodeAt(at - 1) === 32 ? 20 : 10;
    if (score > (scores[slot] ?? 0)) scores[slot] = score;
  });
  // Two forms of one number share their last digits, with any prefix.
  const end = requested.replace(/^0+/, '').slice(-minDistinctiveDigits);
  if (end.length === minDistinctiveDigits)
    eachNumber(lines, end, (slot) => {
      if (scores[slot] !== 0) return;
      if ((digits[slot] ?? '').split(' ').some((each) => isSamePhoneNumber(each, requested))) scores[slot] = 40;
    });
  const byId = store.slotOf(text);
  if (byId !== null) scores[byId] = idScore;
  return (slot) => scores[slot] ?? 0;
}

/** The score of a word by the text line it matches: as a whole, at the beginning of a word, or inside one. */
const worth = [
  { whole: 14, begins: 11, inside: 4 },
  { whole: 12, begins: 9, inside: 3 },
  { whole: 8, begins: 6, inside: 2 },
  { whole: 40, begins: 3, inside: 1 },
] as const;

function rateWords({ columns: { search, digits }, pairs }: ClientStore, words: readonly string[]): Rate {
  const starts = words.map((word) => ` ${word}`);
  const phrase = ` ${words.join(' ')}`;
  const insideToo = words.map(isSignificant);
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

/** One or two letters inside words are not significant. */
function isSignificant(word: string): boolean {
  return word.length > 2;
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}

/** The line of a search text, of four, that a position is in. */
function lineAt(text: string, at: number): number {
  let line = 0;
  for (let end = text.indexOf('\n'); end >= 0 && end < at; end = text.indexOf('\n', end + 1)) line += 1;
  return line;
}

/** The same with tolerance for misspelled names; always below exact matches. */
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
