import { plainWord } from './dateNames.ts';
import { displayLocale } from './locale.ts';

const form = /^(\d{1,2})(?: ?[:.] ?(\d{2})| ?h ?(\d{2})?|(\d{2}))? ?(?:(a|p)\.?(?: ?m\.?)?|uhr)?$/;
/** Nobody books a visit at two in the morning: where a clock has twelve hours, these are those of the afternoon. */
const lastOfAfternoon = 6;

/**
 * Reads 9, 930, 9:30, 9.30, 14h30, 2pm and 2:30 p as a time of the clinic's day, 14:30; empty where a text is none. Where
 * clocks have twelve hours, 2 alone is in the afternoon and 02:00 at night.
 */
export function parseTypedTime(text: string, locale = displayLocale): string {
  const found = form.exec(plainWord(text).replaceAll(/\s+/g, ' ').trim());
  if (!found) return '';
  const [, written = '', withColon, withLetter, together, half] = found;
  const [hour, minute] = [Number(written), Number(withColon ?? withLetter ?? together ?? 0)];
  if (hour > 23 || minute > 59 || (half !== undefined && hour === 0)) return '';
  return [hourOfDay(hour, written, half, locale), minute].map((part) => String(part).padStart(2, '0')).join(':');
}

function hourOfDay(hour: number, written: string, half: string | undefined, locale: string): number {
  if (half === 'a') return hour === 12 ? 0 : hour;
  if (half === 'p') return hour < 12 ? hour + 12 : hour;
  const isAfternoon = hour >= 1 && hour <= lastOfAfternoon && !written.startsWith('0') && hasTwelveHours(locale);
  return isAfternoon ? hour + 12 : hour;
}

function hasTwelveHours(locale: string): boolean {
  return new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === true;
}
