import { daysBetween } from './dates.ts';
import { displayLocale } from './locale.ts';

export const minutesPerDay = 1440;

/**
 * An Instant of the desk schema has the offset of the location's zone, so its text contains the clinic's wall-clock
 * time: no zone arithmetic, hence no daylight-saving error, is possible here.
 */
export function wallDate(instant: string): string {
  return instant.slice(0, 10);
}

/** Minutes since midnight of the clinic's day; negative for earlier days, 1440 and more for later ones. */
export function minuteOfDay(instant: string, date: string): number {
  const minute = Number(instant.slice(11, 13)) * 60 + Number(instant.slice(14, 16));
  if (wallDate(instant) === date) return minute;
  return daysBetween(date, wallDate(instant)) * minutesPerDay + minute;
}

/** `half`: 9:05 AM. `padded`: 09:05. `plain`: 9:05. */
type ClockHabit = 'half' | 'padded' | 'plain';

/**
 * Time formats of most clinics' regions. The browser supports all regions, but its first date format takes as long as
 * the layout of the first day; regions in this table avoid that.
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
  const clock = clocks.get(locale) ?? memoizeClock(clockOf(locale));
  clocks.set(locale, clock);
  return clock(minute);
}

function clockOf(locale: string): Clock {
  const habit = clockHabits[locale];
  if (habit) return (minute) => writeClock(minute, habit);
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  return (minute) => format.format(minute * 60_000).replaceAll(/\s/g, '\u00a0');
}

/** At most one text per minute of the day. */
function memoizeClock(clock: Clock): Clock {
  const texts = new Map<number, string>();
  return (minute) => {
    const text = texts.get(minute) ?? clock(minute);
    texts.set(minute, text);
    return text;
  };
}

function writeClock(minute: number, habit: ClockHabit): string {
  // A time before midnight or after it is shown on the clock of its own day.
  const inDay = ((minute % minutesPerDay) + minutesPerDay) % minutesPerDay;
  const hour = Math.floor(inDay / 60);
  const minutes = String(inDay % 60).padStart(2, '0');
  if (habit === 'half') return `${hour % 12 || 12}:${minutes}\u00a0${hour < 12 ? 'AM' : 'PM'}`;
  return `${habit === 'padded' ? String(hour).padStart(2, '0') : hour}:${minutes}`;
}

/** AM; a.m. in Spanish. */
const dayHalf = /\u00a0?([ap])(?:m|\.\u00a0?m\.)$/i;

/** 9:05 without AM or PM, where the position makes it clear. */
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

/** The time of an instant on its clinic's wall clock. */
export function formatInstantTime(instant: string, locale = displayLocale): string {
  return formatMinute(minuteOfDay(instant, wallDate(instant)), locale);
}

/** Minutes since midnight of 13:05; null where none is chosen. */
export function minuteOfClock(time: string): number | null {
  const [, hour, minute] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}
