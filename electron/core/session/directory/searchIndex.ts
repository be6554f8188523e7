import { copyInto } from './clientColumns.ts';

/**
 * The order of the slots' texts. Each begins with a space; the four letters after it are stored in a number, so that a
 * comparison rarely reads the texts themselves, tens of thousands of which are scattered over memory.
 */
export interface TextOrder {
  note(slot: number): void;
  /** Below 0 where the first sorts first; slots with the same text keep their order. */
  compare(one: number, other: number): number;
}

const firstSlots = 1024;
const letters = 4;
/** Letters from here on don't fit into a byte; comparing the texts themselves distinguishes them. */
const others = 255;

export function createTextOrder(texts: readonly string[]): TextOrder {
  let begins = new Uint32Array(firstSlots);
  return {
    note(slot) {
      if (slot >= begins.length) begins = copyInto(begins, new Uint32Array(Math.max(begins.length * 2, slot + 1)));
      begins[slot] = beginOf(texts[slot] ?? '');
    },
    compare(one, other) {
      const begin = (begins[one] ?? 0) - (begins[other] ?? 0);
      if (begin !== 0) return begin;
      const a = texts[one] ?? '';
      const b = texts[other] ?? '';
      return a < b ? -1 : a > b ? 1 : one - other;
    },
  };
}

/** After a letter that is too large all later ones count as too large, as their order is unknown. */
function beginOf(text: string): number {
  let begin = 0;
  let isKnown = true;
  for (let at = 1; at <= letters; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : 0;
    isKnown &&= code < others;
    begin = begin * 256 + (isKnown ? code : others);
  }
  return begin;
}

/**
 * The letter pairs in a slot's text, folded into 256 bits: they rule out nine of ten texts without reading them. A word
 * separator counts as a letter, so that a word's beginning is a pair.
 */
export interface PairMarks {
  note(slot: number, text: string): void;
  /** Whether a word of the text may begin with this one. */
  mayBegin(slot: number, word: WordMarks): boolean;
  /** Whether the text may hold this word anywhere. */
  mayHold(slot: number, word: WordMarks): boolean;
}

/** The bits of a word's pairs; the first pair includes the character before the word. */
type WordMarks = readonly number[];

/** 256 bits in numbers of 32. */
const width = 8;
const space = 32;

export function createPairMarks(): PairMarks {
  let marks = new Uint32Array(firstSlots * width);

  function mayHave(slot: number, pairs: WordMarks, from: number): boolean {
    const begin = slot * width;
    for (let at = from; at < pairs.length; at += 1) {
      const bit = pairs[at] ?? 0;
      if ((((marks[begin + (bit >> 5)] ?? 0) >>> (bit & 31)) & 1) === 0) return false;
    }
    return true;
  }

  return {
    note(slot, text) {
      const begin = slot * width;
      if (begin >= marks.length) marks = copyInto(marks, new Uint32Array(Math.max(marks.length * 2, begin + width)));
      marks.fill(0, begin, begin + width);
      let before = space;
      for (let at = 0; at < text.length; at += 1) {
        const letter = letterAt(text, at);
        const bit = pairOf(before, letter);
        marks[begin + (bit >> 5)] = (marks[begin + (bit >> 5)] ?? 0) | (1 << (bit & 31));
        before = letter;
      }
    },
    mayBegin: (slot, word) => mayHave(slot, word, 0),
    mayHold: (slot, word) => mayHave(slot, word, 1),
  };
}

/** The marks of the searched word. */
export function marksOf(word: string): WordMarks {
  const pairs: number[] = [];
  let before = space;
  for (let at = 0; at < word.length; at += 1) {
    const letter = letterAt(word, at);
    pairs.push(pairOf(before, letter));
    before = letter;
  }
  return pairs;
}

function letterAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < space ? space : code;
}

/** A hash to one of 256 bits, spread by the golden ratio. */
function pairOf(one: number, other: number): number {
  return Math.imul(one * 257 + other, 0x9e3779b1) >>> 24;
}

/**
 * The numbers of all slots in one text, a line for each: scanning it takes a fraction of the time for separate texts,
 * which are scattered over memory.
 */
export interface NumberLines {
  readonly text: string;
  /** Where each slot's text line ends. */
  readonly ends: Uint32Array;
}

export function numberLinesOf(digits: readonly string[]): NumberLines {
  const ends = new Uint32Array(digits.length);
  let end = -1;
  for (const [slot, line] of digits.entries()) ends[slot] = end += line.length + 1;
  return { text: digits.join('\n'), ends };
}

/** Calls `see` with every position of these digits and the slot they belong to, in the order of slots. */
export function eachNumber({ text, ends }: NumberLines, sought: string, see: (slot: number, at: number) => void): void {
  let slot = 0;
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    while ((ends[slot] ?? text.length) <= at) slot += 1;
    see(slot, at);
  }
}
