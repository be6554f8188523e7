import { displayLocale } from './locale.ts';

/** The wall clock of a time zone at an instant. */
export interface WallClock {
  readonly date: string;
  readonly minute: number;
}

/** The date and minute of the day in a time zone; null where this computer does not support the zone. */
export function wallClock(milliseconds: number, timeZone: string): WallClock | null {
  const wall = zonedDateTime(milliseconds, timeZone);
  return wall && { date: wall.toPlainDate().toString(), minute: wall.hour * 60 + wall.minute };
}

/** An instant in the format of the desk schema, with the zone's offset: 2026-11-21T09:00:00-05:00. */
export function formatInstant(milliseconds: number, timeZone: string): string {
  const wall = zonedDateTime(milliseconds, timeZone);
  return wall ? instantText(wall) : new Date(milliseconds).toISOString();
}

/** An instant plus minutes, with the zone's offset at that time. */
export function addMinutes(instant: string, minutes: number, timeZone: string): string {
  return formatInstant(Temporal.Instant.from(instant).add({ minutes }).epochMilliseconds, timeZone);
}

function zonedDateTime(milliseconds: number, timeZone: string): Temporal.ZonedDateTime | null {
  try {
    return Temporal.Instant.fromEpochMilliseconds(milliseconds).toZonedDateTimeISO(timeZone);
  } catch {
    return null;
  }
}

function instantText(wall: Temporal.ZonedDateTime): string {
  return wall.toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/** The instants at which a wall clock shows a time: none within a gap. Where the time occurs twice, the first. */
export type WallInstant =
  { readonly kind: 'instant'; readonly instant: string; readonly twice?: true } | { readonly kind: 'gap' };

/**
 * The instant of a minute of a date on a location's wall clock. Minutes may lie outside of the day. Throws where this
 * computer does not support the zone.
 */
export function instantAt(date: string, minute: number, timeZone: string): WallInstant {
  const wall = Temporal.PlainDateTime.from(date).add({ minutes: minute });
  const first = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  if (!first.toPlainDateTime().equals(wall)) return { kind: 'gap' };
  const last = wall.toZonedDateTime(timeZone, { disambiguation: 'later' });
  return { kind: 'instant', instant: instantText(first), ...(!first.equals(last) && { twice: true }) };
}

/** The instant at which a date begins in a time zone; null where this computer does not support the zone. */
export function startOfDay(date: string, timeZone: string): number | null {
  try {
    return Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds;
  } catch {
    return null;
  }
}

/** Minutes of a date that the wall clock skips (`gap`) or shows twice; `to` is exclusive. */
export interface ClockChange {
  readonly kind: 'gap' | 'twice';
  readonly from: number;
  readonly to: number;
}

/** The clock change on a date; null where there is none, and where this computer does not support the zone. */
export function clockChangeOn(date: string, timeZone: string): ClockChange | null {
  const midnight = Temporal.PlainDateTime.from(date);
  const change = nextClockChange(midnight.subtract({ days: 1 }), timeZone);
  if (!change) return null;
  const shift = change.offsetNanoseconds - change.subtract({ nanoseconds: 1 }).offsetNanoseconds;
  const after = change.toPlainDateTime();
  const before = after.subtract({ nanoseconds: shift });
  const shown = [before, after].map((wall) => midnight.until(wall).total('minutes'));
  const from = Math.max(0, Math.min(...shown));
  const to = Math.min(24 * 60, Math.max(...shown));
  return from < to ? { kind: shift > 0 ? 'gap' : 'twice', from, to } : null;
}

function nextClockChange(wall: Temporal.PlainDateTime, timeZone: string): Temporal.ZonedDateTime | null {
  try {
    return wall.toZonedDateTime(timeZone).getTimeZoneTransition('next');
  } catch {
    return null;
  }
}

/** The wall-clock end of a start minute plus a length in minutes. */
export function wallEnd(start: number, minutes: number, change: ClockChange | null): number {
  const end = start + minutes;
  if (change?.kind === 'gap' && start <= change.from && end > change.from) return end + change.to - change.from;
  if (change?.kind === 'twice' && start < change.to && end > change.to) return end - (change.to - change.from);
  return end;
}

/** The elapsed minutes between two wall-clock times; a gap does not count. */
export function minutesBetween(start: number, end: number, change: ClockChange | null): number {
  if (change?.kind === 'gap') {
    const missing = Math.max(0, Math.min(end, change.to) - Math.max(start, change.from));
    return end - start - missing;
  }
  if (change?.kind === 'twice' && start < change.to && end > change.to) return end - start + change.to - change.from;
  return end - start;
}

/** Whether the wall clock skips a time of the day. */
export function isInGap(minute: number, change: ClockChange | null): boolean {
  return change?.kind === 'gap' && minute >= change.from && minute < change.to;
}

/** The time zone of this computer. */
export function computerZone(): string {
  return Temporal.Now.timeZoneId();
}

/** Whether two zones have the same time all day, so that naming the other one can't mislead. */
export function hasSameOffset(zone: string, other: string, date: string): boolean {
  if (zone === other) return true;
  const midnight = Temporal.Instant.from(`${date}T00:00Z`);
  return [0, 12, 24].every((hours) => {
    const { epochMilliseconds } = midnight.add({ hours });
    const here = zonedDateTime(epochMilliseconds, zone);
    return here !== null && here.offset === zonedDateTime(epochMilliseconds, other)?.offset;
  });
}

/** EST, GMT+1: the zone's common name on a date. */
export function zoneAbbreviation(timeZone: string, date: string, locale = displayLocale): string {
  try {
    const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' });
    const parts = format.formatToParts(Date.parse(`${date}T12:00:00Z`));
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}

/** New York, for America/New_York. */
export function zonePlace(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}
