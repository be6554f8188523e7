import { useState } from 'react';
import type { ColumnKind } from './columns.ts';
import { type SlotMinutes, usualSlot } from './grid/metrics.ts';

export type DayViewKind = ColumnKind | 'list';

/** How a day is looked at. */
export interface DayView {
  readonly kind: DayViewKind;
  readonly slotMinutes: SlotMinutes;
}

/** How a day is looked at, or the board of who stands where, which has an address of its own. */
export interface DayLook {
  readonly kind: DayViewKind | 'board';
  readonly slotMinutes: SlotMinutes;
}

/** For as long as the window is open: whoever comes back to the day finds it as it was left. */
let lastView: DayView = { kind: 'provider', slotMinutes: usualSlot };

export function useDayView(): readonly [DayView, (view: DayView) => void] {
  const [view, setView] = useState(lastView);
  const choose = (wanted: DayView): void => {
    lastView = wanted;
    setView(wanted);
  };
  return [view, choose];
}
