import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '../../../support/propertySeed.ts';
import { namePartsOf, presentName } from '../../../../electron/core/adapter/writes/clientValues.ts';

const ana = { whole: 'Ana van der Berg', given: 'Ana', family: 'van der Berg' };
const stable = { whole: 'Oak Farm', given: null, family: 'Oak Farm' };

describe('a name in one piece and in two', () => {
  it.each([
    [{ name: 'Mary Jo Park' }, null, 'Mary Jo', 'Park'],
    [{ name: 'Prince' }, null, null, 'Prince'],
    [{ name: '  Mary   Park ' }, null, 'Mary', 'Park'],
    [{ name: 'Anna van der Berg' }, ana, 'Anna', 'van der Berg'],
    [{ name: 'Ana de la Cruz' }, ana, 'Ana', 'de la Cruz'],
    [{ name: 'Jo Park' }, ana, 'Jo', 'Park'],
    [{ givenName: 'Anna' }, ana, 'Anna', 'van der Berg'],
    [{ familyName: 'Quist' }, ana, 'Ana', 'Quist'],
    [{ name: 'Oak Farm Ltd' }, stable, null, 'Oak Farm Ltd'],
    [{ name: 'Jo Moran' }, { whole: 'Moran', given: null, family: 'Moran' }, 'Jo', 'Moran'],
    [{ name: '' }, ana, null, null],
  ])('%j', (said, present, given, family) => {
    expect(namePartsOf(said, present)).toMatchObject({ given, family });
  });

  it('gives the same in both, whatever the input and the former name', () => {
    const word = fc.stringMatching(/^[A-Za-zé']{1,6}$/);
    const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((list) => list.join(' '));
    const present = fc.option(
      fc.tuple(words, words).map(([given, family]) => ({ whole: `${given} ${family}`, given, family })),
    );
    fc.assert(
      fc.property(words, present, (name, before) => {
        const { whole, given, family } = namePartsOf({ name }, before);
        expect(whole).toBe(name);
        expect([given, family].filter((half) => half !== null).join(' ')).toBe(name);
      }),
      { numRuns: 300 },
    );
  });

  it('of a client without separate first and last names is split as it is read', () => {
    expect(presentName({ name: 'Jo Park', givenName: null, familyName: null })).toEqual({
      whole: 'Jo Park',
      given: 'Jo',
      family: 'Park',
    });
  });
});
