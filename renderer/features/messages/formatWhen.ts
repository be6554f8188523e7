import { formatDate } from '../../lib/dates.ts';
import { wallClock } from '../../lib/timeZone.ts';
import { formatInstantTime, wallDate } from '../../lib/wallTime.ts';

/** When a message was written, on the clinic's clock: its time today, else day and time. */
export function formatWhen({ day, at }: { readonly day: string; readonly at: string | null }, now: number): string {
  if (at === null) return formatDate(day);
  const time = formatInstantTime(at);
  return isToday(at, now) ? time : `${formatDate(wallDate(at))}, ${time}`;
}

/** The time today, else the day. */
export function dayTexts({ day, at }: { readonly day: string; readonly at: string | null }, now: number): string {
  return at !== null && isToday(at, now) ? formatInstantTime(at) : formatDate(day);
}

/** An instant of the desk schema has the offset of the clinic's time zone, so its text contains the clinic's date. */
function isToday(at: string, now: number): boolean {
  const offset = at.endsWith('Z') ? 'UTC' : at.slice(-6);
  return wallClock(now, offset)?.date === wallDate(at);
}
