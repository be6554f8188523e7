import { daysBetween } from './dates.ts';
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
  const minute = Number(instant.slice(11, 13)) * 60 + Number(instant.slice(14, 16));
  if (wallDate(instant) === date) return minute;
  return daysBetween(date, wallDate(instant)) * minutesPerDay + minute;
}

/** `half`: 9:05 AM. `padded`: 09:05. `plain`: 9:05. */
type ClockHabit = 'half' | 'padded' | 'plain';

/**
 * How the regions of most clinics write a time. The browser knows it of all regions, and its first word about dates takes
 * as long as the layout of the first day: whoever is in this table does not wait for it.
 */
export const clockHabits: Readonly<Record<string, ClockHabit>> = {
  'en-US': 'half',
  'en-GB': 'padded',
  'en-IE': 'padded',
  'de-DE': 'padded',
  'de-AT': 'padded',
  'de-CH': 'padded',
  'fr-FR': 'padded',
  'fr-BE': 'padded',
  'fr-CH': 'padded',
  'es-ES': 'plain',
};

type Clock = (minute: number) => string;

const clocks = new Map<string, Clock>();

/** 9:05 AM or 09:05, by the locale. */
export function formatMinute(minute: number, locale = displayLocale): string {
  const clock = clocks.get(locale) ?? remembering(clockOf(locale));
  clocks.set(locale, clock);
  return clock(minute);
}

function clockOf(locale: string): Clock {
  const habit = clockHabits[locale];
  if (habit) return (minute) => writeClock(minute, habit);
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  return (minute) => format.format(minute * 60_000).replaceAll(/\s/g, '\u00a0');
}

/** A day has so many texts, and no more. */
function remembering(clock: Clock): Clock {
  const texts = new Map<number, string>();
  return (minute) => {
    const text = texts.get(minute) ?? clock(minute);
    texts.set(minute, text);
    return text;
  };
}

function writeClock(minute: number, habit: ClockHabit): string {
  // What begins before midnight or ends after it is on the clock of its own day.
  const inDay = ((minute % minutesPerDay) + minutesPerDay) % minutesPerDay;
  const hour = Math.floor(inDay / 60);
  const minutes = String(inDay % 60).padStart(2, '0');
  if (habit === 'half') return `${hour % 12 || 12}:${minutes}\u00a0${hour < 12 ? 'AM' : 'PM'}`;
  return `${habit === 'padded' ? String(hour).padStart(2, '0') : hour}:${minutes}`;
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
