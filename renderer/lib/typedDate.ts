import { isMonthFirst, monthNamed, plainWord, type Weekday, weekdayNamed } from './dateNames.ts';
import { addDays, addMonths, firstDate, isPlainDate, lastDate, plainDate, startOfMonth } from './dates.ts';
import { type Beside, type DateUnit, type DateVocabulary, dateVocabulariesOf } from './dateVocabulary.ts';
import { displayLocale } from './locale.ts';
import { firstWeekday, startOfWeek, weekdayOf } from './weeks.ts';

/** What a typed date means. */
export type TypedDate =
  | { readonly kind: 'day'; readonly date: string }
  | { readonly kind: 'nothing' }
  /** It is written like a date, and the calendar does not have it: February 30. */
  | { readonly kind: 'noSuchDay' }
  | { readonly kind: 'unreadable' };

interface Place {
  readonly today: string;
  readonly locale: string;
  /** Of the locale's language first. */
  readonly languages: readonly DateVocabulary[];
}

/** Null where a text is not of the kind that it reads. */
type Parser = (text: string, place: Place) => TypedDate | null;

const parsers: readonly Parser[] = [
  parseWord,
  parseDistance,
  parseNumbers,
  parseDayOfMonth,
  parseNamedMonth,
  parseWeekday,
];

/**
 * Reads 2026-11-21, 11/21, 21.11., Nov 21, friday, next friday, tomorrow, +2w, in 10 days: in English and in the language
 * of the page.
 */
export function parseTypedDate(text: string, today: string, locale = displayLocale): TypedDate {
  const languages = dateVocabulariesOf(locale);
  const skipped = new RegExp(`^(?:${languages.map((each) => each.skipped).join('|')})+`, 'u');
  const words = plainWord(text)
    .replaceAll("'", '’')
    .replaceAll(/[,\s]+/g, ' ')
    .trim()
    .replace(skipped, '');
  if (words === '') return { kind: 'nothing' };
  const withoutWeekday = words.replace(/^(\p{L}+)\.? (?=.*\d)/u, (whole, word: string) =>
    weekdayNamed(word, locale) === null ? whole : '',
  );
  const bare = withoutWeekday === words ? words : withoutWeekday.replace(skipped, '');
  for (const reader of parsers) {
    const typed = reader(bare, { today, locale, languages });
    if (typed) return typed;
  }
  return { kind: 'unreadable' };
}

function parseWord(text: string, { today, languages }: Place): TypedDate | null {
  const days = languages.map((words) => entryOf(words.days, text)).find((each) => each !== undefined);
  return days === undefined ? null : day(addDays(today, days));
}

interface Distance {
  readonly count: number;
  readonly unit: DateUnit;
}

function parseDistance(text: string, { today, languages }: Place): TypedDate | null {
  const found = languages.map((words) => distanceIn(text, words)).find((each) => each !== null);
  if (!found) return null;
  const { count, unit } = found;
  if (unit === 'month' || unit === 'year') return day(addMonths(today, unit === 'year' ? count * 12 : count));
  return day(addDays(today, unit === 'week' ? count * 7 : count));
}

function distanceIn(text: string, words: DateVocabulary): Distance | null {
  const around = (sides: readonly Beside[]): DateUnit | undefined =>
    sides.flatMap((each) => without(text, each)).flatMap((rest) => unitNamed(rest, words) ?? [])[0];
  const ahead = around([words.next, words.following]);
  if (ahead) return { count: 1, unit: ahead };
  const back = around([words.last]);
  if (back) return { count: -1, unit: back };
  const [ago] = without(text, words.ago);
  const [coming] = without(ago ?? text, words.ahead);
  const found = /^([+-]?) ?(\d{1,4}|\p{L}+)(?: ?(\p{L}+))?$/u.exec(coming ?? ago ?? text);
  if (!found) return null;
  const [, sign = '', amount = '', unitWord] = found;
  const number = /\d/.test(amount) ? Number(amount) : entryOf(words.amounts, amount);
  // A number alone is a day of the month.
  const isDirected = /\d/.test(amount) && (sign !== '' || coming !== undefined || ago !== undefined);
  const unit = unitWord === undefined ? (isDirected ? 'day' : undefined) : unitNamed(unitWord, words);
  if (number === undefined || unit === undefined) return null;
  return { count: number * (sign === '-' ? -1 : 1) * (ago === undefined ? 1 : -1), unit };
}

const dateUnits = ['day', 'week', 'month', 'year'] as const;

function unitNamed(word: string, { units }: DateVocabulary): DateUnit | undefined {
  return dateUnits.find((unit) => units[unit].includes(word));
}

/** What is left of a text without words that stand on one of its sides. */
function without(text: string, { before = [], after = [] }: Beside): readonly string[] {
  return [
    ...before.filter((words) => text.startsWith(`${words} `)).map((words) => text.slice(words.length + 1)),
    ...after.filter((words) => text.endsWith(` ${words}`)).map((words) => text.slice(0, -words.length - 1)),
  ];
}

/** Only what a table has itself: a person may write “constructor”. */
function entryOf(table: Readonly<Record<string, number>>, word: string): number | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}

