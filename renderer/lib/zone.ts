import { displayLocale } from './locale.ts';

/** What the wall clock of a zone shows at a moment. */
export interface WallClock {
  readonly date: string;
  readonly minute: number;
}

const readers = new Map<string, Intl.DateTimeFormat>();

/** The date and minute of the day in a zone; null where the zone is unknown to this computer. */
export function wallClock(milliseconds: number, timeZone: string): WallClock | null {
  try {
    let reader = readers.get(timeZone);
    if (!reader) {
      // Swedish writes dates as ISO 8601 does.
      reader = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
      readers.set(timeZone, reader);
    }
    const text = reader.format(milliseconds);
    return { date: text.slice(0, 10), minute: Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16)) };
  } catch {
    return null;
  }
}

/** Whether two zones show the same time all through a day: then a different name misleads nobody. */
export function showSameTime(zone: string, other: string, date: string): boolean {
  if (zone === other) return true;
  return [0, 12, 24].every((hour) => {
    const moment = Date.parse(date) + hour * 3_600_000;
    const here = wallClock(moment, zone);
    const there = wallClock(moment, other);
    return here !== null && here.date === there?.date && here.minute === there.minute;
  });
}

/** The zone that this computer's clock is set to. */
export function computerZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** EST, GMT+1: what people call the zone on a date. */
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
