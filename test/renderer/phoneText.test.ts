import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneHabit, readPhone } from '../../renderer/lib/phoneText.ts';
import { digitsOf } from '../../renderer/lib/phoneDigits.ts';

const newYork = phoneHabit(['(212) 555-0100'], 'en-US');
const berlin = phoneHabit(['+49 30 901820'], 'en-US');
const exact = phoneHabit(['+12125550100'], 'en-US');

describe('a phone number', () => {
  it.each([
    ['7185550111', newYork, '(718) 555-0111'],
    ['+1 718 555 0111', newYork, '(718) 555-0111'],
    ['1-718-555-0111', newYork, '(718) 555-0111'],
    ['718.555.0111 x12', newYork, '(718) 555-0111 ext. 12'],
    ['+49 (0)30 123456', newYork, '+49 30 123456'],
    ['0171 2345678', berlin, '+49 171 2345678'],
    ['917 555 0188', exact, '+19175550188'],
  ])('%s is written as the clinic writes its own', (typed, habit, text) => {
    expect(readPhone(typed, habit)).toEqual({ kind: 'number', text });
  });

  it.each(['555 0188', '12', '123456789012345678'])('%s is left as it is, and marked as uncertain', (typed) => {
    expect(readPhone(typed, newYork)).toEqual({ kind: 'unsure' });
  });

  it('that lacks its area is not given another one', () => {
    expect(readPhone('4000000', berlin)).toEqual({ kind: 'other' });
    expect(readPhone('90182012', phoneHabit(['030 901820'], 'en-DE'))).toEqual({ kind: 'other' });
    expect(readPhone('612 345 678', phoneHabit(['+34 913 000 000'], 'en-US'))).toEqual({
      kind: 'number',
      text: '+34 612 34 56 78',
    });
    expect(readPhone('0049 30 901820', berlin)).toEqual({ kind: 'number', text: '+49 30 901820' });
  });

  it.each(['', '  ', 'ask her husband', '718 555 0111 (husband)', '718 555 0111 / 718 555 0112 evenings'])(
    '%j has words in it, and stays as it was typed',
    (typed) => {
      expect(readPhone(typed, newYork)).toEqual({ kind: 'other' });
    },
  );

  it('is never made another one, and is written once for all', () => {
    const typed = fc
      .array(fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '9', ' ', '-', '.', '(', ')', '+'), {
        maxLength: 18,
      })
      .map((characters) => characters.join(''));
    fc.assert(
      fc.property(typed, fc.constantFrom(newYork, berlin, exact), (text, habit) => {
        const reading = readPhone(text, habit);
        if (reading.kind !== 'number') return;
        expect(readPhone(reading.text, habit)).toEqual(reading);
        // What may stand before an area, a 0 or the code of a country, comes and goes; the rest is the same.
        expect(digitsOf(reading.text).endsWith(digitsOf(text).replace(/^0+/, ''))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('of a computer anywhere can be read without any number of the clinic', () => {
    expect(readPhone('020 7946 0958', phoneHabit([], 'en-GB'))).toEqual({ kind: 'number', text: '020 7946 0958' });
    expect(readPhone('020 7946 0958', phoneHabit([''], 'en'))).toEqual({ kind: 'unsure' });
  });
});
