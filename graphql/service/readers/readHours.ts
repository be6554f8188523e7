import { foldText } from '../text.ts';
import { Temporal } from 'temporal-polyfill';
import { asText, readBoolean, readValue, valuesAt, type Link, type Source } from '../sources.ts';

/** Days of the week in the order of ISO 8601, Monday first. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof weekdays)[number];

/** Names in English, German, French and Spanish, without accents, and unambiguous abbreviations. */
const names: Readonly<Record<Weekday, readonly string[]>> = {
  monday: ['monday', 'mon', 'mo', 'montag', 'lundi', 'lunes'],
  tuesday: ['tuesday', 'tue', 'tues', 'tu', 'dienstag', 'di', 'mardi', 'martes'],
  wednesday: ['wednesday', 'wed', 'we', 'mittwoch', 'mi', 'mercredi', 'miercoles'],
  thursday: ['thursday', 'thu', 'thur', 'thurs', 'th', 'donnerstag', 'do', 'jeudi', 'jueves'],
  friday: ['friday', 'fri', 'fr', 'freitag', 'vendredi', 'viernes'],
  saturday: ['saturday', 'sat', 'sa', 'samstag', 'sonnabend', 'samedi', 'sabado'],
  sunday: ['sunday', 'sun', 'su', 'so', 'sonntag', 'dimanche', 'domingo'],
};

/** The weekday that a word names; null for any other word. */
export function weekdayOf(word: string): Weekday | null {
  const plain = foldText(word).trim();
  return weekdays.find((day) => names[day].includes(plain)) ?? null;
}

/** Of numbers 0 is a Sunday and 7 one as well; 1 is Monday, as in ISO 8601 and in everything that counts from Sunday 0. */
function weekdayOfNumber(value: number): Weekday | null {
  return Number.isInteger(value) && value >= 0 && value <= 7 ? (weekdays[(value + 6) % 7] ?? null) : null;
}

/** When a place is open on one weekday: wall clocks, or minutes from midnight. */
interface HoursFields {
  /** The weekday's name or number, where the entry has one. */
  readonly day?: Source;
  readonly opens: Source;
  readonly closes: Source;
  readonly closed?: Source;
}

/** Opening hours: a list with entries for all weekdays, or with `label` those of that one. */
export interface HoursLink extends Link<HoursFields> {
  readonly label?: Weekday;
}

/** Minutes from midnight on the wall; the end is not part of it. */
interface OpenSpan {
  readonly start: number;
  readonly end: number;
}

/** When a place is open on each weekday; a day without a span is closed. */
export type WeekHours = Readonly<Record<Weekday, readonly OpenSpan[]>>;

/** Opening hours of a place; null where it gives none that can be read, which is not the same as closed. */
export function readHours(row: unknown, links: readonly HoursLink[] | undefined): WeekHours | null {
  const week: Record<Weekday, OpenSpan[]> = {
    monday: [],
    tuesday: [],
    wednesday: [],
    thursday: [],
    friday: [],
    saturday: [],
    sunday: [],
  };
  let entries = 0;
  for (const { path, fields, label } of links ?? []) {
    for (const entry of valuesAt(row, path)) {
      const day = label ?? readWeekday(entry, fields);
      if (day === null) return null;
      entries += 1;
      const span = readSpan(entry, fields);
      if (span === 'unreadable') return null;
      if (span) week[day].push(span);
    }
  }
  if (entries === 0) return null;
  for (const day of weekdays) week[day].sort((one, other) => one.start - other.start);
  return week;
}

/** The hours of one date as moments of a zone. */
export function hoursOn(
  week: WeekHours,
  date: string,
  timeZone: string,
): readonly { readonly start: number; readonly end: number }[] {
  const day = Temporal.PlainDate.from(date);
  const name = weekdays[day.dayOfWeek - 1];
  const moment = (minute: number): number =>
    day.add({ days: Math.floor(minute / 1440) }).toZonedDateTime({
      timeZone,
      plainTime: Temporal.PlainTime.from({ minute: minute % 60, hour: Math.floor(minute / 60) % 24 }),
    }).epochMilliseconds;
  return (name ? week[name] : []).map(({ start, end }) => ({ start: moment(start), end: moment(end) }));
}

function readWeekday(entry: unknown, fields: HoursFields): Weekday | null {
  const value = readValue(entry, fields.day);
  const text = asText(value);
  if (text === null) return null;
  return /^\d$/.test(text) ? weekdayOfNumber(Number(text)) : weekdayOf(text);
}

function readSpan(entry: unknown, fields: HoursFields): OpenSpan | 'unreadable' | null {
  if (readBoolean(entry, fields.closed) === true) return null;
  const [opens, closes] = [readValue(entry, fields.opens), readValue(entry, fields.closes)];
  if (opens === null || closes === null) return null;
  const [start, end] = [readClock(opens), readClock(closes)];
  if (start === null || end === null) return 'unreadable';
  if (start === end) return null;
  // What closes at midnight or later closes on the next day.
  return { start, end: end > start ? end : end + 1440 };
}

/** Minutes from midnight: 9:30, 09:30:00, 9:30 PM, a moment's wall clock, minutes, or hours where they are 24 at most. */
function readClock(value: unknown): number | null {
  if (typeof value === 'number') return value > 24 ? within(value) : within(value * 60);
  const text = asText(value)?.trim() ?? '';
  const [, hours, minutes = '0', half] =
    /^(?:.*T)?(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*([ap]m?)?/i.exec(text) ?? [];
  if (hours === undefined || !/^(?:.*T)?\d{1,2}(?:[:.h]\d{2}|\s*[ap]m)/i.test(text)) return null;
  const afternoon = half?.toLowerCase().startsWith('p') && Number(hours) < 12 ? 12 : 0;
  const early = half?.toLowerCase().startsWith('a') && Number(hours) === 12 ? 12 : 0;
  return within((Number(hours) + afternoon - early) * 60 + Number(minutes));
}

function within(minutes: number): number | null {
  return minutes >= 0 && minutes <= 1440 ? Math.round(minutes) : null;
}
