import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberInCopy, numberInLink } from '../../../electron/core/numbers/readNumber.ts';

describe('numberInLink', () => {
  it.each([
    ['tel:+1-646-555-0111', '+16465550111'],
    ['TEL:(646) 555-0111', '6465550111'],
    ['tel:%28646%29%20555-0111', '6465550111'],
    ['tel:+49.170.1234567', '+491701234567'],
    ['tel:6465550111;ext=12', '6465550111'],
    ['tel:112', '112'],
  ])('reads %s', (link, number) => {
    expect(numberInLink(link)).toBe(number);
  });

  it.each([
    'https://example.com',
    'tel:',
    'tel:12',
    'tel:911 --inspect',
    'tel:6465550111;phone-context=example.com',
    'tel:6465550111;ext=1;ext=2',
    'tel:6465550111\n',
    'tel:1234567890123456',
    `tel:${' '.repeat(60)}6465550111`,
    'tel:1-800-FLOWERS',
    'tel:%zz6465550111',
    'sip:6465550111',
    ' tel:6465550111',
    'tel:++6465550111',
    'tel:٦٤٦٥٥٥٠١١١',
  ])('lets nothing of %j through', (link) => {
    expect(numberInLink(link)).toBeNull();
  });

  it('never gives anything but digits behind at most one plus', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 50 }), (rest) => {
        expect(numberInLink(`tel:${rest}`) ?? '123').toMatch(/^\+?\d{3,15}$/);
      }),
    );
  });

  it('reads every number of three to fifteen digits, however it is grouped', () => {
    const digits = fc.stringMatching(/^\d{3,15}$/);
    fc.assert(
      fc.property(digits, fc.constantFrom('', '-', '.', ' ', '%20'), fc.boolean(), (number, sign, plus) => {
        const written = [number.slice(0, 3), number.slice(3)].filter(Boolean).join(sign);
        const lead = plus ? '+' : '';
        expect(numberInLink(`tel:${lead}${written}`)).toBe(lead + number);
      }),
    );
  });
});

describe('numberInCopy', () => {
  it.each([
    ['(646) 555-0111', '6465550111'],
    [' +49 170 / 12 34 567\n', '+491701234567'],
    ['01.23.45.67.89', '0123456789'],
    ['555-0111', '5550111'],
  ])('reads %j', (text, number) => {
    expect(numberInCopy(text)).toBe(number);
  });

  it.each([
    'call 646 555 0111',
    '123456',
    '2026-11-17',
    '17.11.2026',
    '11/17/2026',
    '1234567.50',
    '192.168.10.200',
    '1,234,567',
    '1234567890123456',
    '646 555 0111\n646 555 0112',
    '',
  ])('takes %j for none', (text) => {
    expect(numberInCopy(text)).toBeNull();
  });

  it('takes no text with a letter in it for one', () => {
    fc.assert(
      fc.property(fc.string(), fc.stringMatching(/^[a-zA-Zü]$/), fc.string(), (before, letter, after) => {
        expect(numberInCopy(before + letter + after)).toBeNull();
      }),
    );
  });
});
