import { useState } from 'react';
import type { WeekChoice } from '../../lib/paths.ts';
import type { ColumnKind, ScheduleDay } from './columns.ts';
import { type SlotMinutes, usualSlot } from './grid/layout.ts';

export type DayViewKind = ColumnKind | 'list';

/** How a day is looked at. */
export interface DayView {
  readonly kind: DayViewKind;
  readonly slotMinutes: SlotMinutes;
}

/** How a day is looked at, or the board of who stands where or the week, which have addresses of their own. */
export interface DayOrBoardView {
  readonly kind: DayViewKind | 'board' | 'week';
  readonly slotMinutes: SlotMinutes;
}

/** For as long as the window is open, so that the day is unchanged after a visit to another screen. */
let lastView: DayView = { kind: 'provider', slotMinutes: usualSlot };

export function useDayView(): readonly [DayView, (view: DayView) => void] {
  const [view, setView] = useState(lastView);
  const choose = (next: DayView): void => {
    lastView = next;
    setView(next);
  };
  return [view, choose];
}

/** Whose week was looked at last, and where; for as long as the window is open. */
let lastWeek: Omit<WeekChoice, 'date'> | null = null;

export function rememberWeek({ location, provider, room }: WeekChoice): void {
  lastWeek = { location, provider, room };
}

/** The week around a date: of the provider or room whose week was looked at last at this location. */
export function lastWeekAt(location: string, date: string): WeekChoice {
  return lastWeek?.location === location ? { ...lastWeek, date } : { location, date };
}

/** For as long as the window is open, as the view of the day. */
let lastShown = false;

/** Whether the overview of the week stands over the day. */
export function useWeekShown(): readonly [boolean, (shown: boolean) => void] {
  const [shown, setShown] = useState(lastShown);
  const show = (next: boolean): void => {
    lastShown = next;
    setShown(next);
  };
  return [shown, show];
}

/** What a calendar of the day knows of it. */
export interface CalendarDay {
  /** The day that is shown, also while it is on its way. */
  readonly date: string;
  readonly today: string;
  readonly location: string | undefined;
  readonly day: ScheduleDay | undefined;
}

export interface DateChoiceProps {
  readonly calendar: CalendarDay | undefined;
  readonly weekShown: boolean;
  readonly onWeekShown: (shown: boolean) => void;
  readonly onDate: (date: string) => void;
}
