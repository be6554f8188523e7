import { formatPlainDate, plainDate } from './dates.ts';

const known = new Map<string, Names>();

interface Names {
  readonly months: readonly (readonly string[])[];
  readonly weekdays: readonly (readonly string[])[];
  readonly monthFirst: boolean;
}

/** Lower case, without accents, to compare names. */
export function plainWord(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** 1 to 12 for November, Nov or nove. */
export function monthNamed(word: string, locale: string): number | null {
  return placeOf(word, namesIn(locale).months);
}

/** 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export function weekdayNamed(word: string, locale: string): Weekday | null {
  // Sound: there are seven names, and positions count from 1.
  return placeOf(word, namesIn(locale).weekdays) as Weekday | null;
}

/** Whether 11/12 is a day in November. */
export function isMonthFirst(locale: string): boolean {
  return namesIn(locale).monthFirst;
}

/** A full name, or the start of exactly one. */
function placeOf(word: string, names: readonly (readonly string[])[]): number | null {
  const whole = names.findIndex((forms) => forms.includes(word));
  if (whole >= 0) return whole + 1;
  if (word.length < 3) return null;
  const matches = names.flatMap((forms, index) => (forms.some((form) => form.startsWith(word)) ? [index] : []));
  return matches.length === 1 && matches[0] !== undefined ? matches[0] + 1 : null;
}

function namesIn(locale: string): Names {
  const names = known.get(locale) ?? readNames(locale);
  known.set(locale, names);
  return names;
}

const firstsOfMonths = Array.from({ length: 12 }, (_, index) => plainDate({ year: 2026, month: index + 1, day: 1 }));
const weekFromMonday = Array.from({ length: 7 }, (_, index) => plainDate({ year: 2026, month: 6, day: index + 1 }));

/** English, as the interface language, and the locale's own names. */
function readNames(locale: string): Names {
  const forms = (options: Intl.DateTimeFormatOptions, date: string): readonly string[] =>
    ['en', locale].map((language) => plainWord(formatPlainDate(date, options, language)).replace(/\.$/, ''));
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' }).formatToParts(0);
  const place = (type: string): number => parts.findIndex((part) => part.type === type);
  return {
    months: firstsOfMonths.map((date) => [
      ...forms({ month: 'long' }, date),
      ...forms({ month: 'short' }, date),
      // Some languages inflect a month next to a day.
      ...forms({ month: 'long', day: 'numeric' }, date).map((text) => text.replaceAll(/[^\p{L}]/gu, '')),
    ]),
    weekdays: weekFromMonday.map((date) => [...forms({ weekday: 'long' }, date), ...forms({ weekday: 'short' }, date)]),
    monthFirst: place('month') < place('day'),
  };
}
