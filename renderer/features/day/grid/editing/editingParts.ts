import type { ClockChange } from '../../../../lib/timeZone.ts';
import type { DayAppointment, DayBoard, OpeningHours } from '../../columns.ts';
import type { GridOffers, NewRange, Placing } from '../gridChange.ts';
import type { SlotMinutes } from '../metrics.ts';
import type { SlotRules } from '../slots.ts';

/** The elements of a grid that editing works on; React draws them, and never looks into overlay and voice. */
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
  readonly date: string;
  readonly nowMinute: number | null;
  readonly hours: OpeningHours;
  readonly clockChange: ClockChange | null;
  readonly slotMinutes: SlotMinutes;
  readonly offers: GridOffers;
  readonly pending: ReadonlySet<string>;
  readonly onCreate: (range: NewRange) => void;
  readonly onMove: (appointment: DayAppointment, placing: Placing) => void;
}

export function rulesOf({ board, slotMinutes, clockChange }: GridModel): SlotRules {
  return {
    slot: slotMinutes,
    shown: { start: board.fromHour * 60, end: board.toHour * 60 },
    change: clockChange,
    columns: board.columns.length,
  };
}
