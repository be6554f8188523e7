import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOf, isSamePhoneNumber } from '../../renderer/lib/phoneDigits.ts';

describe('isSamePhoneNumber', () => {
  it.each([
    ['+16465550111', '(646) 555-0111'],
    ['555-0111', '646 555 0111'],
    ['+491701234567', '0170 1234567'],
    ['112', '112'],
    ['(551) 555-0128 ext. 82', '+15515550128'],
    ['551 555 0128 x82', '551-555-0128'],
    ['0170 1234567;ext=3', '+49 170 1234567'],
    ['551-555-0128x82', '551-555-0128 #7'],
    ['030 901820 Durchwahl 12', '+49 30 901820'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+44(0)20 7946 0958', '020 7946 0958'],
    ['+49 (0)171 1234567', '+491711234567'],
    ['0049 (0) 171/1234567', '+491711234567'],
    ['(+49) (0)171 1234567', '0171 1234567'],
    ['+39 (0)6 6982 4567', '+390669824567'],
    ['(0)171 1234567', '+491711234567'],
    ['646-555-0111 / 646-555-0112', '+16465550111'],
    ['646-555-0111 / 646-555-0112', '+16465550112'],
    ['646 555 0111 or 646 555 0112', '6465550111'],
    ['0171 / 1234567, 030 / 7654321', '+49307654321'],
    ['+49 33701 / 57123', '03370157123'],
    ['555 1234 / 4444', '555 4444'],
    ['+1 646 555 0111 +1 646 555 0112', '646 555 0111'],
    ['646-555-0111 x12; 646-555-0112 x13', '646-555-0112'],
    ['mobile: 646-555-0111\nwork: 646-555-0112', '646-555-0112'],
    ['\u202a+1 646\u2011555\u20110111\u202c', '6465550111'],
    ['646\u200b5550111', '6465550111'],
  ])('takes %s and %s for one', (one, other) => {
    expect(isSamePhoneNumber(one, other)).toBe(true);
    expect(isSamePhoneNumber(other, one)).toBe(true);
  });

  it.each([
    ['555-0111', '555-0112'],
    ['0111', '(646) 555-0111'],
    ['', ''],
    ['0555011', '646 555 0111'],
    ['646-555-0111 / 646-555-0112', '646-555-0113'],
    ['718-555-0166 x82', '718-555-0166-82'],
    ['020 (0)946 0958', '20 9460958'],
  ])('distinguishes %s from %s', (one, other) => {
    expect(isSamePhoneNumber(one, other)).toBe(false);
  });

  it('recognises a number by itself, whatever its format and prefix', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{7,12}$/), fc.stringMatching(/^\d{0,3}$/), (number, before) => {
        expect(isSamePhoneNumber(`+${before} ${number.slice(0, 4)}-${number.slice(4)}`, number)).toBe(true);
      }),
    );
  });

  it('recognises each of two numbers in one text, however they are separated', () => {
    const number = fc.stringMatching(/^[1-9]\d{6,11}$/);
    const between = fc.constantFrom('/', ' / ', '; ', ', ', ' or ', ' oder ', ' ou ', ' o ', '\n', ' | ');
    fc.assert(
      fc.property(number, number, between, (one, other, mark) => {
        const both = `${one.slice(0, 3)}-${one.slice(3)}${mark}${other}`;
        expect(isSamePhoneNumber(both, one)).toBe(true);
        expect(isSamePhoneNumber(both, other)).toBe(true);
      }),
    );
  });
});

describe('digitsOf', () => {
  it.each([
    ['(646) 555-0111', '6465550111'],
    ['+1 646 555 0111', '16465550111'],
    ['718-555-0166 x82', '7185550166'],
    ['+44 (0)20 7946 0958', '442079460958'],
    ['646-555-0111 / 646-555-0112', '6465550111'],
    ['0171 / 1234567', '01711234567'],
    ['112', '112'],
    ['ask her husband', ''],
  ])('reads the first number of %j', (text, digits) => {
    expect(digitsOf(text)).toBe(digits);
  });
});
