import { displayLocale } from './locale.ts';

export const minutesPerDay = 1440;

/**
 * An Instant of the desk is written with the offset of the location's zone (desk schema), so the clock on the
 * clinic's wall stands in its text: no zone arithmetic, hence no daylight-saving error, is possible here.
 */
export function wallDate(instant: string): string {
  return instant.slice(0, 10);
}

/** Minutes since midnight of the clinic's day; below 0 on the days before, 1440 and more on those after. */
export function minuteOfDay(instant: string, date: string): number {
  const days = Math.round((Date.parse(wallDate(instant)) - Date.parse(date)) / 86_400_000);
  return days * minutesPerDay + Number(instant.slice(11, 13)) * 60 + Number(instant.slice(14, 16));
}

interface ClockFormat {
  readonly full: Intl.DateTimeFormat;
  readonly texts: Map<number, string>;
}

const clocks = new Map<string, ClockFormat>();

/** 9:05 AM or 09:05, by the locale. */
export function formatMinute(minute: number, locale = displayLocale): string {
  let clock = clocks.get(locale);
  if (!clock) {
    const full = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
    clock = { full, texts: new Map() };
    clocks.set(locale, clock);
  }
  const known = clock.texts.get(minute);
  if (known !== undefined) return known;
  const text = clock.full.format(minute * 60_000).replaceAll(/\s/g, '\u00a0');
  clock.texts.set(minute, text);
  return text;
}

/** AM, or a.m. where Spanish is spoken. */
const dayHalf = /\u00a0?([ap])(?:m|\.\u00a0?m\.)$/i;

/** 9:05 without the half of the day, for where the place on the page tells it. */
export function formatMinuteShort(minute: number, locale = displayLocale): string {
  return formatMinute(minute, locale).replace(dayHalf, '');
}

/** 9:00 – 9:30 AM. */
export function formatMinuteRange(start: number, end: number, locale = displayLocale): string {
  const from = formatMinute(start, locale);
  const to = formatMinute(end, locale);
  const half = dayHalf.exec(from)?.[1];
  const sameHalf = half !== undefined && half === dayHalf.exec(to)?.[1];
  return `${sameHalf ? formatMinuteShort(start, locale) : from} – ${to}`;
}

/** The time of an instant as its clinic's wall clock shows it. */
export function formatInstantTime(instant: string, locale = displayLocale): string {
  return formatMinute(minuteOfDay(instant, wallDate(instant)), locale);
}
