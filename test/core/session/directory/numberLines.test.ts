import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eachNumber, numberLinesOf } from '../../../../electron/core/session/directory/searchIndex.ts';

const number = fc.string({ unit: fc.constantFrom('5', '0', '1'), maxLength: 6 });
const line = fc.array(number, { maxLength: 3 }).map((numbers) => numbers.map((each) => ` ${each}`).join(''));

it('finds digits wherever they stand, and never across two clients', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), fc.stringMatching(/^[501]{1,3}$/), (lines, wanted) => {
      const found: string[] = [];
      const all = numberLinesOf(lines);
      eachNumber(all, wanted, (slot, at) =>
        found.push(`${slot} ${at - ((all.ends[slot] ?? 0) - (lines[slot] ?? '').length)}`),
      );
      const expected = lines.flatMap((each, slot) =>
        Array.from({ length: each.length }, (_letter, at) => at)
          .filter((at) => each.startsWith(wanted, at))
          .map((at) => `${slot} ${at}`),
      );
      expect(found).toEqual(expected);
    }),
  );
});
