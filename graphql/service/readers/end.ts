import type { Source } from '../sources.ts';
import { readMinutes, readValue } from './sources.ts';
import { readMoment } from './time.ts';

/** When something ends, in epoch milliseconds: a moment of its own, or a length after the start. */
export function readEnd(
  row: unknown,
  source: Source | undefined,
  start: number | null,
  timeZone: string,
): number | null {
  if (source?.kind !== 'minutesAfter') {
    const end = readMoment(readValue(row, source), timeZone);
    // A wall clock without a date of its own: what ends before it starts ends on the next day.
    const overMidnight = source?.kind === 'dateAndTime' && start !== null && end !== null && end < start;
    return overMidnight ? readMoment(nextDay(readValue(row, source)), timeZone) : end;
  }
  const minutes = readMinutes(row, source.minutes);
  return start === null || minutes === null ? null : start + minutes * 60_000;
}

function nextDay(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const date = new Date(Date.parse(value.slice(0, 10)) + 86_400_000).toISOString().slice(0, 10);
  return `${date}${value.slice(10)}`;
}
