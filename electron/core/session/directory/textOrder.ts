import { copyInto } from './columnValues.ts';

/**
 * The order of the slots' texts. Each begins with a space; the four letters after it stand in a number, so that of tens of
 * thousands of texts, which lie all over memory, hardly one is looked at.
 */
export interface TextOrder {
  note(slot: number): void;
  /** Below 0 where the first comes first; slots of one text are in their own order. */
  compare(one: number, other: number): number;
}

const firstSlots = 1024;
const letters = 4;
/** Letters from here on are more than a byte can tell apart; the texts themselves can. */
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

/** Where one letter is too large, all behind it count as such, as nothing is known of which comes first. */
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
