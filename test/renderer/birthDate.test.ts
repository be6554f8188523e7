import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { birthText, readBirthDate } from '../../renderer/domain/birthDate.ts';
import { addDays, isPlainDate } from '../../renderer/lib/dates.ts';

const today = '2026-11-17';
const dates = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2026-11-17'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('when an animal was born', () => {
  it.each([
    ['2019', '2019-01-01'],
    ['3/2019', '2019-03-01'],
    ['03.2019', '2019-03-01'],
    ['2019-03', '2019-03-01'],
    ['March 2019', '2019-03-01'],
    ['sept 2020', '2020-09-01'],
    ['3 years', '2023-11-17'],
    ['3 yrs old', '2023-11-17'],
    ['3y', '2023-11-17'],
    ['2y4m', '2024-07-17'],
    ['2 years and 4 months', '2024-07-17'],
    ['1.5 years', '2025-05-17'],
    ['half a year', '2026-05-17'],
    ['8 weeks', '2026-09-22'],
    ['a year', '2025-11-17'],
    ['about 6 months', '2026-05-17'],
    ['10 days', '2026-11-07'],
    ['3 Jahre', '2023-11-17'],
    ['1 Jahr und 2 Monate', '2025-09-17'],
    ['8 Wochen alt', '2026-09-22'],
    ['10 Tage', '2026-11-07'],
    ['3 años', '2023-11-17'],
    ['1 año y 2 meses', '2025-09-17'],
    ['8 semanas', '2026-09-22'],
    ['3 ans', '2023-11-17'],
    ['2 ans et 4 mois', '2024-07-17'],
    ['8 semaines', '2026-09-22'],
    ['10 jours', '2026-11-07'],
  ])('is about the first day that “%s” may mean', (typed, date) => {
    expect(readBirthDate(typed, today, 'en-US')).toEqual({ kind: 'day', date, about: true });
  });

  it.each([
    ['10/7/2019', 'en-US', '2019-10-07'],
    ['10/7/2019', 'en-GB', '2019-07-10'],
    ['7.10.2019', 'en-DE', '2019-10-07'],
    ['7.10.19', 'en-DE', '2019-10-07'],
    ['21/3/2019', 'en-US', '2019-03-21'],
    ['2019-10-07', 'en-US', '2019-10-07'],
    ['20191007', 'en-US', '2019-10-07'],
    ['Oct 7, 2019', 'en-US', '2019-10-07'],
    ['7 October 2019', 'en-GB', '2019-10-07'],
    ['1/2/98', 'en-US', '1998-01-02'],
  ])('is that day for “%s” in %s', (typed, locale, date) => {
    expect(readBirthDate(typed, today, locale)).toEqual({ kind: 'day', date, about: false });
  });

  it.each([
    ['', 'nothing'],
    ['   ', 'nothing'],
    ['2027', 'future'],
    ['11/18/2026', 'future'],
    ['2/30/2019', 'noSuchDay'],
    ['13/2019', 'noSuchDay'],
    ['1719', 'noSuchDay'],
    ['tomorrow', 'unreadable'],
    ['3/19', 'unreadable'],
    ['May', 'unreadable'],
    ['years', 'unreadable'],
    ['3', 'unreadable'],
    ['4 paws', 'unreadable'],
  ])('is not guessed from “%s”: %s', (typed, kind) => {
    expect(readBirthDate(typed, today, 'en-US').kind).toBe(kind);
  });

  it('is read again from how it stands in the field, in any region', () => {
    const regions = fc.constantFrom('en-US', 'en-GB', 'en-DE', 'en-JP', 'en-SE', 'en-TH', 'en-IR', 'en-NL', 'en-CA');
    fc.assert(
      fc.property(dates, regions, (date, locale) => {
        expect(readBirthDate(birthText(date, locale), today, locale)).toMatchObject({ kind: 'day', date });
      }),
    );
  });

  it('is never in the future, never a day that is none, and no text breaks it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 24 }), dates, (text, now) => {
        const parsed = readBirthDate(text, now);
        if (parsed.kind !== 'day') return;
        expect(isPlainDate(parsed.date)).toBe(true);
        expect(parsed.date <= now).toBe(true);
      }),
    );
  });

  it('from an age is that long ago', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (weeks) => {
        const parsed = readBirthDate(`${weeks} weeks`, today);
        expect(parsed).toEqual({ kind: 'day', date: addDays(today, -7 * weeks), about: true });
      }),
    );
  });
});
