import { type ClockChange, isInGap, minutesBetween, wallEnd } from '../../../lib/timeZone.ts';
import { minutesPerDay } from '../../../lib/wallTime.ts';
import type { Span } from './layout.ts';

/**
 * Where something is about to stand: a column and a time on the wall. The length is real time, as the clocks may
 * change in between.
 */
export interface Draft {
  readonly column: number;
  readonly start: number;
  readonly minutes: number;
}

/** What a draft keeps to. */
export interface SlotRules {
  readonly slot: number;
  /** The part of the day that is on the page. */
  readonly shown: Span;
  readonly change: ClockChange | null;
  readonly columns: number;
}

/** The line that a minute is nearest to. */
export function snap(minute: number, slot: number): number {
  return Math.round(minute / slot) * slot;
}

/** The start of the slot that a minute lies in. */
export function slotStart(minute: number, slot: number): number {
  return Math.floor(minute / slot) * slot;
}

/** The next line after a minute, or the last one before it. */
export function nextLine(minute: number, slot: number, direction: 1 | -1): number {
  return direction === 1 ? slotStart(minute, slot) + slot : slotStart(minute - 1, slot);
}

/** What the wall shows at the end of a draft. */
export function endOf({ start, minutes }: Draft, change: ClockChange | null): number {
  return wallEnd(start, minutes, change);
}

/** The stretch that a draft is drawn over; where the clocks go back, it may end before it starts on the wall. */
export function drawnSpan(draft: Draft, change: ClockChange | null): Span {
  const end = endOf(draft, change);
  return { start: draft.start, end: Math.min(end > draft.start ? end : draft.start + draft.minutes, minutesPerDay) };
}

/** The draft at another time, as long as before and wholly on the page. */
export function moveTo(draft: Draft, minute: number, { shown, change }: SlotRules): Draft {
  let start = Math.max(shown.start, Math.min(minute, shown.end - draft.minutes));
  // A missing hour makes what spans it longer on the wall.
  while (start > shown.start && lastMinute({ ...draft, start }, change) > shown.end) start -= 1;
  return { ...draft, start };
}

/** One slot earlier or later: onto the next line, wherever it stands now. */
export function moveBySlot(draft: Draft, direction: 1 | -1, rules: SlotRules, slots = 1): Draft {
  const line = nextLine(draft.start, rules.slot, direction) + direction * (slots - 1) * rules.slot;
  return moveTo(draft, line, rules);
}

/** To a neighbouring column; at the edge it stays. */
export function moveByColumn(draft: Draft, direction: 1 | -1, { columns }: SlotRules): Draft {
  return { ...draft, column: Math.max(0, Math.min(columns - 1, draft.column + direction)) };
}

/** The draft with another end, no shorter than a slot and not beyond the page, midnight at the latest. */
export function endAt(draft: Draft, minute: number, { slot, shown, change }: SlotRules): Draft {
  const least = Math.min(slot, minutesPerDay - draft.start);
  const end = Math.max(draft.start + least, Math.min(minute, shown.end));
  // A slot on the wall may be next to nothing where it reaches into a missing hour.
  return { ...draft, minutes: Math.max(least, minutesBetween(draft.start, end, change)) };
}

/** One slot shorter or longer: the end goes onto the next line. */
export function lengthenBySlot(draft: Draft, direction: 1 | -1, rules: SlotRules): Draft {
  return endAt(draft, nextLine(drawnSpan(draft, rules.change).end, rules.slot, direction), rules);
}

/** Every slot from one minute to another, in either direction. */
export function rangeOver(column: number, anchor: number, minute: number, rules: SlotRules): Draft {
  const { slot, shown } = rules;
  const within = (value: number): number => Math.max(shown.start, Math.min(value, shown.end - 1));
  const [first, last] = [within(Math.min(anchor, minute)), within(Math.max(anchor, minute))];
  const start = slotStart(first, slot);
  return endAt({ column, start, minutes: slot }, slotStart(last, slot) + slot, rules);
}

/** Whether a draft begins at a time that the day does not have. */
export function startsInGap({ start }: Draft, change: ClockChange | null): boolean {
  return isInGap(start, change);
}

function lastMinute(draft: Draft, change: ClockChange | null): number {
  return Math.max(endOf(draft, change), draft.start + draft.minutes);
}
