import { useState } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { useActions } from '../../actions/useActions.ts';
import { notify } from '../../state/notices.ts';
import { disabledReasons, offeredStep, openPayment, unavailableReason } from './changes/dayOffers.ts';
import type { DayChanges } from './changes/useDayChanges.ts';
import type { DayAppointment, ScheduleDay } from './columns.ts';
import { subjectName } from './dayLabels.ts';

export interface DayActions {
  readonly dialog: OpenDialog | null;
  readonly openDialog: (kind: ChangeDialogKind, appointment: DayAppointment) => void;
  readonly closeDialog: () => void;
}

interface ShownDayState {
  readonly selected: DayAppointment | null;
  readonly isAhead: boolean;
  readonly onSwitch: () => void;
  /** To the week of the focused or open appointment, or back from it; null where there is none. */
  readonly onWeek: (appointment: DayAppointment | null) => void;
}

/** Actions on the focused or open appointment, by key and in dialogs. */
export function useDayActions(changes: DayChanges, { selected, isAhead, onSwitch, onWeek }: ShownDayState): DayActions {
  const { day } = changes;
  const { dialog, open, close } = useChangeDialog(day);
  const targetAppointment = (): DayAppointment | null => {
    const tile = focusedTile();
    return (day && (tile === null ? selected : appointmentOfTile(day, tile))) ?? null;
  };
  const pay = (): void => {
    const appointment = targetAppointment();
    if (appointment && openPayment(appointment)) return;
    notify({ text: t(appointment ? 'day.noClient' : 'day.noAppointment'), about: 'no client' });
  };
  const step = (): void => {
    const appointment = targetAppointment();
    if (!day || !appointment) return;
    const next = offeredStep(day, appointment, isAhead, changes.isAway);
    const why = disabledReasons(day, appointment, changes).status;
    if (next && why === null) changes.setStatus(appointment, next);
    else notify({ text: why ?? t('changes.noNextStep', { name: subjectName(appointment) }), about: 'no step' });
  };
  useActions({
    'day.nextStep': day && step,
    'day.payment': day && unavailableReason(day, 'recordPayment') === null ? pay : undefined,
    'day.board': onSwitch,
    'day.weekView': day && (() => onWeek(targetAppointment())),
  });
  return { dialog, openDialog: open, closeDialog: close };
}

/** The tile or card that has the focus; null where the open appointment is meant. */
function focusedTile(): string | null {
  const { activeElement } = document;
  const tile = activeElement?.closest<HTMLElement>('[data-tile]')?.dataset['tile'];
  return tile ?? activeElement?.closest<HTMLElement>('[data-card]')?.dataset['card'] ?? null;
}

/** Tiles are named by the appointment's id, with a suffix or prefix where it has several. */
export function appointmentOfTile({ appointments }: ScheduleDay, tile: string): DayAppointment | undefined {
  return (
    appointments.find(({ id }) => id === tile) ??
    appointments.find(({ id }) => tile.endsWith(` ${id}`) || tile.startsWith(`${id} `))
  );
}

/** Of one appointment, or of all that it was booked together with. */
export type ChangeDialogKind = 'move' | 'edit' | 'cancel' | 'moveLinked' | 'cancelLinked';

/** A dialog about an appointment, as it was when the dialog was opened. */
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

/** Which dialog is open over the day. A refetched day does not change it. */
function useChangeDialog(day: ScheduleDay | undefined): ChangeDialogState {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  return {
    dialog,
    open: (kind, appointment) => day && setDialog({ kind, appointment, day }),
    close: () => setDialog(null),
  };
}

interface DayKeys {
  readonly onStep: (days: number) => void;
  readonly onToday: () => void;
  readonly onRefresh: () => void;
  /** Closes what is open; false where nothing is. */
  readonly onClose: () => boolean;
}

/** The day's own actions by key and from the palette, besides those of its tools (DayTools). */
export function useDayKeys({ onStep, onToday, onRefresh, onClose }: DayKeys): void {
  useActions({
    'day.before': () => onStep(-1),
    'day.after': () => onStep(1),
    'day.today': onToday,
    'day.refresh': onRefresh,
    'day.enterGrid': () => document.querySelector<HTMLElement>('[data-tile][tabindex="0"]')?.focus(),
    'day.close': () => {
      if (!onClose()) leaveGrid();
    },
  });
}

function leaveGrid(): void {
  const tile = document.activeElement?.closest<HTMLElement>('[data-tile]');
  tile?.blur();
}
