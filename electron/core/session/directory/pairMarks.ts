import { copyInto } from './columnValues.ts';

/**
 * Which pairs of letters follow each other in a slot's text, folded into 256 bits: nine of ten texts need not be looked
 * through to know that a word is not in them. What parts words counts as a letter, so that a word's beginning is a pair.
 */
export interface PairMarks {
  note(slot: number, text: string): void;
  /** Whether a word of the text may begin with this one. */
  mayBegin(slot: number, word: WordMarks): boolean;
  /** Whether the text may hold this word anywhere. */
  mayHold(slot: number, word: WordMarks): boolean;
}

/** The bits of a word's pairs; the first is of what stands before it. */
export type WordMarks = readonly number[];

const firstSlots = 1024;
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

/** The marks of a word that is looked for. */
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

/** One of 256, spread as evenly as the golden ratio does. */
function pairOf(one: number, other: number): number {
  return Math.imul(one * 257 + other, 0x9e3779b1) >>> 24;
}
