import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TypedDate, parseTypedDate } from '../../renderer/lib/typedDate.ts';
import { firstDate, lastDate } from '../../renderer/lib/dates.ts';
import { addDays, formatDate, formatLongDate, formatShortDate, isPlainDate } from '../../renderer/lib/dates.ts';

/** A Tuesday. */
const today = '2026-11-17';
const day = (date: string): TypedDate => ({ kind: 'day', date });

describe('parseTypedDate', () => {
  it.each([
    ['2026-11-21', '2026-11-21'],
    ['2027/1/5', '2027-01-05'],
    ['20261121', '2026-11-21'],
    ['11/21', '2026-11-21'],
    ['11/21/27', '2027-11-21'],
    ['11-21-2027', '2027-11-21'],
    ['21.11.', '2026-11-21'],
    ['21.11.2027', '2027-11-21'],
    ['21. 11. 2027', '2027-11-21'],
    // What can only be meant the other way round.
    ['21/11', '2026-11-21'],
    ['11.21', '2026-11-21'],
    // The nearest.
    ['1/5', '2027-01-05'],
    ['11/10', '2026-11-10'],
    ['2/29', '2028-02-29'],
    ['21', '2026-11-21'],
    ['the 21st', '2026-11-21'],
    ['17', '2026-11-17'],
    ['5.', '2026-12-05'],
    ['31', '2026-12-31'],
    ['Nov 21', '2026-11-21'],
    ['21 november', '2026-11-21'],
    ['21st of November, 2027', '2027-11-21'],
    ['sept 3 27', '2027-09-03'],
    ['nov21', '2026-11-21'],
    ['March', '2027-03-01'],
    ['November', '2026-11-01'],
    ['mar 2028', '2028-03-01'],
    ['today', '2026-11-17'],
    ['  Tomorrow ', '2026-11-18'],
    ['day after tomorrow', '2026-11-19'],
    ['yesterday', '2026-11-16'],
    ['friday', '2026-11-20'],
    ['on Fri', '2026-11-20'],
    ['tuesday', '2026-11-17'],
    ['next friday', '2026-11-27'],
    ['next sun', '2026-11-22'],
    ['last friday', '2026-11-13'],
    ['last tuesday', '2026-11-10'],
    ['+2w', '2026-12-01'],
    ['2w', '2026-12-01'],
    ['-3', '2026-11-14'],
    ['+10', '2026-11-27'],
    ['in 10', '2026-11-27'],
    ['in 10 days', '2026-11-27'],
    ['in a week', '2026-11-24'],
    ['next week', '2026-11-24'],
    ['3 days ago', '2026-11-14'],
    ['two weeks from now', '2026-12-01'],
    ['+1m', '2026-12-17'],
    ['in 6 months', '2027-05-17'],
    ['1 year', '2027-11-17'],
  ])('reads “%s” as %s', (text, date) => {
    expect(parseTypedDate(text, today, 'en-US')).toEqual(day(date));
  });

  it('goes by the region where a day can be written either way, and where a week begins', () => {
    expect(parseTypedDate('5/12', today, 'en-US')).toEqual(day('2027-05-12'));
    expect(parseTypedDate('5/12', today, 'en-GB')).toEqual(day('2026-12-05'));
    expect(parseTypedDate('5.12.', today, 'en-US')).toEqual(day('2026-12-05'));
    expect(parseTypedDate('next sunday', today, 'en-US')).toEqual(day('2026-11-22'));
    expect(parseTypedDate('next sunday', today, 'en-GB')).toEqual(day('2026-11-29'));
    expect(parseTypedDate('nächsten', today, 'de-DE')).toEqual({ kind: 'unreadable' });
    expect(parseTypedDate('Donnerstag', today, 'de-DE')).toEqual(day('2026-11-19'));
    expect(parseTypedDate('3. März', today, 'de-DE')).toEqual(day('2027-03-03'));
  });

  it('keeps to the last of a month that is shorter', () => {
    expect(parseTypedDate('+1m', '2026-01-31', 'en-US')).toEqual(day('2026-02-28'));
    expect(parseTypedDate('+1y', '2028-02-29', 'en-US')).toEqual(day('2029-02-28'));
  });

  it.each(['2026-02-30', '2/30', '13/13', '32', '31.4.2027', '9999-01-01', '+9999y', '0/1', '2026-00-10'])(
    'says of “%s” that there is no such day',
    (text) => expect(parseTypedDate(text, today, 'en-US')).toEqual({ kind: 'noSuchDay' }),
  );

  it.each(['soon', 'bella', '11/21/202', 'next', 'in', '+', '1/2/3/4', 'j', 'next bella', 'in a', 'ma', '12345'])(
    'does not guess what “%s” means',
    (text) => expect(parseTypedDate(text, today, 'en-US')).toEqual({ kind: 'unreadable' }),
  );

  it.each([
    ['heute', '2026-11-17'],
    ['Übermorgen', '2026-11-19'],
    ['vorgestern', '2026-11-15'],
    ['am Freitag', '2026-11-20'],
    ['diesen Freitag', '2026-11-20'],
    ['kommenden Dienstag', '2026-11-24'],
    ['nächsten Freitag', '2026-11-27'],
    ['naechsten Fr.', '2026-11-27'],
    ['Freitag nächster Woche', '2026-11-27'],
    ['letzten Freitag', '2026-11-13'],
    ['nächste Woche', '2026-11-24'],
    ['letzten Monat', '2026-10-17'],
    ['in 10 Tagen', '2026-11-27'],
    ['in einer Woche', '2026-11-24'],
    ['vor 3 Tagen', '2026-11-14'],
    ['vor einem Jahr', '2025-11-17'],
    ['3t', '2026-11-20'],
    ['+2w', '2026-12-01'],
    ['Samstag, den 21. November 2026', '2026-11-21'],
    ['den 21.', '2026-11-21'],
    ['im Dezember', '2026-12-01'],
  ])('reads “%s” in German', (text, date) => {
    expect(parseTypedDate(text, today, 'de-DE')).toEqual(day(date));
  });

  it.each([
    ['hoy', '2026-11-17'],
    ['mañana', '2026-11-18'],
    ['pasado mañana', '2026-11-19'],
    ['anteayer', '2026-11-15'],
    ['el viernes', '2026-11-20'],
    ['este sábado', '2026-11-21'],
    ['próximo viernes', '2026-11-20'],
    ['el próximo martes', '2026-11-24'],
    ['viernes que viene', '2026-11-20'],
    ['el viernes de la semana que viene', '2026-11-27'],
    ['el viernes pasado', '2026-11-13'],
    ['la semana que viene', '2026-11-24'],
    ['el mes pasado', '2026-10-17'],
    ['dentro de 10 días', '2026-11-27'],
    ['en 10', '2026-11-27'],
    ['en una semana', '2026-11-24'],
    ['hace 3 días', '2026-11-14'],
    ['+2s', '2026-12-01'],
    ['el 21 de noviembre de 2027', '2027-11-21'],
    ['el día 21', '2026-11-21'],
    ['1º de diciembre', '2026-12-01'],
    ['en diciembre', '2026-12-01'],
  ])('reads “%s” in Spanish', (text, date) => {
    expect(parseTypedDate(text, today, 'es-ES')).toEqual(day(date));
  });

  it.each([
    ["aujourd'hui", '2026-11-17'],
    ['aujourd’hui', '2026-11-17'],
    ['demain', '2026-11-18'],
    ['après-demain', '2026-11-19'],
    ['avant hier', '2026-11-15'],
    ['vendredi', '2026-11-20'],
    ['ce samedi', '2026-11-21'],
    ['vendredi prochain', '2026-11-20'],
    ['mardi prochain', '2026-11-24'],
    ['vendredi de la semaine prochaine', '2026-11-27'],
    ['vendredi dernier', '2026-11-13'],
    ['la semaine prochaine', '2026-11-24'],
    ['l’année prochaine', '2027-11-17'],
    ['le mois dernier', '2026-10-17'],
    ['dans 10 jours', '2026-11-27'],
    ['dans un an', '2027-11-17'],
    ['il y a 3 jours', '2026-11-14'],
    ['3j', '2026-11-20'],
    ['+2s', '2026-12-01'],
    ['mardi 1er décembre', '2026-12-01'],
    ['le 1er', '2026-12-01'],
    ['en décembre', '2026-12-01'],
  ])('reads “%s” in French', (text, date) => {
    expect(parseTypedDate(text, today, 'fr-FR')).toEqual(day(date));
  });

  it.each(['de', 'es', 'fr'])('understands English where the page speaks %s', (language) => {
    const texts =
      'tomorrow, day after tomorrow, next friday, last friday, this sat, in 10 days, a week from now, 2w, 3 days ago, ' +
      'next month, -1y, on the 21st, Nov 21, january';
    for (const text of texts.split(', ')) {
      const parsed = parseTypedDate(text, today, 'en-US');
      expect([text, parsed.kind]).toEqual([text, 'day']);
      expect([text, parseTypedDate(text, today, `${language}-US`)]).toEqual([text, parsed]);
    }
  });

  it.each([
    'próximo',
    'que viene',
    'semaine',
    'vor',
    'hace tres',
    'constructor',
    'in constructor days',
    'nächste Bella',
  ])('does not guess what “%s” means in any language', (text) => {
    for (const locale of ['de-DE', 'es-ES', 'fr-FR'])
      expect(parseTypedDate(text, today, locale)).toEqual({ kind: 'unreadable' });
  });

  it('takes blanks for nothing', () => {
    expect(parseTypedDate(' ', today)).toEqual({ kind: 'nothing' });
  });

  const dates = fc
    .integer({ min: 0, max: (Date.parse(lastDate) - Date.parse(firstDate)) / 86_400_000 })
    .map((days) => addDays(firstDate, days));

  const regions = ['en-US', 'en-GB', 'en-DE', 'en-CA', 'de-DE', 'de-US', 'es-ES', 'es-MX', 'es-US', 'fr-FR', 'fr-CA'];

  it('reads back every date as the page writes it, and as each region does', () => {
    fc.assert(
      fc.property(dates, dates, fc.constantFrom(...regions), (date, now, locale) => {
        const numbers = new Intl.DateTimeFormat(locale, {
          year: 'numeric',
          month: 'numeric',
          day: 'numeric',
          timeZone: 'UTC',
        }).format(Date.parse(date));
        const written = [formatLongDate, formatShortDate, formatDate].map((format) => format(date, locale));
        for (const text of [date, numbers, ...written])
          expect([text, parseTypedDate(text, now, locale)]).toEqual([text, day(date)]);
      }),
    );
  });

  it('counts days and weeks as the calendar does', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999, max: 999 }), (count) => {
        const signed = count < 0 ? String(count) : `+${count}`;
        expect(parseTypedDate(signed, today)).toEqual(day(addDays(today, count)));
        expect(parseTypedDate(`${signed} w`, today)).toEqual(day(addDays(today, count * 7)));
      }),
    );
  });

  it('answers any text, and never with a day that is none', () => {
    const pieces = fc.constantFrom(
      'next ',
      'in ',
      '11',
      '/',
      '.',
      '-',
      'fri',
      'nov',
      ' ',
      '99',
      'w',
      'ago',
      '+',
      'é',
      'in einer ',
      'que viene',
    );
    const texts = fc.oneof(
      fc.string(),
      fc.array(pieces, { maxLength: 7 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, dates, fc.constantFrom(...regions), (text, now, locale) => {
        const parsed = parseTypedDate(text, now, locale);
        if (parsed.kind === 'day') expect(isPlainDate(parsed.date)).toBe(true);
      }),
    );
  });
});
