import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { previewRows } from '../../../renderer/features/forms/previewRows.ts';
import { isBlank, withMoved, withValue } from '../../../renderer/features/forms/typedValues.ts';

describe('the table of what will be sent', () => {
  it('has a row for each value, with every digit of a number', () => {
    const sent =
      '{"input":{"a":"x","n":12345678901234567890.10,"list":[{"b":true},{"b":null}],"none":[],"of":{"digits":"7"}}}';
    expect(previewRows(sent)).toEqual([
      { path: 'input.a', value: 'x' },
      { path: 'input.n', value: '12345678901234567890.10' },
      { path: 'input.list[1].b', value: 'true' },
      { path: 'input.list[2].b', value: 'null' },
      { path: 'input.none', value: '[]' },
      { path: 'input.of.digits', value: '7' },
    ]);
    expect(previewRows('{}')).toEqual([]);
  });
});

describe('typed values', () => {
  it('changes in one place and nowhere else', () => {
    const before = { input: { lines: [{ a: '1' }, { a: '2' }], note: 'x' } };
    expect(withValue(before, ['input', 'lines', '1', 'price', 'amount'], '5')).toEqual({
      input: { lines: [{ a: '1' }, { a: '2', price: { amount: '5' } }], note: 'x' },
    });
    expect(before.input.lines[1]).toEqual({ a: '2' });
  });

  it('keeps every entry of a list that is moved', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.integer(), fc.integer(), (list, from, to) => {
        const sorted = (all: readonly unknown[]): readonly unknown[] =>
          all.map(String).toSorted((one, other) => (one < other ? -1 : 1));
        expect(sorted(withMoved(list, from, to))).toEqual(sorted(list));
      }),
    );
    expect(withMoved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  });

  it('is blank where only blanks are in it; a flag and a null have values', () => {
    expect([{}, { a: ' ', b: [{ c: '' }] }, [''], undefined].map(isBlank)).toEqual([true, true, true, true]);
    expect([{ a: false }, null, ['', 'x']].map(isBlank)).toEqual([false, false, false]);
  });
});
