import type { ApolloClient } from '@apollo/client';
import { t } from '../../../../i18n/page/t.ts';
import { locationAndDate, refetchDay } from '../../../data/followDeskEvents.ts';
import type { AppointmentChangeOutcome } from '../../../data/sendChange.ts';
import { formatBalance } from '../../../lib/money.ts';
import { openDialog } from '../../../state/dialogs.ts';
import { notify, staysIf } from '../../../state/notices.ts';
import { isCancelledOrNoShow, statusLabel } from '../../../domain/stages.ts';
import { wallDate } from '../../../lib/wallTime.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { alertsOf, subjectName } from '../dayLabels.ts';
import { durationMinutes } from '../../../domain/duration.ts';
import {
  differencesOf,
  minutesLabel,
  providerName,
  savedDifferently,
  whenLabel,
} from '../../../domain/appointmentDifferences.ts';
import {
  applyRequest,
  type AppointmentChanges,
  type Change,
  type ChangeRequest,
  inverseOf,
} from '../../../domain/changeRequest.ts';

/** Shows a notice with the outcome of a change and the next step. */
export function announceOutcome(
  apollo: ApolloClient,
  changes: AppointmentChanges,
  change: Change,
  outcome: AppointmentChangeOutcome,
): void {
  const { request, seen, isUndo } = change;
  const about = `appointment ${seen.appointment.id}`;
  const name = subjectName(seen.appointment);
  const refetch = (): void => void refetchDay(apollo, locationAndDate(seen.day), { recent: false });
  switch (outcome.__typename) {
    case 'Done':
      // An appointment that could not be read back is read with its day.
      if (!outcome.appointment) refetch();
      announceDone(changes, change, outcome.appointment);
      askForMissingDetails(change);
      return;
    case 'Refused':
      notify({
        about,
        trouble: true,
        text: t('changes.notChanged', { name, why: refusalMessage(outcome.problems) }),
      });
      return;
    case 'NotOffered':
      notify({ about, trouble: true, text: t('changes.notChanged', { name, why: outcome.why }) });
      return;
    case 'Failed':
      notify({
        about,
        trouble: true,
        until: 'dismissed',
        text: t('changes.notChanged', { name, why: outcome.failure.message }),
        action: { label: t('general.tryAgain'), run: () => changes.request(request, seen, isUndo) },
      });
      return;
    case 'OutcomeUnknown':
      // Never sent again by itself: it may have been done.
      notify({
        about,
        trouble: true,
        until: 'dismissed',
        text: t('changes.unknown', { name, what: outcome.message, next: outcome.action }),
        action: { label: t('changes.lookNow'), run: refetch },
      });
      return;
    case 'Conflict':
      if (!changes.addConflict({ request, seen, now: outcome.now, sent: outcome.sent }))
        notify({
          about,
          trouble: true,
          until: 'dismissed',
          text: outcome.sent
            ? `${t('changes.sentTitle', { name })}. ${t('changes.sentText')}`
            : t('changes.lostToOther', { name }),
        });
  }
}

function announceDone(changes: AppointmentChanges, change: Change, now: DayAppointment | null): void {
  const { request, seen, isUndo } = change;
  const about = `appointment ${seen.appointment.id}`;
  const otherwise = now && savedDifferently(expectedOf(change, now), now, seen.day);
  const done = [doneMessage(request, now ?? seen.appointment, seen.day), otherwise].filter(Boolean).join(' ');
  const stays = staysIf(otherwise !== null);
  const inverse = now && !isUndo ? inverseOf(request, seen.appointment, seen.day.statuses) : null;
  if (!now || !inverse) {
    notify({ about, ...stays, text: isUndo ? t('changes.undone', { words: done }) : done });
    return;
  }
  const date = now.start === null || request.kind !== 'move' ? seen.date : wallDate(now.start);
  notify({
    about,
    ...stays,
    text: done,
    action: {
      label: t('general.undo'),
      undoes: true,
      run: () => changes.request(inverse, { appointment: now, day: seen.day, date }, true),
    },
  });
}

/** Who is at the desk can be asked for what is missing. It is a form beside the work, not in its way. */
function askForMissingDetails({ request, seen: { appointment }, isUndo }: Change): void {
  const { client, status } = appointment;
  const arrives = request.kind === 'status' && request.status.stage === 'arrived' && status?.stage !== 'arrived';
  if (arrives && !isUndo && client) openDialog('missingDetails', { client: client.id });
}

/** The appointment as it was requested; which of its words for cancelled a service uses is its own affair. */
function expectedOf({ request, seen }: Change, now: DayAppointment): DayAppointment {
  const expected = applyRequest(seen.appointment, request, { timeZone: seen.day.timeZone, at: null });
  const isAsMeant = now.status !== null && now.status.stage === expected.status?.stage;
  return request.kind === 'cancel' && isAsMeant ? { ...expected, status: now.status } : expected;
}

/** The service's own message, with a full stop where it has none. */
function refusalMessage(problems: readonly { readonly message: string }[]): string {
  return problems.map(({ message }) => (/[.!?]$/.test(message.trim()) ? message : `${message}.`)).join(' ');
}

/** What was done, in a sentence; at check-in with the alerts and the balance. */
function doneMessage(request: ChangeRequest, now: DayAppointment, day: ScheduleDay): string {
  const name = subjectName(now);
  switch (request.kind) {
    case 'status': {
      if (now.blocked && request.status.stage === 'cancelled')
        return t('changes.blockRemoved', { name: now.reason ?? name });
      const text = t('changes.statusSet', { name, status: statusLabel(request.status) });
      return request.status.stage === 'arrived' ? [text, ...arrivalMessages(now)].join(' ') : text;
    }
    case 'cancel':
      return now.blocked ? t('changes.blockRemoved', { name: now.reason ?? name }) : t('changes.cancelled', { name });
    case 'edit':
      return t('changes.saved', { name });
    case 'move':
      return t('changes.moved', { name, place: placeLabel(now, day) });
  }
}

function arrivalMessages(appointment: DayAppointment): readonly string[] {
  const alerts = alertsOf(appointment);
  const balance = formatBalance(appointment.client?.balance ?? null);
  return [
    ...(alerts.length > 0 ? [t('changes.alert', { alerts: alerts.join(', ') })] : []),
    ...(balance ? [`${balance.text}.`] : []),
  ];
}

/** Time and provider: 10:30 AM, 30 min, Dr. Okafor. */
function placeLabel(appointment: DayAppointment, day: ScheduleDay): string {
  const minutes = durationMinutes(appointment);
  const parts = [
    whenLabel(appointment.start, day.date),
    minutes === null ? null : minutesLabel(minutes),
    providerName(appointment.provider?.id, day),
    appointment.room,
  ];
  return parts.filter(Boolean).join(', ');
}

/** What a request changes, by field: Time: 11:00 AM. */
export function requestLabels(request: ChangeRequest, seen: DayAppointment, day: ScheduleDay): readonly string[] {
  const requested = applyRequest(seen, request, { timeZone: day.timeZone, at: null });
  const text = differencesOf(seen, requested, day).map(({ label, now }) =>
    t('changes.fact', { word: label, value: now }),
  );
  const reason = request.kind === 'status' || request.kind === 'cancel' ? request.reason : undefined;
  return reason && isCancelledOrNoShow(requested.status) ? [...text, t('changes.why', { reason })] : text;
}
