import { describe, expect, it } from 'vitest';
import {
  createPairMarks,
  createTextOrder,
  eachNumber,
  marksOf,
  numberLinesOf,
} from '../../../../electron/core/session/directory/searchIndex.ts';
import fc from 'fast-check';

const number = fc.string({ unit: fc.constantFrom('5', '0', '1'), maxLength: 6 });
const line = fc.array(number, { maxLength: 3 }).map((numbers) => numbers.map((each) => ` ${each}`).join(''));

it('finds digits wherever they stand, and never across two clients', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), fc.stringMatching(/^[501]{1,3}$/), (lines, digits) => {
      const found: string[] = [];
      const all = numberLinesOf(lines);
      eachNumber(all, digits, (slot, at) =>
        found.push(`${slot} ${at - ((all.ends[slot] ?? 0) - (lines[slot] ?? '').length)}`),
      );
      const expected = lines.flatMap((each, slot) =>
        Array.from({ length: each.length }, (_letter, at) => at)
          .filter((at) => each.startsWith(digits, at))
          .map((at) => `${slot} ${at}`),
      );
      expect(found).toEqual(expected);
    }),
  );
});

const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 6 });

describe('pair marks', () => {
  it('never rule out a word in a text that holds it', () => {
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

  it('rule out absent text, each in its own slot', () => {
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

// Letters of one byte, at its edge and beyond it.
const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', 'þ', 'ÿ', 'Ā', '中', '😀'), maxLength: 7 });

it('orders texts as they are ordered as a whole, and equal ones by slot', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 2, maxLength: 30 }), (list) => {
      const texts = list.map((each) => ` ${each}`);
      const order = createTextOrder(texts);
      for (const slot of texts.keys()) order.note(slot);
      const expected = [...texts.keys()].toSorted((one, other) => {
        const [a = '', b = ''] = [texts[one], texts[other]];
        return a < b ? -1 : a > b ? 1 : one - other;
      });
      expect([...texts.keys()].toSorted((one, other) => order.compare(one, other))).toEqual(expected);
    }),
  );
});

it('finds a changed text at its new place, however far it moved', () => {
  const texts = Array.from({ length: 5_000 }, () => ' m');
  const order = createTextOrder(texts);
  for (const slot of texts.keys()) order.note(slot);
  texts[4_999] = ' a';
  order.note(4_999);
  expect(order.compare(4_999, 0)).toBeLessThan(0);
  expect(order.compare(4_998, 0)).toBeGreaterThan(0);
});
