/**
 * Which letters stand in a slot's text, and with which its words begin, one bit each: most texts need not be looked
 * through to know that a word is not in them.
 */
export interface LetterMarks {
  note(slot: number, text: string): void;
  /** Whether a word of the text may begin with this one. */
  mayBegin(slot: number, word: WordMarks): boolean;
  /** Whether the text may hold this word anywhere. */
  mayHold(slot: number, word: WordMarks): boolean;
}

export interface WordMarks {
  readonly first: number;
  readonly all: number;
}

const firstSlots = 1024;

export function createLetterMarks(): LetterMarks {
  let begins = new Uint32Array(firstSlots);
  let holds = new Uint32Array(firstSlots);
  return {
    note(slot, text) {
      if (slot >= holds.length) {
        begins = larger(begins, slot);
        holds = larger(holds, slot);
      }
      let first = 0;
      let all = 0;
      let isFirst = true;
      for (let at = 0; at < text.length; at += 1) {
        const mark = markOf(text.charCodeAt(at));
        all |= mark;
        if (isFirst) first |= mark;
        isFirst = mark === 0;
      }
      begins[slot] = first;
      holds[slot] = all;
    },
    mayBegin: (slot, { first }) => ((begins[slot] ?? 0) & first) === first,
    mayHold: (slot, { all }) => ((holds[slot] ?? 0) & all) >>> 0 === all,
  };
}

/** The marks of a word that is looked for. */
export function marksOf(word: string): WordMarks {
  let all = 0;
  for (let at = 0; at < word.length; at += 1) all |= markOf(word.charCodeAt(at));
  return { first: markOf(word.charCodeAt(0)), all: all >>> 0 };
}

/** A bit for each of 26 letters, one for digits, one for all others; none for what parts words. */
function markOf(code: number): number {
  if (code >= 97 && code <= 122) return 1 << (code - 97);
  if (code <= 32) return 0;
  return code >= 48 && code <= 57 ? 1 << 26 : 1 << 27;
}

function larger(marks: Uint32Array<ArrayBuffer>, slot: number): Uint32Array<ArrayBuffer> {
  const more = new Uint32Array(Math.max(marks.length * 2, slot + 1));
  more.set(marks);
  return more;
}
