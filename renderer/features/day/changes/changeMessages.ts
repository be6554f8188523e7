import type { ApolloClient } from '@apollo/client';
import { t } from '../../../../i18n/page/t.ts';
import { refetchDay } from '../../../data/followDeskEvents.ts';
import type { AppointmentChangeOutcome } from '../../../data/sendChange.ts';
import { formatShortDate } from '../../../lib/dates.ts';
import { formatBalance } from '../../../lib/money.ts';
import { notify } from '../../../state/notices.ts';
import { isCalledOff, statusLabel } from '../../../domain/stages.ts';
import { formatInstantTime, wallDate } from '../../../lib/wallTime.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { alertsOf, subjectName } from '../dayLabels.ts';
import { durationMinutes } from '../grid/layout.ts';
import {
  applyRequest,
  type AppointmentChanges,
  type Change,
  type ChangeRequest,
  inverseOf,
  type Seen,
} from './changeRequest.ts';

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
  const refetch = (): void => void refetchDay(apollo, dayOf(seen), { recent: false });
  switch (outcome.__typename) {
    case 'Done':
      // An appointment that could not be read back is read with its day.
      if (!outcome.appointment) refetch();
      announceDone(changes, change, outcome.appointment);
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
      if (!changes.addConflict({ request, seen, now: outcome.now }))
        notify({ about, trouble: true, until: 'dismissed', text: t('changes.lostToOther', { name }) });
  }
}

function dayOf({ day }: Seen): { readonly location: string; readonly date: string } {
  return { location: day.location.id, date: day.date };
}

function announceDone(
  changes: AppointmentChanges,
  { request, seen, isUndo }: Change,
  now: DayAppointment | null,
): void {
  const about = `appointment ${seen.appointment.id}`;
  const text = doneMessage(request, now ?? seen.appointment, seen.day);
  const inverse = now && !isUndo ? inverseOf(request, seen.appointment, seen.day.statuses) : null;
  if (!now || !inverse) {
    notify({ about, text: isUndo ? t('changes.undone', { words: text }) : text });
    return;
  }
  const date = now.start === null || request.kind !== 'move' ? seen.date : wallDate(now.start);
  notify({
    about,
    text,
    action: {
      label: t('general.undo'),
      undoes: true,
      run: () => changes.request(inverse, { appointment: now, day: seen.day, date }, true),
    },
  });
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
      const text = t('changes.statusSet', { name, status: statusLabel(request.status) });
      return request.status.stage === 'arrived' ? [text, ...arrivalMessages(now)].join(' ') : text;
    }
    case 'cancel':
      return t('changes.cancelled', { name });
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

/** In one unit, as it is compared and typed. */
function minutesLabel(minutes: number): string {
  return t('day.minutes', { minutes: String(minutes) });
}

function whenLabel(start: string | null, date: string): string {
  if (start === null) return t('day.withoutTime');
  const time = formatInstantTime(start);
  return wallDate(start) === date ? time : `${formatShortDate(wallDate(start))}, ${time}`;
}

export function providerName(id: string | undefined, { providers }: ScheduleDay): string | null {
  return providers.find((provider) => provider.id === id)?.name ?? null;
}

/** A field in which two versions of an appointment differ. */
interface Difference {
  readonly label: string;
  readonly seen: string;
  readonly now: string;
}

/** The fields that differ, as labels; empty where no screen shows the difference. */
export function differencesOf(seen: DayAppointment, now: DayAppointment, day: ScheduleDay): readonly Difference[] {
  const before = factsOf(seen, day);
  return factsOf(now, day).flatMap(([label, value], index) => {
    const former = before[index]?.[1] ?? null;
    return former === value ? [] : [{ label, seen: former ?? t('changes.none'), now: value ?? t('changes.none') }];
  });
}

function factsOf(appointment: DayAppointment, day: ScheduleDay): readonly (readonly [string, string | null])[] {
  const { start, status, provider, type, patient, client, room, reason, notes } = appointment;
  const minutes = durationMinutes(appointment);
  return [
    [t('general.time'), whenLabel(start, day.date)],
    [t('changes.length'), minutes === null ? null : minutesLabel(minutes)],
    [t('general.status'), status && statusLabel(status)],
    [t('general.provider'), provider && (providerName(provider.id, day) ?? t('changes.elsewhere'))],
    [t('general.room'), room],
    [t('general.type'), type?.name ?? null],
    [t('general.patient'), patient?.name ?? null],
    [t('general.client'), client?.name ?? null],
    [t('general.reason'), reason],
    [t('general.notes'), notes],
  ];
}

/** What a request changes, by field: Time: 11:00 AM. */
export function requestLabels(request: ChangeRequest, seen: DayAppointment, day: ScheduleDay): readonly string[] {
  const requested = applyRequest(seen, request, { timeZone: day.timeZone, at: null });
  const text = differencesOf(seen, requested, day).map(({ label, now }) =>
    t('changes.fact', { word: label, value: now }),
  );
  const reason = request.kind === 'status' || request.kind === 'cancel' ? request.reason : undefined;
  return reason && isCalledOff(requested.status) ? [...text, t('changes.why', { reason })] : text;
}
