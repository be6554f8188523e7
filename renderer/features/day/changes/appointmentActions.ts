import { t } from '../../../../i18n/page/t.ts';
import { cancelRequest, inverseOf } from '../../../domain/changeRequest.ts';
import { sumText } from '../../../lib/money.ts';
import { openDialog } from '../../../state/dialogs.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { messageAbout } from '../messageAbout.ts';
import { isCheckIn, queuedAt } from '../offline/queuedVisits.ts';
import type { ChangeDialogKind } from '../useDayActions.ts';
import { earlierRequest } from '../waitingList/earlierRequest.ts';
import { amountDue, disabledReasons, offeredStep, openPayment, ownLabel, stepLabel } from './dayOffers.ts';
import type { DayChanges } from './useDayChanges.ts';

export interface AppointmentAction {
  readonly label: string;
  /** What the service calls the status that it leads to, where that differs. */
  readonly own: string | null;
  /** As aria-keyshortcuts has it. */
  readonly keys: string | null;
  /** Why it is unavailable; null where it is available. */
  readonly why: string | null;
  readonly run: () => void;
}

/** What can be done with one appointment, for its panel and its menu; null where that makes no sense for it. */
export interface AppointmentActions {
  readonly step: AppointmentAction | null;
  /** Why no status can be chosen; null where one can. */
  readonly statusWhy: string | null;
  /** Whether its status can be chosen from a list at all. */
  readonly hasStatuses: boolean;
  readonly move: AppointmentAction;
  readonly edit: AppointmentAction;
  /** Cancels a visit, or removes blocked time. */
  readonly cancel: AppointmentAction;
  readonly earlier: AppointmentAction | null;
  readonly payment: AppointmentAction | null;
  readonly message: AppointmentAction | null;
  readonly record: AppointmentAction | null;
}

export interface ActionTarget {
  readonly appointment: DayAppointment;
  readonly day: ScheduleDay;
  /** Whether the day is still to come. */
  readonly isAhead: boolean;
  readonly changes: Pick<DayChanges, 'pending' | 'isAway' | 'setStatus' | 'cancel'>;
  readonly onDialog: (kind: ChangeDialogKind, appointment: DayAppointment) => void;
}

/** The actions of an appointment. What the service does not offer is named with the reason. */
export function appointmentActions(target: ActionTarget, now: number): AppointmentActions {
  const { appointment, day, isAhead, changes, onDialog } = target;
  const { blocked, client, patient } = appointment;
  const next = offeredStep(day, appointment, isAhead, changes.isAway);
  const why = disabledReasons(day, appointment, changes);
  const isVisit = !blocked && queuedAt(appointment) === null;
  const earlier = earlierRequest(appointment, day, now);
  const sum = amountDue(day, appointment);
  // At once where it can be undone, else after one confirmation.
  const remove = (): void => {
    const request = cancelRequest(day);
    if (!request || !inverseOf(request, appointment, day.statuses)) onDialog('cancel', appointment);
    else if (request.kind === 'status') changes.setStatus(appointment, request.status);
    else changes.cancel(appointment);
  };
  return {
    step:
      isVisit && next
        ? action(stepLabel(next), why.status, () => changes.setStatus(appointment, next), {
            own: ownLabel(next),
            keys: 'S',
          })
        : null,
    statusWhy: why.status,
    hasStatuses: isVisit,
    move: action(t('changes.moveMore'), why.move, () => onDialog('move', appointment)),
    edit: action(t('changes.editMore'), why.edit, () => onDialog('edit', appointment)),
    cancel: blocked
      ? action(t('changes.removeBlock'), why.cancel, remove)
      : action(t('changes.cancelMore'), why.cancel, () => onDialog('cancel', appointment)),
    earlier:
      earlier &&
      action(t('waitingList.wantsEarlier'), null, () => openDialog('waitingEntry', { kind: 'add', known: earlier })),
    payment:
      sum &&
      action(t('billing.takeAmount', { amount: sumText(sum) }), null, () => openPayment(appointment), { keys: 'Y' }),
    message:
      client &&
      action(t('messages.open'), null, () =>
        openDialog('messages', { client: client.id, name: client.name, about: messageAbout(appointment, day) }),
      ),
    record:
      patient &&
      action(t('patientRecord.open'), null, () =>
        openDialog('patientRecord', {
          id: patient.id,
          name: patient.name,
          deceased: patient.deceased === true,
          alerts: patient.alerts,
        }),
      ),
  };
}

/** The statuses to choose from: while the service does not answer, only that the client has arrived. */
export function statusesFor(appointment: DayAppointment, day: ScheduleDay, isAway: boolean): ScheduleDay['statuses'] {
  return isAway ? day.statuses.filter((each) => isCheckIn(appointment, each)) : day.statuses;
}

function action(
  label: string,
  why: string | null,
  run: () => void,
  { own = null, keys = null }: { readonly own?: string | null; readonly keys?: string | null } = {},
): AppointmentAction {
  return { label, own, keys, why, run };
}
