import { isMonthFirst, monthNamed, plainWord } from '../lib/dateNames.ts';
import { displayLocale } from '../lib/locale.ts';
import { addDays, addMonths, isPlainDate, plainDate } from '../lib/dates.ts';

/** The meaning of a typed date of birth. */
export type BirthDateInput =
  /** `about` for a year, a month or an age: the date is then the first possible day. */
  | { readonly kind: 'day'; readonly date: string; readonly about: boolean }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'noSuchDay' }
  | { readonly kind: 'future' }
  | { readonly kind: 'unreadable' };

interface Place {
  readonly today: string;
  readonly locale: string;
}

/** Null where the text has another format. */
type Reader = (text: string, place: Place) => BirthDateInput | null;

const readers: readonly Reader[] = [readAge, readYear, readMonth, readNumbers, readNamedMonth];

/** The age limit: tortoises are the oldest patients. */
const oldestYears = 200;

/** Reads 2019-10-07, 10/7/2019, 7.10.19, Oct 7 2019, 3/2019, March 2019, 2019, 3 years, 2y 4m, 8 weeks old. */
export function readBirthDate(text: string, today: string, locale = displayLocale): BirthDateInput {
  const words = plainWord(text)
    .replaceAll(/[,\s]+/g, ' ')
    .trim()
    .replace(/^(?:born|about|approx\.?|ca\.?|circa|~) ?(?:in |on )?/, '');
  if (words === '') return { kind: 'nothing' };
  for (const reader of readers) {
    const result = reader(words, { today, locale });
    if (result) return result;
  }
  return { kind: 'unreadable' };
}

/** The input format of a date, such as 10/7/2019; parsing it returns the same day. */
export function birthText(date: string | null, locale = displayLocale): string {
  if (date === null || !isPlainDate(date)) return date ?? '';
  const format = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
    // Calendars and digits other than those parsed here.
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
  const written = format.format(Date.parse(date));
  const read = readBirthDate(written, date, locale);
  return read.kind === 'day' && read.date === date ? written : date;
}

/** In every supported language, as the language of the input is unknown. */
const ageUnits = {
  year: 'years?|yrs?|y|jahr(?:en?)?|anos?|ans?|annees?',
  month: 'months?|mos?|mths?|m|monat(?:en?)?|mes|meses|mois',
  week: 'weeks?|wks?|w|wochen?|semanas?|semaines?',
  day: 'days?|d|tag(?:en?)?|dias?|jours?',
} as const;
const agePart = new RegExp(
  `(\\d{1,3}(?:[.,]5)? ?|(?<!\\p{L})(?:(?:half )?an?|one|eine?|una?|une) )` +
    `(?:(?<year>${ageUnits.year})|(?<month>${ageUnits.month})|(?<week>${ageUnits.week})|(?<day>${ageUnits.day}))(?!\\p{L})`,
  'gu',
);

function readAge(text: string, { today }: Place): BirthDateInput | null {
  const parts = [...text.matchAll(agePart)];
  const rest = text.replaceAll(agePart, '').replaceAll(/\b(?:and|old|ago|of age|und|alt|y|et)\b/g, '');
  if (parts.length === 0 || rest.trim() !== '') return null;
  const born = parts.reduce((date, { 1: amount = '', groups }) => before(date, amountOf(amount), groups ?? {}), today);
  return day(born, today, true);
}

function amountOf(amount: string): number {
  if (amount.startsWith('half')) return 0.5;
  return /\d/.test(amount) ? Number(amount.replace(',', '.')) : 1;
}

function before(date: string, amount: number, unit: Readonly<Record<string, string | undefined>>): string {
  if (unit['year']) return addMonths(date, -Math.round(amount * 12));
  if (unit['month']) return addDays(addMonths(date, -Math.floor(amount)), -Math.round((amount % 1) * 30));
  return addDays(date, -Math.round(amount * (unit['week'] ? 7 : 1)));
}

function readYear(text: string, { today }: Place): BirthDateInput | null {
  return /^\d{4}$/.test(text) ? day(plainDate({ year: Number(text), month: 1, day: 1 }), today, true) : null;
}

function readMonth(text: string, { today }: Place): BirthDateInput | null {
  const tight = text.replaceAll(/ ?([./-]) ?/g, '$1');
  const found = /^(\d{1,2})[./-](\d{4})$/.exec(tight) ?? /^(?<year>\d{4})[./-](?<month>\d{1,2})$/.exec(tight);
  if (!found) return null;
  const [month, year] = found.groups ? [found.groups['month'], found.groups['year']] : [found[1], found[2]];
  return day(plainDate({ year: Number(year), month: Number(month), day: 1 }), today, true);
}

function readNumbers(text: string, { today, locale }: Place): BirthDateInput | null {
  const tight = text.replaceAll(/ ?([./-]) ?/g, '$1');
  const whole = /^(\d{4})([./-])(\d{1,2})\2(\d{1,2})\.?$/.exec(tight) ?? /^(\d{4})()(\d{2})(\d{2})$/.exec(tight);
  if (whole) return day(plainDate({ year: Number(whole[1]), month: Number(whole[3]), day: Number(whole[4]) }), today);
  const found = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})\.?$/.exec(tight);
  if (!found) return null;
  const [one, other] = [Number(found[1]), Number(found[3])];
  const expected = found[2] !== '.' && isMonthFirst(locale);
  // A month above 12 is a day.
  const monthFirst = expected ? one <= 12 || other > 12 : other > 12 && one <= 12;
  const [month, number] = monthFirst ? [one, other] : [other, one];
  return day(plainDate({ year: yearOf(found[4] ?? '', today), month, day: number }), today);
}

const monthForms: readonly RegExp[] = [
  /^(?<day>\d{1,2})(?:\.|st|nd|rd|th)? ?(?:of |de )?(?<month>\p{L}+)\.? (?:de )?(?<year>\d{4}|\d{2})$/u,
  /^(?<month>\p{L}+)\.? ?(?<day>\d{1,2})(?:\.|st|nd|rd|th)? (?<year>\d{4}|\d{2})$/u,
  /^(?<month>\p{L}+)\.? (?:of )?(?<year>\d{4})$/u,
];

function readNamedMonth(text: string, { today, locale }: Place): BirthDateInput | null {
  for (const form of monthForms) {
    const parts = form.exec(text)?.groups;
    const month = parts ? monthNamed(parts['month'] ?? '', locale) : null;
    if (!parts || month === null) continue;
    const year = yearOf(parts['year'] ?? '', today);
    const number = parts['day'];
    return day(plainDate({ year, month, day: Number(number ?? 1) }), today, number === undefined);
  }
  return null;
}

/** A two-digit year is in the past: on a day of 2026, 19 is 2019 and 98 is 1998. */
function yearOf(text: string, today: string): number {
  if (text.length === 4) return Number(text);
  const century = Number(today.slice(0, 2)) * 100;
  const year = century + Number(text);
  return year > Number(today.slice(0, 4)) ? year - 100 : year;
}

function day(date: string, today: string, about = false): BirthDateInput {
  if (!isPlainDate(date) || Number(date.slice(0, 4)) < Number(today.slice(0, 4)) - oldestYears)
    return { kind: 'noSuchDay' };
  return date > today ? { kind: 'future' } : { kind: 'day', date, about };
}
