import { t } from '../../i18n/page/t.ts';
import { displayLocale } from './locale.ts';

/** Whether a text is a date in the calendar: February 30 is not. */
export function isPlainDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    Temporal.PlainDate.from(text);
    return true;
  } catch {
    return false;
  }
}

/** Year, month and day in ISO format, without a calendar check. */
export function plainDate(parts: { readonly year: number; readonly month: number; readonly day: number }): string {
  const { year, month, day } = parts;
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** The same day of another month, at most that month's last day. */
export function addMonths(date: string, months: number): string {
  return Temporal.PlainDate.from(date).add({ months }).toString();
}

/** The range of the calendar: nothing is booked beyond it, and years keep their four digits. */
export const firstDate = '1900-01-01';
export const lastDate = '2199-12-31';

export function startOfMonth(date: string): string {
  return `${date.slice(0, 8)}01`;
}

/** The last day of a date's month. */
export function lastOfMonth(date: string): string {
  return Temporal.PlainDate.from(date).with({ day: 31 }).toString();
}

export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to).days;
}

/** Today, Tomorrow, Yesterday; in 5 days, 12 days ago. */
export function relativeDay(date: string, from: string): string {
  const days = daysBetween(from, date);
  if (days === 0) return t('general.today');
  if (Math.abs(days) === 1) return days === 1 ? t('general.tomorrow') : t('general.yesterday');
  return days > 0 ? t('general.inDays', { count: days }) : t('general.daysAgo', { count: -days });
}

/** The age on a day, in the usual unit: years, months or weeks. */
export function ageOn(birthDate: string, date: string): string | null {
  if (!isPlainDate(birthDate) || birthDate > date) return null;
  const { months } = Temporal.PlainDate.from(birthDate).until(date, { largestUnit: 'month' });
  if (months >= 24) return t('general.years', { count: Math.floor(months / 12) });
  if (months >= 2) return t('general.months', { count: months });
  const days = daysBetween(birthDate, date);
  return days >= 14 ? t('general.weeks', { count: Math.floor(days / 7) }) : t('general.days', { count: days });
}

/** Saturday, November 21, 2026. */
export function formatLongDate(date: string, locale = displayLocale): string {
  return formatPlainDate(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, locale);
}

/** A date or a weekday where a heading or a label begins with it: French and Spanish write both in lower case. */
export function capitalized(text: string, locale = displayLocale): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}

/** Sat, Nov 21, 2026. */
export function formatShortDate(date: string, locale = displayLocale): string {
  return formatPlainDate(date, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }, locale);
}

/** Sat, Nov 21; with the year where it is not the current one. */
export function formatBriefDate(date: string, current: string | undefined, locale = displayLocale): string {
  if (current?.slice(0, 4) !== date.slice(0, 4)) return formatShortDate(date, locale);
  return formatPlainDate(date, { weekday: 'short', day: 'numeric', month: 'short' }, locale);
}

/** Nov 21, 2026. */
export function formatDate(date: string, locale = displayLocale): string {
  return formatPlainDate(date, { day: 'numeric', month: 'short', year: 'numeric' }, locale);
}

/** November 2026. */
export function formatMonth(date: string, locale = displayLocale): string {
  return formatPlainDate(date, { month: 'long', year: 'numeric' }, locale);
}

/** Nov 15 – 21, 2026. */
export function formatDateRange(from: string, to: string, locale = displayLocale): string {
  return formatOf({ day: 'numeric', month: 'short', year: 'numeric' }, locale).formatRange(
    Date.parse(from),
    Date.parse(to),
  );
}

/** Nov 15 – 21; with the year where it is not the current one. */
export function formatBriefRange(
  from: string,
  to: string,
  current: string | undefined,
  locale = displayLocale,
): string {
  const isCurrent = [from, to].every((date) => date.slice(0, 4) === current?.slice(0, 4));
  if (!isCurrent) return formatDateRange(from, to, locale);
  return formatOf({ day: 'numeric', month: 'short' }, locale).formatRange(Date.parse(from), Date.parse(to));
}

const formats = new Map<string, Intl.DateTimeFormat>();

export function formatPlainDate(date: string, options: Intl.DateTimeFormatOptions, locale = displayLocale): string {
  return formatOf(options, locale).format(Date.parse(date));
}

const numeric = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** 11/17/2026, or 17.11.2026, as in a field. */
export function formatNumericDate(date: string, locale = displayLocale): string {
  return formatPlainDate(date, numeric, locale);
}

/** The parts of a numeric date in the order of the locale, with what stands between them. */
export function dateOrder(locale = displayLocale): readonly Intl.DateTimeFormatPart[] {
  return formatOf(numeric, locale).formatToParts(0);
}

/** A formatter, kept: creating one takes a hundred times as long as formatting. */
function formatOf(options: Intl.DateTimeFormatOptions, locale: string): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  // A date has no time zone: reading and writing it in UTC prevents shifts.
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}
