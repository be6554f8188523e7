import { type DateForm, toIsoDate } from './dateForm.ts';

// Dates and wall clocks as texts, in the ways that services write them.

const minutesOfDay = 1440;

/** A date with the year last and the wall clock behind it, 11/17/2026 2:30 PM, as 2026-11-17 14:30. */
export function withIsoDate(text: string, form: DateForm): string {
  const iso = toIsoDate(text, form);
  const clock = iso.slice(10).trim();
  return iso === text || clock === '' ? iso : `${iso.slice(0, 10)} ${clockOf(clock)}`;
}

/** A date with a wall clock; minutes behind midnight are of the next day, such as the end of a visit. */
export function wallOf(date: string, written: unknown, time: string): string {
  if (isDigits(written)) return `${date}T${withColon(time)}`;
  const minutes = typeof written === 'number' ? written : 0;
  if (
    minutes < minutesOfDay ||
    minutes >= 2 * minutesOfDay ||
    !/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(date)
  )
    return `${date}T${clockOf(time)}`;
  const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
  return `${next}T${clockOf(String(minutes - minutesOfDay))}`;
}

/** The date of a text; a whole day in milliseconds is one of UTC, as Mongoose writes the dates of its texts. */
export function dateOf(text: string): string {
  const isDay = /^\d{12,13}$/.test(text) && Number(text) % 86_400_000 === 0;
  return isDay ? new Date(Number(text)).toISOString().slice(0, 10) : yearFirst(text.slice(0, 10));
}

/**
 * The day of a moment that is a midnight by the clinic's clock, in milliseconds or as ISO text: 05:00 UTC is one of the
 * Americas, 22:00 UTC one of Europe, where the next day begins. No zone is further from UTC than Hawaii and New Zealand.
 */
export function dayOfMidnight(text: string): string {
  const isMoment = /^\d{12,13}$|T.*(Z|[+-]\d{2}:?\d{2})$/.test(text);
  const moment = /^\d+$/.test(text) ? Number(text) : Date.parse(text);
  if (!isMoment || Number.isNaN(moment)) return dateOf(text);
  return new Date(moment + mostEast).toISOString().slice(0, 10);
}

/** Later than 10:30 UTC a midnight is one of the next day. */
const mostEast = 13.5 * 60 * 60_000;

/** A date as 17-11-2026 or 17.11.2026 with its year first; one with slashes may begin with the month, and stays. */
function yearFirst(date: string): string {
  if (/^\d{4}\/\d{2}\/\d{2}$/.test(date)) return date.replaceAll('/', '-');
  const [, day, month, year] = /^(\d{2})[-.](\d{2})[-.](\d{4})$/.exec(date) ?? [];
  return year === undefined ? date : `${year}-${month ?? ''}-${day ?? ''}`;
}

/** Whether a text is a wall clock without a colon, such as 0930; minutes from midnight are a number. */
export function isDigits(written: unknown): boolean {
  return typeof written === 'string' && /^([01]\d|2[0-3])[0-5]\d$/.test(written.trim());
}

export function withColon(time: string): string {
  return `${time.slice(0, 2)}:${time.slice(2)}`;
}

/** Minutes from midnight, or a clock such as 8:30:00 or 2:30 PM, as a wall clock of 24 hours with two digits. */
function clockOf(time: string): string {
  const [, hours = '', minute = '', rest = '', half] = twelveHours.exec(time) ?? [];
  if (hours !== '') return `${hourOf(Number(hours), half)}:${minute.padStart(2, '0')}${rest}`;
  if (!/^\d{1,4}$/.test(time)) return time;
  const minutes = Number(time);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

const twelveHours = /^(\d{1,2}):(\d{1,2})(:\d{2}(?:\.\d+)?)?(?:\s*([ap])\.?m\.?)?$/i;

/** An hour of 24; midnight is 12 AM, noon 12 PM (“13 PM” stays 13). */
function hourOf(hour: number, half: string | undefined): string {
  const isTwelve = half !== undefined && hour === 12;
  const isLate = half?.toLowerCase() === 'p' && hour <= 12;
  return String((isTwelve ? 0 : hour) + (isLate ? 12 : 0)).padStart(2, '0');
}
