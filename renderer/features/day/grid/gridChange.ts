import { t } from '../../../../i18n/page/t.ts';
import { isCancelledOrNoShow } from '../../../domain/stages.ts';
import type { ClockChange } from '../../../lib/timeZone.ts';
import type { DayAppointment, DayBoard, DayColumn, PlacedAppointment, ScheduleDay } from '../columns.ts';
import { subjectName } from '../dayLabels.ts';
import { queuedAt } from '../offline/queuedVisits.ts';
import type { OpeningHours, SlotMinutes } from './layout.ts';
import { assumedMinutes, durationMinutes } from '../../../domain/duration.ts';
import { type Draft, endOf, type SlotRules } from './slots.ts';

/** What the grid offers to change. What is false is not shown, not reached and not hinted at. */
export interface GridOffers {
  readonly create: boolean;
  readonly move: boolean;
  readonly resize: boolean;
  /** To another column: another provider, or another room where columns are rooms. */
  readonly reassign: boolean;
}

export const nothingOffered: GridOffers = { create: false, move: false, resize: false, reassign: false };

/**
 * The place of a new appointment, in minutes since midnight on the location's wall. `minutes` is how long it
 * really lasts, which is not always `end - start` on the two days of a year when the clocks change.
 */
export interface NewRange {
  readonly columnKey: string;
  readonly providerId: string | null;
  readonly room: string | null;
  readonly date: string;
  readonly start: number;
  readonly end: number;
  readonly minutes: number;
  /** Whether the person drew the length; else it is one slot, and the appointment's type knows better. */
  readonly lengthChosen: boolean;
}

/**
 * Where an appointment is to be from now on. `end` and `minutes` are null where it has no end and was not given
 * one; provider and room are there only where they change.
 */
export interface Placing {
  readonly date: string;
  readonly start: number;
  readonly end: number | null;
  readonly minutes: number | null;
  readonly providerId?: string;
  readonly room?: string;
}

/** Where something is held over the grid; the appointment is null while it is a new one. */
export interface GridPlace extends Pick<NewRange, 'start' | 'minutes' | 'providerId' | 'room'> {
  readonly appointment: DayAppointment | null;
}

/** An appointment as it stands, as something that can be moved. */
export function draftOf(board: DayBoard, tile: PlacedAppointment): Draft {
  const column = board.columns.findIndex(({ tiles }) => tiles.includes(tile));
  const minutes = durationMinutes(tile.appointment);
  return { column, start: tile.start, minutes: minutes === null ? assumedMinutes : Math.max(5, minutes) };
}

export function newRangeOf(
  column: DayColumn,
  draft: Draft,
  lengthChosen: boolean,
  change: ClockChange | null,
): NewRange {
  return {
    columnKey: column.key,
    providerId: column.providerId,
    room: column.room,
    date: column.date,
    start: draft.start,
    end: endOf(draft, change),
    minutes: draft.minutes,
    lengthChosen,
  };
}

/** What changes when an appointment goes from one place to another; null where nothing does. */
export function placingOf(
  board: DayBoard,
  tile: PlacedAppointment,
  { from, to }: { readonly from: Draft; readonly to: Draft },
  change: ClockChange | null,
): Placing | null {
  const resized = from.minutes !== to.minutes;
  if (!resized && from.start === to.start && from.column === to.column) return null;
  const known = durationMinutes(tile.appointment) !== null || resized;
  const column = from.column === to.column ? undefined : board.columns[to.column];
  return {
    date: board.columns[to.column]?.date ?? '',
    start: to.start,
    end: known ? endOf(to, change) : null,
    minutes: known ? to.minutes : null,
    ...(column?.providerId != null && { providerId: column.providerId }),
    ...(column?.room != null && { room: column.room }),
  };
}

/** The reason why an appointment can't be moved; null where it can. */
export function fixedReason(tile: PlacedAppointment, offers: GridOffers, pending: ReadonlySet<string>): string | null {
  const name = subjectName(tile.appointment);
  if (!offers.move && !offers.resize && !offers.reassign) return t('grid.noMoves');
  if (pending.has(tile.appointment.id)) return t('grid.isSaving', { name });
  if (queuedAt(tile.appointment) !== null) return t('changes.queuedReason', { name });
  if (isCancelledOrNoShow(tile.appointment.status)) return t('grid.isOff', { name });
  if (tile.beyond) return t('grid.isBeyond', { name });
  return null;
}

/** The elements of a grid that editing works on; React renders them, and never touches the content of overlay and voice. */
export interface GridParts {
  readonly scroller: HTMLElement;
  readonly body: HTMLElement;
  readonly overlay: HTMLElement;
  /** Holds the focus while a new range is chosen by keyboard. */
  readonly cursor: HTMLElement;
  /** What is written here is read out. */
  readonly voice: HTMLElement;
}

/** What the grid shows now, and what it may change. */
export interface GridModel {
  readonly board: DayBoard;
  /** Names what is shown; where it changes, places mean others. */
  readonly shown: string;
  readonly nowMinute: number | null;
  readonly hours: OpeningHours;
  readonly clockChange: ClockChange | null;
  readonly slotMinutes: SlotMinutes;
  readonly offers: GridOffers;
  readonly pending: ReadonlySet<string>;
  readonly onCreate: (range: NewRange) => void;
  readonly onMove: (appointment: DayAppointment, placing: Placing) => void;
  /** All of the days that the columns show, of which the board may show a part. */
  readonly wholeDays: readonly ScheduleDay[];
}

export function rulesOf({ board, slotMinutes, clockChange }: GridModel): SlotRules {
  return {
    slot: slotMinutes,
    shown: { start: board.fromHour * 60, end: board.toHour * 60 },
    change: clockChange,
    columns: board.columns.length,
  };
}
