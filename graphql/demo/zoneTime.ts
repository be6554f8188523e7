import { Temporal } from 'temporal-polyfill';

/** A minute in milliseconds. */
export const minuteMs = 60_000;
/** 24 hours in milliseconds: for spans of time, never for steps of the calendar. */
export const dayMs = 86_400_000;

/** The calendar day, YYYY-MM-DD, that an instant (epoch ms) falls on in an IANA zone. */
export function dayOf(instant: number, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDate().toString();
}

/** The calendar day, YYYY-MM-DD, of an instant (epoch ms) in UTC. */
export function utcDayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/**
 * The instant (epoch ms) of a wall time, given in minutes after midnight, on a day in a zone.
 *
 * Goes through the wall clock, as a day with a change of clocks has 23 or 25 hours.
 */
export function instantAt(day: string, minutes: number, zone: string): number {
  const wall = Temporal.PlainDate.from(day).toPlainDateTime({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
  return wall.toZonedDateTime(zone).epochMilliseconds;
}

/** The number of a day, YYYY-MM-DD, counted from 1970-01-01. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs;
}

/** The day, YYYY-MM-DD, some days after (or before, when negative) another. */
export function addDays(day: string, count: number): string {
  return new Date((dayNumber(day) + count) * dayMs).toISOString().slice(0, 10);
}

/** Monday 0 to Sunday 6. 1970-01-01 was a Thursday. */
export function weekdayOf(day: string): number {
  return (((dayNumber(day) + 3) % 7) + 7) % 7;
}

/** Minutes after midnight as HH:MM. */
export function wallTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Whether a text is a day that exists, YYYY-MM-DD: 2026-02-30 is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}