function parseNumbers(text: string, { today, locale }: Place): TypedDate | null {
  const tight = text.replaceAll(/ ?([./-]) ?/g, '$1');
  const whole = /^(\d{4})([./-])(\d{1,2})\2(\d{1,2})\.?$/.exec(tight) ?? /^(\d{4})()(\d{2})(\d{2})$/.exec(tight);
  if (whole) return day(plainDate({ year: Number(whole[1]), month: Number(whole[3]), day: Number(whole[4]) }));
  const found = /^(\d{1,2})([./-])(\d{1,2})(?:[./-](\d{4}|\d{2}))?\.?$/.exec(tight);
  if (!found) return null;
  const [one, other] = [Number(found[1]), Number(found[3])];
  const expected = found[2] !== '.' && isMonthFirst(locale);
  // There is no 21st month, so such a number is the day.
  const monthFirst = expected ? one <= 12 || other > 12 : other > 12 && one <= 12;
  const [month, number] = monthFirst ? [one, other] : [other, one];
  return dayIn(today, month, number, found[4]);
}

function parseDayOfMonth(text: string, { today }: Place): TypedDate | null {
  const found = /^(\d{1,2})(?:\.|st|nd|rd|th|er|o)?$/.exec(text);
  if (!found) return null;
  const number = Number(found[1]);
  const start = startOfMonth(today);
  const coming = [0, 1, 2]
    .map((months) => addMonths(start, months).slice(0, 8) + String(number).padStart(2, '0'))
    .find((date) => isPlainDate(date) && date >= today);
  return coming === undefined ? { kind: 'noSuchDay' } : day(coming);
}

const monthForms: readonly RegExp[] = [
  /^(?<day>\d{1,2})(?:\.|st|nd|rd|th|(?:er|o)(?!\p{L}))? ?(?:of |de )?(?<month>\p{L}+)\.?(?: (?:de )?(?<year>\d{4}|\d{2}))?$/u,
  /^(?<month>\p{L}+)\.? ?(?<day>\d{1,2})(?:\.|st|nd|rd|th)?(?: (?<year>\d{4}|\d{2}))?$/u,
  /^(?<month>\p{L}+)\.?(?: (?<year>\d{4}))?$/u,
];

function parseNamedMonth(text: string, { today, locale }: Place): TypedDate | null {
  for (const form of monthForms) {
    const parts = form.exec(text)?.groups;
    const month = parts ? monthNamed(parts['month'] ?? '', locale) : null;
    if (!parts || month === null) continue;
    const { day: number, year } = parts;
    if (number !== undefined) return dayIn(today, month, Number(number), year);
    // A month alone is this one or the next of its name.
    const thisYear = Number(today.slice(0, 4));
    const inYear = year === undefined ? thisYear + (month < Number(today.slice(5, 7)) ? 1 : 0) : Number(year);
    return day(plainDate({ year: inYear, month, day: 1 }));
  }
  return null;
}

function parseWeekday(text: string, { today, locale, languages }: Place): TypedDate | null {
  const among = (sides: readonly string[]): Weekday | undefined =>
    sides.flatMap((rest) => (/^\p{L}+\.?$/u.test(rest) ? (weekdayNamed(rest.replace('.', ''), locale) ?? []) : []))[0];
  const beside = (which: 'this' | 'following' | 'next' | 'last'): Weekday | undefined =>
    among(languages.flatMap((words) => without(text, words[which])));
  const next = beside('next');
  if (next !== undefined) {
    // Of the week that comes next, as it is drawn.
    const first = firstWeekday(locale);
    return day(addDays(startOfWeek(today, first), 7 + ((next - first + 7) % 7)));
  }
  const ahead = (weekday: Weekday): number => (weekday - weekdayOf(today) + 7) % 7;
  const following = beside('following');
  if (following !== undefined) return day(addDays(today, ahead(following) || 7));
  const last = beside('last');
  if (last !== undefined) return day(addDays(today, ahead(last) - 7));
  const weekday = beside('this') ?? among([text]);
  return weekday === undefined ? null : day(addDays(today, ahead(weekday)));
}

/** Without a year it is the nearest such day: on November 17, 1/5 is in January and 11/10 was a week ago. */
function dayIn(today: string, month: number, number: number, year: string | undefined): TypedDate {
  if (year !== undefined) {
    const inYear = Number(year) + (year.length === 2 ? 2000 : 0);
    return day(plainDate({ year: inYear, month, day: number }));
  }
  const now = Date.parse(today);
  const away = (date: string): number => Math.abs(Date.parse(date) - now);
  // February 29 may be up to eight years away.
  const [nearest] = Array.from({ length: 17 }, (_, index) =>
    plainDate({ year: Number(today.slice(0, 4)) + 8 - index, month, day: number }),
  )
    .filter(isPlainDate)
    .toSorted((one, other) => away(one) - away(other));
  return nearest === undefined ? { kind: 'noSuchDay' } : day(nearest);
}

function day(date: string): TypedDate {
  return isPlainDate(date) && date >= firstDate && date <= lastDate ? { kind: 'day', date } : { kind: 'noSuchDay' };
}
