import { isMonthFirst, monthNamed, plainWord, weekdayNamed } from '../../../lib/dateNames.ts';
import { displayLocale } from '../../../lib/locale.ts';
import { addMonths, plainDate } from '../../../lib/months.ts';
import { addDays, isPlainDate } from '../../../lib/plainDate.ts';
import { firstDate, firstWeekday, lastDate, startOfMonth, startOfWeek, weekdayOf } from './month.ts';

/** What somebody who types a day means. */
export type DateWish =
  | { readonly kind: 'day'; readonly date: string }
  | { readonly kind: 'nothing' }
  /** It is written like a date, and the calendar does not have it: February 30. */
  | { readonly kind: 'noSuchDay' }
  | { readonly kind: 'unreadable' };

interface Place {
  readonly today: string;
  readonly locale: string;
}

/** Null where a text is not of the kind that it reads. */
type Reader = (text: string, place: Place) => DateWish | null;

const readers: readonly Reader[] = [readWord, readDistance, readNumbers, readDayOfMonth, readNamedMonth, readWeekday];

/** Reads 2026-11-21, 11/21, 21.11., Nov 21, friday, next friday, tomorrow, +2w, in 10 days. */
export function readDateWish(text: string, today: string, locale = displayLocale): DateWish {
  const words = plainWord(text)
    .replaceAll(/[,\s]+/g, ' ')
    .trim()
    .replace(/^(?:on )?(?:the )?/, '');
  if (words === '') return { kind: 'nothing' };
  const place = { today, locale };
  const withoutWeekday = words.replace(/^(\p{L}+)\.? (?=.*\d)/u, (whole, word: string) =>
    weekdayNamed(word, locale) === null ? whole : '',
  );
  for (const reader of readers) {
    const wish = reader(withoutWeekday, place);
    if (wish) return wish;
  }
  return { kind: 'unreadable' };
}

const wordDays: ReadonlyMap<string, number> = new Map([
  ['today', 0],
  ['now', 0],
  ['tomorrow', 1],
  ['tmrw', 1],
  ['day after tomorrow', 2],
  ['yesterday', -1],
  ['day before yesterday', -2],
]);

function readWord(text: string, { today }: Place): DateWish | null {
  const days = wordDays.get(text);
  return days === undefined ? null : day(addDays(today, days));
}

const distance =
  /^(in )?([+-]?) ?(\d{1,4}|an?|one|two|three|next|last) ?(d|days?|w|wks?|weeks?|m|mos?|months?|y|yrs?|years?)?( ago| from now| from today)?$/;
const amounts: ReadonlyMap<string, number> = new Map([
  ['a', 1],
  ['an', 1],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['next', 1],
  ['last', -1],
]);

function readDistance(text: string, { today }: Place): DateWish | null {
  const found = distance.exec(text);
  if (!found) return null;
  const [, ahead, sign = '', amount = '', unit, away = ''] = found;
  // A number alone is a day of the month.
  if (unit === undefined && (!/\d/.test(amount) || (ahead === undefined && sign === ''))) return null;
  const count = (amounts.get(amount) ?? Number(amount)) * (sign === '-' ? -1 : 1) * (away === ' ago' ? -1 : 1);
  if (unit?.startsWith('m')) return day(addMonths(today, count));
  if (unit?.startsWith('y')) return day(addMonths(today, count * 12));
  return day(addDays(today, unit?.startsWith('w') ? count * 7 : count));
}

function readNumbers(text: string, { today, locale }: Place): DateWish | null {
  const tight = text.replaceAll(/ ?([./-]) ?/g, '$1');
  const whole = /^(\d{4})([./-])(\d{1,2})\2(\d{1,2})\.?$/.exec(tight) ?? /^(\d{4})()(\d{2})(\d{2})$/.exec(tight);
  if (whole) return day(plainDate({ year: Number(whole[1]), month: Number(whole[3]), day: Number(whole[4]) }));
  const found = /^(\d{1,2})([./-])(\d{1,2})(?:[./-](\d{4}|\d{2}))?\.?$/.exec(tight);
  if (!found) return null;
  const [one, other] = [Number(found[1]), Number(found[3])];
  const expected = found[2] !== '.' && isMonthFirst(locale);
  // There is no 21st month, so whoever writes one has written the day.
  const monthFirst = expected ? one <= 12 || other > 12 : other > 12 && one <= 12;
  const [month, number] = monthFirst ? [one, other] : [other, one];
  return dayIn(today, month, number, found[4]);
}

function readDayOfMonth(text: string, { today }: Place): DateWish | null {
  const found = /^(\d{1,2})(?:\.|st|nd|rd|th)?$/.exec(text);
  if (!found) return null;
  const number = Number(found[1]);
  const start = startOfMonth(today);
  const coming = [0, 1, 2]
    .map((months) => addMonths(start, months).slice(0, 8) + String(number).padStart(2, '0'))
    .find((date) => isPlainDate(date) && date >= today);
  return coming === undefined ? { kind: 'noSuchDay' } : day(coming);
}

const monthForms: readonly RegExp[] = [
  /^(?<day>\d{1,2})(?:\.|st|nd|rd|th)? ?(?:of |de )?(?<month>\p{L}+)\.?(?: (?:de )?(?<year>\d{4}|\d{2}))?$/u,
  /^(?<month>\p{L}+)\.? ?(?<day>\d{1,2})(?:\.|st|nd|rd|th)?(?: (?<year>\d{4}|\d{2}))?$/u,
  /^(?<month>\p{L}+)\.?(?: (?<year>\d{4}))?$/u,
];

function readNamedMonth(text: string, { today, locale }: Place): DateWish | null {
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

function readWeekday(text: string, { today, locale }: Place): DateWish | null {
  const found = /^(?:(this|coming|next|last) )?(\p{L}+)\.?$/u.exec(text);
  const weekday = found && weekdayNamed(found[2] ?? '', locale);
  if (!found || weekday === null) return null;
  if (found[1] === 'next') {
    // Of the week that comes next, as it is drawn.
    const first = firstWeekday(locale);
    return day(addDays(startOfWeek(today, first), 7 + ((weekday - first + 7) % 7)));
  }
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  return day(addDays(today, found[1] === 'last' ? ahead - 7 : ahead));
}

/** Without a year it is the nearest such day: on November 17, 1/5 is in January and 11/10 was a week ago. */
function dayIn(today: string, month: number, number: number, year: string | undefined): DateWish {
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

function day(date: string): DateWish {
  return isPlainDate(date) && date >= firstDate && date <= lastDate ? { kind: 'day', date } : { kind: 'noSuchDay' };
}
