import { say } from '../../words/page/say.ts';
import { displayLocale } from './locale.ts';

const dayMilliseconds = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** A calendar date has no zone; reading and writing it in UTC keeps it out of every other. */
function formatUtc(milliseconds: number, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, known);
  return known.format(milliseconds);
}

/** Whether a text names a day that is in the calendar: browsers read February 30 as a day of March. */
export function isPlainDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const milliseconds = Date.parse(text);
  return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(text);
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMilliseconds).toISOString().slice(0, 10);
}

/** Today, Tomorrow, Yesterday; in 5 days, 12 days ago. */
export function relativeDay(date: string, today: string): string {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / dayMilliseconds);
  if (days === 0) return say('general.today');
  if (Math.abs(days) === 1) return days === 1 ? say('general.tomorrow') : say('general.yesterday');
  return days > 0 ? say('general.inDays', { count: days }) : say('general.daysAgo', { count: -days });
}

/** Saturday, November 21, 2026. */
export function formatLongDate(date: string, locale = displayLocale): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return formatUtc(Date.parse(date), locale, options);
}

/** Sat, Nov 21, 2026. */
export function formatShortDate(date: string, locale = displayLocale): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
  return formatUtc(Date.parse(date), locale, options);
}

/** Sat, Nov 21; with the year where it is another than today's. */
export function formatBriefDate(date: string, today: string | undefined, locale = displayLocale): string {
  if (today?.slice(0, 4) !== date.slice(0, 4)) return formatShortDate(date, locale);
  return formatUtc(Date.parse(date), locale, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** Nov 21, 2026. */
export function formatDate(date: string, locale = displayLocale): string {
  return formatUtc(Date.parse(date), locale, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** How old somebody born on a day is on another, in the unit that people use: years, months or weeks. */
export function ageOn(birthDate: string, today: string): string | null {
  if (!isPlainDate(birthDate) || birthDate > today) return null;
  const months = monthsBetween(birthDate, today);
  if (months >= 24) return say('general.years', { count: Math.floor(months / 12) });
  if (months >= 2) return say('general.months', { count: months });
  const days = Math.round((Date.parse(today) - Date.parse(birthDate)) / dayMilliseconds);
  return days >= 14 ? say('general.weeks', { count: Math.floor(days / 7) }) : say('general.days', { count: days });
}

function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + (toMonth - fromMonth) - (toDay < fromDay ? 1 : 0);
}
