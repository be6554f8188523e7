import { instantOfWall, offsetText, wallDay } from '../../dialects/clock.ts';
import type { Practice } from '../../dialects/practice.ts';
import { daysBetween } from '../../dialects/openings.ts';
import type { Row } from '../generatedRows.ts';
import { type ScheduleRow, scheduleOf } from './schedules.ts';

interface Range {
  readonly start: number;
  readonly end: number;
}

const minuteMs = 60_000;

/** The free and the busy times of a schedule: between its hours on each day, within a range. */
export function freeBusy(practice: Practice, { id, place }: ScheduleRow, { start, end }: Range): Row {
  const { zone } = place;
  const taken = practice.appointments
    .filter((row) => !row.isDeleted && row.state !== 'cancelled' && scheduleOf(practice, row)?.id === id)
    .map((row) => ({ start: row.start, end: row.start + row.minutes * minuteMs }))
    .filter((range) => range.start < end && range.end > start);
  const busy = joined(taken);
  const free = daysBetween(wallDay(start, zone), wallDay(end, zone)).flatMap((day) => {
    const opens = Math.max(start, instantOfWall(`${day}T08:00:00`, zone));
    const closes = Math.min(end, instantOfWall(`${day}T18:00:00`, zone));
    return opens < closes ? gaps({ start: opens, end: closes }, busy) : [];
  });
  const shown = (range: Range): Row => ({ start: offsetText(range.start, zone), end: offsetText(range.end, zone) });
  return { free: free.map(shown), busy: busy.map(shown) };
}

/** Ranges by their start, where those that meet are one. */
function joined(ranges: readonly Range[]): readonly Range[] {
  const all: Range[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = all.at(-1);
    if (last && range.start <= last.end) all[all.length - 1] = { ...last, end: Math.max(last.end, range.end) };
    else all.push(range);
  }
  return all;
}

function gaps({ start, end }: Range, busy: readonly Range[]): readonly Range[] {
  const free: Range[] = [];
  let from = start;
  for (const range of busy.filter((each) => each.start < end && each.end > start)) {
    if (range.start > from) free.push({ start: from, end: range.start });
    from = Math.max(from, range.end);
  }
  if (from < end) free.push({ start: from, end });
  return free;
}
