import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameNumber } from '../../renderer/lib/phoneDigits.ts';

describe('isSameNumber', () => {
  it.each([
    ['+16465550111', '(646) 555-0111'],
    ['555-0111', '646 555 0111'],
    ['+491701234567', '0170 1234567'],
    ['112', '112'],
    ['(551) 555-0128 ext. 82', '+15515550128'],
    ['551 555 0128 x82', '551-555-0128'],
    ['0170 1234567;ext=3', '+49 170 1234567'],
  ])('takes %s and %s for one', (one, other) => {
    expect(isSameNumber(one, other)).toBe(true);
    expect(isSameNumber(other, one)).toBe(true);
  });

  it.each([
    ['555-0111', '555-0112'],
    ['0111', '(646) 555-0111'],
    ['', ''],
    ['0555011', '646 555 0111'],
  ])('tells %s from %s', (one, other) => {
    expect(isSameNumber(one, other)).toBe(false);
  });

  it('knows a number by itself, whatever it is written with and whatever stands before it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{7,12}$/), fc.stringMatching(/^\d{0,3}$/), (number, before) => {
        expect(isSameNumber(`+${before} ${number.slice(0, 4)}-${number.slice(4)}`, number)).toBe(true);
      }),
    );
  });
});
