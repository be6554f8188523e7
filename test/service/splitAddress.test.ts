import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '../support/propertySeed.ts';
import { splitAddress } from '../../graphql/service/variables.ts';

const former = ['12 Elm St', null, 'Portland', 'ME', '04101'];

describe('an address that was edited in one line', () => {
  it.each([
    ['14 Elm St, Portland, ME, 04101', ['14 Elm St', null, 'Portland', 'ME', '04101']],
    ['12 Elm St, South Portland, ME, 04106', ['12 Elm St', null, 'South Portland', 'ME', '04106']],
    ['12 Elm St, Rear, Portland, ME, 04101', ['12 Elm St', 'Rear', 'Portland', 'ME', '04101']],
    ['12 Elm St, Portland, ME', ['12 Elm St', null, 'Portland', 'ME', null]],
    ['12 Elm St,Portland,  ME, 04109', ['12 Elm St', null, 'Portland', 'ME', '04109']],
    ['', [null, null, null, null, null]],
    ['Elsewhere', null],
    ['1 Oak Ave, Bath, ME, 04530, upstairs, left', null],
  ] as const)('%j', (edited, pieces) => {
    expect(splitAddress(former, edited)).toEqual(pieces);
  });

  it('takes the whole of the line that changed, commas and all', () => {
    expect(splitAddress(['12 Elm St', 'Portland'], '12 Elm St, Rear, upstairs, Portland')).toBeNull();
    expect(splitAddress(['12 Elm St', 'Portland', 'ME'], '9 Oak Ave, Rear, Apt 4, Portland, ME')).toEqual([
      '9 Oak Ave, Rear, Apt 4',
      'Portland',
      'ME',
    ]);
  });

  it('stands in the first line where there was none', () => {
    expect(splitAddress([null, null, null], '1 Oak Ave, Bath')).toEqual(['1 Oak Ave, Bath', null, null]);
  });

  const piece = fc.stringMatching(/^[A-Za-z0-9]{1,6}( [A-Za-z0-9]{1,6})?$/);
  const pieces = fc.array(fc.option(piece), { minLength: 1, maxLength: 5 });

  it('is read back as it was written, whatever the pieces and the edit', () => {
    fc.assert(
      fc.property(pieces, fc.array(piece, { maxLength: 6 }), (before, edit) => {
        const text = edit.join(', ');
        const after = splitAddress(before, text);
        if (after === null) return;
        expect(after).toHaveLength(before.length);
        expect(after.filter((each) => each !== null).join(', ')).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  it('changes one piece and no other where one piece was changed', () => {
    fc.assert(
      fc.property(fc.uniqueArray(piece, { minLength: 1, maxLength: 5 }), fc.nat(), piece, (before, at, changed) => {
        if (before.includes(changed)) return;
        const expected = before.map((each, index) => (index === at % before.length ? changed : each));
        expect(splitAddress(before, expected.join(', '))).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
});
