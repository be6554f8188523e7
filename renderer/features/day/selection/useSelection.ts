import { useEffect, useState } from 'react';
import type { DayAppointment } from '../columns.ts';
import { createSelection, type Selection } from './selection.ts';

/**
 * What is selected on a screen. It stays while the same place is read again, and ends where another one is shown. The screen
 * does not render for it.
 */
export function useSelection(place: string | null, appointments: readonly DayAppointment[] | undefined): Selection {
  const [selection] = useState(createSelection);
  useEffect(() => {
    // While a place is read, what was selected there stays.
    if (place !== null && appointments) selection.show(place, appointments);
  }, [selection, place, appointments]);
  return selection;
}

/** Ends the selection; false where there is none. */
export function endSelection(selection: Selection): boolean {
  const isAny = selection.view().ids.size > 0;
  selection.clear();
  return isAny;
}
