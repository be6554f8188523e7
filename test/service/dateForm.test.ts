import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DateForm, dateFormIn, dateFormOf, toIsoDate, writeDateForm } from '../../graphql/service/dateForm.ts';
import { readValue } from '../../graphql/service/sources.ts';

const forms: readonly DateForm[] = ['mm/dd/yyyy', 'dd/mm/yyyy', 'mm-dd-yyyy', 'dd-mm-yyyy', 'dd.mm.yyyy'];

const dates = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a form of dates', () => {
  it('is found where one date tells the day from the month, and reads what it writes', () => {
    const lists = fc.array(dates, { minLength: 1 }).filter((list) => list.some((date) => Number(date.slice(8)) > 12));
    fc.assert(
      fc.property(lists, fc.constantFrom(...forms), (list, form) => {
        const written = list.map((date) => writeDateForm(date, form));
        expect(dateFormOf(written)).toBe(form);
        expect(written.map((text) => toIsoDate(text, form))).toEqual(list);
      }),
    );
  });

  it('is unknown with slashes where both may be the month, and begins with the day with points and dashes', () => {
    expect(dateFormOf(['03/04/2026', '1/2/2026'])).toBeNull();
    expect(dateFormOf(['03.04.2026'])).toBe('dd.mm.yyyy');
    expect(dateFormOf(['03-04-2026'])).toBe('dd-mm-yyyy');
    expect(dateFormOf(['11/17/2026', '17/11/2026'])).toBeNull();
    expect(dateFormOf(['11/17/2026', '2026-11-17'])).toBeNull();
    expect(dateFormOf(['11/17/2026', '11-17-2026'])).toBeNull();
    expect(dateFormOf([])).toBeNull();
  });

  it('is read with the clock behind it', () => {
    const at = (text: string) => readValue({ at: text }, { kind: 'path', path: ['at'], dates: 'mm/dd/yyyy' });
    expect(at('1/5/2026')).toBe('2026-01-05');
    expect(at('11/17/2026 2:30 PM')).toBe('2026-11-17 14:30');
    expect(at('11/17/2026 12:05:09 am')).toBe('2026-11-17 00:05:09');
    expect(at('2026-11-17')).toBe('2026-11-17');
    expect(at('tomorrow')).toBe('tomorrow');
    const apart = { kind: 'dateAndTime', date: ['day'], time: ['time'], dates: 'dd/mm/yyyy' } as const;
    expect(readValue({ day: '05/01/2026', time: '09:30' }, apart)).toBe('2026-01-05T09:30');
  });

  it('is named by a description, unless it names several', () => {
    expect(dateFormIn('The day, MM/DD/YYYY')).toBe('mm/dd/yyyy');
    expect(dateFormIn('dd.mm.yyyy or dd.mm.yyyy hh:mm')).toBe('dd.mm.yyyy');
    expect(dateFormIn('mm/dd/yyyy or dd/mm/yyyy')).toBeNull();
    expect(dateFormIn('YYYY-MM-DD')).toBeNull();
    expect(dateFormIn(null)).toBeNull();
  });
});
