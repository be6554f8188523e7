import { say } from '../../../../../words/page/say.ts';
import { formatMinute, formatMinuteShort } from '../../../../lib/wallTime.ts';
import { subjectName } from '../../appointmentWords.ts';
import type { DayBoard, PlacedAppointment } from '../../columns.ts';
import { overlapped } from '../gridChange.ts';
import { isOpenAll } from '../shades.ts';
import { type Draft, drawnSpan, endOf, startsInGap } from '../slots.ts';
import type { GridModel } from './editingParts.ts';

/** For the ear: 10:15 to 10:45 AM. */
export function spokenRange(start: number, end: number): string {
  const [from, to] = [formatMinute(start), formatMinute(end)];
  const sameHalf = /[AP]M$/i.test(from) && from.slice(-2) === to.slice(-2);
  return say('grid.range', { from: sameHalf ? formatMinuteShort(start) : from, to });
}

/** Where a draft is: Dr. Okafor, 10:15 to 10:45 AM. */
export function placeWords({ board, clockChange }: GridModel, draft: Draft): string {
  const column = board.columns[draft.column]?.name ?? '';
  return `${column}, ${spokenRange(draft.start, endOf(draft, clockChange))}`;
}

/** Why a draft can't stay where it is; null where it can. */
export function refusalOf(model: GridModel, draft: Draft, from: Draft | null): string | null {
  const { board, clockChange } = model;
  if (startsInGap(draft, clockChange)) {
    return say('grid.noSuchTime', { time: formatMinute(draft.start) });
  }
  const column = board.columns[draft.column];
  if (from && from.column !== draft.column && column && column.providerId === null && column.room === null) {
    return say('grid.notTo', { column: column.name });
  }
  return null;
}

/** What should be known about a place but does not forbid it: a double booking, a closed hour. */
export function warningOf(model: GridModel, draft: Draft, tile: PlacedAppointment | null): string | null {
  const span = drawnSpan(draft, model.clockChange);
  const others = overlapped(model.board, draft.column, span, tile?.appointment ?? null);
  const [first] = others;
  const words = [
    ...(first ? [overlapWords(first, others.length)] : []),
    ...(isOpenAll(model.hours, span) ? [] : [say('grid.outsideHours')]),
    ...blockWords(model.board, draft.column),
  ];
  return words.length > 0 ? words.join(' · ') : null;
}

function overlapWords({ appointment }: PlacedAppointment, number: number): string {
  return number === 1
    ? say('grid.overlapsOne', { name: subjectName(appointment) })
    : say('grid.overlapsMany', { number });
}

function blockWords({ columns }: DayBoard, index: number): readonly string[] {
  const column = columns[index];
  return column?.blockedBy ? [say('grid.allDay', { what: column.blockedBy })] : [];
}
