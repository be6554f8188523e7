import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHttpDate, readRetryAfter } from '../../graphql/service/retryAfter.ts';

const at = Date.UTC(2026, 10, 17, 15, 0, 0);

describe('readHttpDate', () => {
  it.each([
    'Sun, 06 Nov 1994 08:49:37 GMT',
    'Sunday, 06-Nov-94 08:49:37 GMT',
    'Sun Nov  6 08:49:37 1994',
    '  Sun, 06 Nov 1994 08:49:37 GMT ',
  ])('reads %s', (text) => {
    expect(readHttpDate(text)).toBe(Date.UTC(1994, 10, 6, 8, 49, 37));
  });

  it('reads every date that is written as it should be', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800 }), (seconds) => {
        expect(readHttpDate(new Date(seconds * 1000).toUTCString())).toBe(seconds * 1000);
      }),
    );
  });

  it.each([
    null,
    '',
    'soon',
    '2026-11-17T15:00:00Z',
    'Tue, 31 Feb 2026 15:00:00 GMT',
    'Tue, 17 Nov 2026 25:00:00 GMT',
    'Tue, 17 Foo 2026 15:00:00 GMT',
    'Tue, 17 Nov 2026 15:00:00 PST',
    '5 apples',
  ])('takes %j for no date', (text) => {
    expect(readHttpDate(text)).toBeNull();
  });
});

describe('readRetryAfter', () => {
  it.each<[string | null, number | null]>([
    ['0', 0],
    ['7', 7],
    [' 120 ', 120],
    ['86400', 86_400],
    ['999999999999999999999999', 86_400],
    ['Tue, 17 Nov 2026 15:00:30 GMT', 30],
    ['Tue, 17 Nov 2026 15:00:00 GMT', 0],
    ['Tue, 17 Nov 2020 15:00:00 GMT', 0],
    ['Tue, 17 Nov 2099 15:00:00 GMT', 86_400],
    ['-5', null],
    ['1.5', null],
    ['1e9', null],
    ['0x10', null],
    ['NaN', null],
    ['Infinity', null],
    ['', null],
    [null, null],
  ])('reads %j as %j seconds', (text, seconds) => {
    expect(readRetryAfter(text, at)).toBe(seconds);
  });

  it('can’t count from an unknown clock', () => {
    expect(readRetryAfter('Tue, 17 Nov 2026 15:00:30 GMT', null)).toBeNull();
    expect(readRetryAfter('30', null)).toBe(30);
  });

  it('answers whole seconds within a day, or null, for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.integer()), (text, from) => {
        const seconds = readRetryAfter(text, from);
        expect(seconds === null || (Number.isInteger(seconds) && seconds >= 0 && seconds <= 86_400)).toBe(true);
      }),
    );
  });
});
