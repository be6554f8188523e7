import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitName, wholeName } from '../../renderer/domain/personName.ts';

describe('a name that was typed as one', () => {
  it.each([
    ['Maria Garcia', 'Maria', 'Garcia'],
    ['Mary Jo Park', 'Mary Jo', 'Park'],
    ['Jan van der Berg', 'Jan', 'van der Berg'],
    ['Ana Lucía de la Cruz', 'Ana Lucía', 'de la Cruz'],
    ['Park, Mary Jo', 'Mary Jo', 'Park'],
    ['Garcia Lopez , Maria', 'Maria', 'Garcia Lopez'],
    ['Van Nguyen', 'Van', 'Nguyen'],
  ])('%s is %s and %s', (name, givenName, familyName) => {
    expect(splitName(name)).toEqual({ givenName, familyName });
  });

  it.each(['Cher', '', '  ', 'Park,', ', Mary'])('%j has no two pieces', (name) => {
    expect(splitName(name)).toBeNull();
  });

  it('loses no word on the way, and is read given name first', () => {
    const names = fc.array(fc.stringMatching(/^[A-Za-zÀ-ž'’-]{1,8}$/), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(names, (words) => {
        const name = words.join(' ');
        const parts = splitName(name);
        expect(`${parts?.givenName} ${parts?.familyName}`).toBe(name);
        expect(parts?.givenName).not.toBe('');
      }),
    );
    expect(wholeName('Park,  Mary Jo')).toBe('Mary Jo Park');
    expect(wholeName('  Mary   Jo Park ')).toBe('Mary Jo Park');
  });
});
