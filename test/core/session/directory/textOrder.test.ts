import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTextOrder } from '../../../../electron/core/session/directory/searchIndex.ts';

// Letters of one byte, at its edge and beyond it.
const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', 'þ', 'ÿ', 'Ā', '中', '😀'), maxLength: 7 });

it('orders texts as they are ordered as a whole, and equal ones by slot', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 2, maxLength: 30 }), (list) => {
      const texts = list.map((each) => ` ${each}`);
      const order = createTextOrder(texts);
      for (const slot of texts.keys()) order.note(slot);
      const wanted = [...texts.keys()].toSorted((one, other) => {
        const [a = '', b = ''] = [texts[one], texts[other]];
        return a < b ? -1 : a > b ? 1 : one - other;
      });
      expect([...texts.keys()].toSorted((one, other) => order.compare(one, other))).toEqual(wanted);
    }),
  );
});

it('knows the new place of a text that has changed, however far it is', () => {
  const texts = Array.from({ length: 5_000 }, () => ' m');
  const order = createTextOrder(texts);
  for (const slot of texts.keys()) order.note(slot);
  texts[4_999] = ' a';
  order.note(4_999);
  expect(order.compare(4_999, 0)).toBeLessThan(0);
  expect(order.compare(4_998, 0)).toBeGreaterThan(0);
});
