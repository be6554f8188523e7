import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPairMarks, marksOf } from '../../../../electron/core/session/directory/searchIndex.ts';

const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 6 });

describe('pair marks', () => {
  it('never say that a word is not in a text that holds it', () => {
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(), fc.nat(), (list, which, from, length) => {
        const text = list.map((word) => ` ${word}`).join('\n');
        const marks = createPairMarks();
        marks.note(3, text);
        const word = list[which % list.length] ?? '';
        const part = word.slice(from % word.length, (from % word.length) + 1 + (length % word.length));
        expect(marks.mayBegin(3, marksOf(word))).toBe(true);
        expect(marks.mayHold(3, marksOf(part))).toBe(true);
      }),
    );
  });

  it('tell what can’t be in a text, in every slot of its own', () => {
    const marks = createPairMarks();
    marks.note(0, ' maria garcia');
    marks.note(5_000, ' 14 élan');
    expect(marks.mayBegin(0, marksOf('arc'))).toBe(false);
    expect(marks.mayHold(0, marksOf('arc'))).toBe(true);
    expect(marks.mayHold(0, marksOf('max'))).toBe(false);
    expect(marks.mayHold(0, marksOf('14'))).toBe(false);
    expect(marks.mayBegin(5_000, marksOf('14'))).toBe(true);
    expect(marks.mayBegin(5_000, marksOf('2'))).toBe(false);
    expect(marks.mayBegin(5_000, marksOf('é'))).toBe(true);
    expect(marks.mayBegin(4_999, marksOf('m'))).toBe(false);
  });
});
