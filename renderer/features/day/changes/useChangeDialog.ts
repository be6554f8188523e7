import { useState } from 'react';
import type { DayAppointment, ScheduleDay } from '../columns.ts';

export type ChangeDialogKind = 'move' | 'edit' | 'cancel';

/** A dialog about an appointment as it was when the dialog was opened: that is what the person decides on. */
export interface OpenDialog {
  readonly kind: ChangeDialogKind;
  readonly appointment: DayAppointment;
  readonly day: ScheduleDay;
}

interface ChangeDialogState {
  readonly dialog: OpenDialog | null;
  readonly open: (kind: ChangeDialogKind, appointment: DayAppointment) => void;
  readonly close: () => void;
}

/** Which dialog is open over the day. It stays while the day around it changes. */
export function useChangeDialog(day: ScheduleDay | undefined): ChangeDialogState {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  return {
    dialog,
    open: (kind, appointment) => day && setDialog({ kind, appointment, day }),
    close: () => setDialog(null),
  };
}
