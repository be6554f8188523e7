import type { ApolloClient } from '@apollo/client';
import type { Bridge } from '../../../bridge/bridge.ts';
import { keepWaiting, removeWaiting } from '../../../bridge/waitingList.ts';
import { BookAppointmentDocument } from '../../../../graphql/desk/generated/operations.ts';
import { t } from '../../../../i18n/page/t.ts';
import type { NoticeText } from '../../../components/ChangeNotice.tsx';
import { refetchDay } from '../../../data/followDeskEvents.ts';
import { type AppointmentChangeOutcome, sendChange } from '../../../data/sendChange.ts';
import { savedDifferently } from '../../../domain/appointmentDifferences.ts';
import { failureText } from '../../../lib/failureText.ts';
import { addMinutes, formatInstant } from '../../../lib/timeZone.ts';
import { formatInstantTime } from '../../../lib/wallTime.ts';
import { formatShortDate } from '../../../lib/dates.ts';
import { currentTime } from '../../../state/clock.ts';
import { notify, staysIf } from '../../../state/notices.ts';
import { sendRequest } from '../../../data/sendRequest.ts';
import { appointmentChangesOf } from '../changes/appointmentChanges.ts';
import { announceOutcome } from '../changes/changeMessages.ts';
import {
  applyRequest,
  cancelRequest,
  type Change,
  type ChangeRequest,
  inverseOf,
} from '../../../domain/changeRequest.ts';
import { outcomeNotice } from '../changes/outcomeNotice.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { type Assignment, bookingOf, findVisit, moveOf } from './assignment.ts';
import { waitingName } from './entryText.ts';

/** How it ended: done, left to another dialog, or not done for the reason that is shown. */
export type AssignmentResult =
  | { readonly kind: 'done' }
  /** The service demands more than the list knows. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'notDone'; readonly notice: NoticeText; readonly isUnknown: boolean };

interface Desk {
  readonly apollo: ApolloClient;
  readonly bridge: Bridge;
}

/** Books, or moves the appointment that is to be earlier; sent once. Done, the entry leaves the list, and Undo brings both back. */
export function carryOut(desk: Desk, assignment: Assignment, day: ScheduleDay): Promise<AssignmentResult> {
  return assignment.entry.visit ? moveVisit(desk, assignment) : book(desk, assignment, day);
}

async function book(desk: Desk, assignment: Assignment, day: ScheduleDay): Promise<AssignmentResult> {
  const { apollo } = desk;
  const booking = bookingOf(assignment, day);
  if (!booking) return { kind: 'incomplete' };
  const outcome = await sendChange(apollo, BookAppointmentDocument, { booking });
  if (outcome.__typename !== 'Done') return notDone(outcome);
  const { appointment: made } = outcome;
  void refetchDay(apollo, { location: day.location.id, date: day.date }, { recent: false });
  const request = made && cancelRequest(day);
  await finish(desk, assignment, {
    otherwise: made && savedDifferently(expectedOf(booking, made, assignment, day), made, day),
    undo: made && request && changeOf(request, made, day),
  });
  return { kind: 'done' };
}

async function moveVisit(desk: Desk, assignment: Assignment): Promise<AssignmentResult> {
  const { apollo } = desk;
  const { entry, free } = assignment;
  const visit = await findVisit(apollo, entry);
  if (!visit) {
    const notice = {
      tone: 'caution',
      title: t('waitingList.visitMissing'),
      more: t('waitingList.visitMissingDo'),
    } as const;
    return { kind: 'notDone', notice, isUnknown: false };
  }
  const request = { kind: 'move', to: moveOf(assignment, visit.appointment, visit.day) } as const;
  const change = { ...changeOf(request, visit.appointment, visit.day), isUndo: false };
  const outcome = await sendRequest(apollo, change);
  if (outcome.__typename !== 'Done') return notDone(outcome);
  const { appointment: now } = outcome;
  void refetchDay(apollo, { location: free.location, date: free.date }, { recent: false });
  const expected = applyRequest(visit.appointment, request, { timeZone: free.timeZone, at: null });
  const inverse = inverseOf(request, visit.appointment, visit.day.statuses);
  await finish(desk, assignment, {
    otherwise: now && savedDifferently(expected, now, visit.day),
    undo: now &&
      inverse && { ...changeOf(inverse, now, visit.day), seen: { appointment: now, day: visit.day, date: free.date } },
  });
  return { kind: 'done' };
}

function notDone(outcome: Exclude<AppointmentChangeOutcome, { readonly __typename: 'Done' }>): AssignmentResult {
  const notice = outcomeNotice(outcome, t('waitingList.nothingDone'));
  return { kind: 'notDone', notice, isUnknown: outcome.__typename === 'OutcomeUnknown' };
}

/** One that undoes what was done. */
function changeOf(request: ChangeRequest, appointment: DayAppointment, day: ScheduleDay): Change {
  const at = formatInstant(currentTime(), day.timeZone);
  return { request, seen: { appointment, day, date: day.date }, at, isUndo: true };
}

async function finish(
  { apollo, bridge }: Desk,
  { entry, free, start }: Assignment,
  { otherwise, undo }: { readonly otherwise: string | null; readonly undo: Change | null },
): Promise<void> {
  const removed = await removeWaiting(bridge, entry.id);
  const instant = formatInstant(start, free.timeZone);
  const when = `${formatShortDate(free.date)}, ${formatInstantTime(instant)}`;
  const text = t(entry.visit ? 'waitingList.moved' : 'waitingList.booked', { name: waitingName(entry), when });
  const takeBack = async (change: Change): Promise<void> => {
    const outcome = await sendRequest(apollo, change);
    announceOutcome(apollo, appointmentChangesOf(apollo), change, outcome);
    // The list is as it was only where the appointment is.
    if (outcome.__typename !== 'Done') return;
    const kept = await keepWaiting(bridge, entry);
    if (!kept.ok) notify({ text: failureText(kept.failure), trouble: true, until: 'dismissed' });
  };
  notify({
    text: [text, otherwise, removed.ok ? '' : failureText(removed.failure)].filter(Boolean).join(' '),
    ...staysIf(otherwise !== null || !removed.ok),
    ...(undo && { action: { label: t('general.undo'), undoes: true, run: () => void takeBack(undo) } }),
  });
}

function expectedOf(
  booking: NonNullable<ReturnType<typeof bookingOf>>,
  made: DayAppointment,
  { entry }: Assignment,
  { timeZone }: ScheduleDay,
): DayAppointment {
  const { start, minutes, provider, room } = booking;
  return {
    ...made,
    start,
    end: made.end === null ? null : addMinutes(start, minutes, timeZone),
    ...(provider != null && { provider: { __typename: 'Provider', id: provider } }),
    ...(entry.type && booking.type != null && made.type && { type: { ...made.type, ...entry.type } }),
    ...(entry.patient && made.patient && { patient: { ...made.patient, ...entry.patient } }),
    ...(made.client && booking.client != null && { client: { ...made.client, ...entry.client } }),
    room: room ?? made.room,
  };
}
