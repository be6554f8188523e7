import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount, typedAmount } from '../../../renderer/features/payment/typedAmount.ts';

describe('an amount as it is typed', () => {
  it.each([
    ['45,50', 'en-US', '45.50'],
    ['45.50', 'de-DE', '45.50'],
    ['45', 'en-US', '45.00'],
    ['45.5', 'en-US', '45.50'],
    ['45.', 'en-US', '45.00'],
    ['.5', 'en-US', '0.50'],
    ['0045.500', 'en-US', '45.50'],
    ['$1,234.50', 'en-US', '1234.50'],
    ['1.234,50 €', 'de-DE', '1234.50'],
    ['1 234,50', 'fr-FR', '1234.50'],
    ['1’234.50', 'de-CH', '1234.50'],
    ['CHF 45.50', 'de-CH', '45.50'],
    ['1,234', 'en-US', '1234.00'],
    ['1.234', 'de-DE', '1234.00'],
    ['1,234,567', 'de-DE', '1234567.00'],
    ['999999999.99', 'en-US', '999999999.99'],
  ])('reads %s in %s', (typed, locale, amount) => {
    expect(readAmount(typed, locale)).toEqual({ kind: 'amount', amount });
  });

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['forty', 'noNumber'],
    ['-5', 'noNumber'],
    ['1e3', 'noNumber'],
    ['12,34,567', 'noNumber'],
    ['1.2.3', 'noNumber'],
    ['.', 'noNumber'],
    ['1.234', 'tooExact'],
    ['0.001', 'tooExact'],
    ['1000000000', 'tooLarge'],
    ['0', 'nothing'],
    ['0.00', 'nothing'],
  ])('refuses %s', (typed, kind) => {
    expect(readAmount(typed, 'en-US')).toEqual({ kind });
  });

  const cents = fc.integer({ min: 1, max: 99_999_999_999 });
  const locales = fc.constantFrom('en-US', 'de-DE', 'de-CH', 'de-AT', 'es-ES', 'es-MX', 'fr-FR', 'fr-CA', 'en-IN');

  it('reads what its region writes, to the cent, and what it writes itself', () => {
    fc.assert(
      fc.property(cents, locales, fc.boolean(), (number, locale, useGrouping) => {
        const digits = String(number).padStart(3, '0');
        const amount = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
        // Sound: digits around a point.
        const exact = amount as `${number}`;
        // India groups by two and by three: what is written so is typed without groups.
        const format = { minimumFractionDigits: 2, useGrouping: useGrouping && locale !== 'en-IN' };
        const written = new Intl.NumberFormat(locale, format).format(exact);
        expect(readAmount(written, locale)).toEqual({ kind: 'amount', amount });
        expect(readAmount(typedAmount(amount, locale), locale)).toEqual({ kind: 'amount', amount });
      }),
    );
  });

  it('never makes up a number, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), locales, (typed, locale) => {
        const read = readAmount(typed, locale);
        if (read.kind !== 'amount') return;
        expect(read.amount).toMatch(/^(0|[1-9]\d{0,8})\.\d\d$/);
        const digits = (text: string): string => text.replaceAll(/\D/g, '').replaceAll(/^0+|0+$/g, '');
        expect(digits(read.amount)).toBe(digits(typed));
      }),
    );
  });
});
