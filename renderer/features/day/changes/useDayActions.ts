import { say } from '../../../../words/page/say.ts';
import { useActions } from '../../../actions/useActions.ts';
import { notify } from '../../../lib/notices.ts';
import { subjectName } from '../appointmentWords.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { nextStatus } from './nextStatus.ts';
import { payFor } from './payFor.ts';
import { reasonsNot, whyNot } from './offered.ts';
import { type ChangeDialogKind, type OpenDialog, useChangeDialog } from './useChangeDialog.ts';
import type { DayChanges } from './useDayChanges.ts';

export interface DayActions {
  readonly dialog: OpenDialog | null;
  readonly openDialog: (kind: ChangeDialogKind, appointment: DayAppointment) => void;
  readonly closeDialog: () => void;
}

interface Shown {
  readonly selected: DayAppointment | null;
  readonly isAhead: boolean;
  readonly onSwitch: () => void;
}

/** What is done with the day by keys and in dialogs. */
export function useDayActions(changes: DayChanges, { selected, isAhead, onSwitch }: Shown): DayActions {
  const { day } = changes;
  const { dialog, open, close } = useChangeDialog(day);
  const meant = (): DayAppointment | null => {
    const tile = focusedTile();
    return (day && (tile === null ? selected : appointmentOfTile(day, tile))) ?? null;
  };
  const pay = (): void => {
    const appointment = meant();
    if (appointment && payFor(appointment)) return;
    notify({ words: say(appointment ? 'day.noClient' : 'day.noAppointment'), about: 'no client' });
  };
  const step = (): void => {
    const appointment = meant();
    if (!day || !appointment) return;
    const next = nextStatus(day.statuses, appointment, isAhead);
    const why = reasonsNot(day, appointment, changes.pending).status;
    if (next && why === null) changes.setStatus(appointment, next);
    else notify({ words: why ?? say('changes.noNextStep', { name: subjectName(appointment) }), about: 'no step' });
  };
  useActions({
    'day.nextStep': day && step,
    'day.payment': day && whyNot(day, 'recordPayment') === null ? pay : undefined,
    'day.board': onSwitch,
  });
  return { dialog, openDialog: open, closeDialog: close };
}

/** The appointment that the focus is on; without one, that whose details are open is meant. */
function focusedTile(): string | null {
  const { activeElement } = document;
  const tile = activeElement?.closest<HTMLElement>('[data-tile]')?.dataset['tile'];
  return tile ?? activeElement?.closest<HTMLElement>('[data-card]')?.dataset['card'] ?? null;
}

/** Tiles are named by the appointment's id, with what tells apart tiles of the same one. */
function appointmentOfTile({ appointments }: ScheduleDay, tile: string): DayAppointment | undefined {
  return (
    appointments.find(({ id }) => id === tile) ??
    appointments.find(({ id }) => tile.endsWith(` ${id}`) || tile.startsWith(`${id} `))
  );
}
