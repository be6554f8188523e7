import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { t } from '../../../../i18n/page/t.ts';
import { removeLink, saveLink } from '../../../bridge/appointmentLinks.ts';
import { useBridge } from '../../../bridge/BridgeContext.ts';
import { clinicMark } from '../../../bridge/drafts.ts';
import { useSettings } from '../../../bridge/SettingsContext.tsx';
import { useScheduleDays } from '../../../data/useScheduleDays.ts';
import type { AppointmentWarning } from '../../../domain/appointmentWarnings.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { notify } from '../../../state/notices.ts';
import { sendInTurn } from '../../../submission/sendInTurn.ts';
import { useStop } from '../../../submission/useStop.ts';
import type { SubmissionForm } from '../../../submission/useSubmission.ts';
import { bookedDifferently } from '../booked.ts';
import { bookingSteps, type BookingStep, stepLabel } from '../bookingSteps.ts';
import { type BookingField, checkBooking, startOf } from '../checkBooking.ts';
import type { BookingPlace } from '../useBookingPlace.ts';
import type { BookingWork, ScheduleDay } from '../work.ts';
import { type BookingGroup, isSent, type PlanEdit, type PlannedBooking, type PlannedOutcome } from './bookingGroup.ts';
import { checkGroup, rowProblem } from './checkGroup.ts';
import { linkOf } from './groupTexts.ts';
import { findNextFree, nextFreeDays } from './nextFree.ts';
import { editPlanned, isOpen, planBookings, workOf } from './planBookings.ts';
import { planWarnings } from './planWarnings.ts';
import { cancelBooked, canCancel, plannedOutcome, sendPlanned } from './sendPlanned.ts';

type DayAppointment = ScheduleDay['appointments'][number];

/** Everything of a group that was booked. */
export interface GroupBooked {
  readonly work: BookingWork;
  readonly plan: readonly PlannedBooking[];
  readonly isDifferent: boolean;
  /** Null where nothing of it can be cancelled. */
  readonly undo: (() => void) | null;
}

export interface GroupBooking {
  /** Everything that is to be booked, with what has become of it; empty while a single appointment is. */
  readonly plan: readonly PlannedBooking[];
  readonly warningsOf: (planned: PlannedBooking) => readonly AppointmentWarning[];
  readonly problemOf: (planned: PlannedBooking) => string | null;
  /** How many are still to be sent. */
  readonly open: number;
  readonly isWarned: boolean;
  /** It was confirmed while days are still being read: it is sent as soon as nothing is in the way. */
  readonly isWaiting: boolean;
  readonly progress: { readonly done: number; readonly count: number } | null;
  readonly edit: (planned: PlannedBooking, change: Partial<PlanEdit>) => void;
  readonly moveToNextFree: (planned: PlannedBooking) => Promise<void>;
  readonly book: () => Promise<void>;
  /** Cancels what was booked while others failed; null where nothing was, or where the service can't cancel. */
  readonly undo: (() => Promise<void>) | null;
  /** Finishes the one under way and leaves the rest to be sent later; null while nothing is being sent. */
  readonly stop: (() => void) | null;
  readonly isStopping: boolean;
}

interface GroupOptions {
  readonly form: SubmissionForm<BookingWork, BookingStep, BookingField>;
  readonly place: BookingPlace;
  readonly isGroup: boolean;
  readonly onBooked: (booked: GroupBooked) => void;
}

/** Several appointments from one form: planned, looked at, and sent one after the other, each once. */
export function useGroupBooking({ form, place, isGroup, onBooked }: GroupOptions): GroupBooking {
  const apollo = useApolloClient();
  const bridge = useBridge();
  const clinic = clinicMark(useSettings().view);
  const { values: work } = form;
  const { day, thatDay } = place;
  const timeZone = day?.timeZone ?? null;
  const plan = useMemo(
    () => (isGroup && timeZone !== null ? planBookings(work, timeZone) : []),
    [isGroup, work, timeZone],
  );
  const dates = useMemo(() => [...new Set(plan.filter(isOpen).map(({ date }) => date))].filter(Boolean), [plan]);
  const days = useScheduleDays(day?.location.id ?? null, dates, { known: thatDay, recent: true });
  const now = useNow();
  const [progress, setProgress] = useState<GroupBooking['progress']>(null);
  // The plan that was confirmed while its days are being read: another one is not sent in its place.
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const isDue = useRef(false);
  const isWaiting = days.isChecking && confirmed !== null && confirmed === JSON.stringify(plan);
  // By this dialog: what an earlier one has booked can be cancelled in the schedule.
  const [booked, setBooked] = useState<Booked>(noneBooked);
  const stopping = useStop();

  const warningsOf = (planned: PlannedBooking): readonly AppointmentWarning[] => [
    ...(timeZone === null ? [] : planWarnings(planned, plan, work, { timeZone, dayOf: days.dayOf }, now)),
    ...(days.isUnread(planned.date) && isOpen(planned)
      ? [{ kind: 'unread' as const, text: t('warnings.dayUnread') }]
      : []),
  ];
  const open = plan.filter(isOpen);
  const isWarned = open.some((planned) => warningsOf(planned).length > 0);

  const undoAll = async (
    shownDay: ScheduleDay,
    { appointments }: Booked,
    linkId: string,
  ): Promise<readonly string[]> => {
    const { cancelled, failed } = await cancelBooked(apollo, shownDay, appointments);
    if (failed.length === 0) await removeLink(bridge, clinic, linkId);
    const text = [t('booking.groupCancelled', { count: cancelled.length }), ...failed].join(' ');
    notify({ text, about: 'group', ...(failed.length > 0 && { trouble: true, until: 'dismissed' }) });
    return cancelled;
  };

  /** Sends what is open. What is stored before each is read again where the window closes meanwhile. */
  const sendOpen = async (first: BookingWork, shownDay: ScheduleDay) => {
    let sent = first;
    let made = booked;
    const put = (group: BookingGroup): void => {
      sent = { ...sent, group };
      // The client may have been read again meanwhile: only the group is replaced.
      form.update((current) => ({ ...current, group }));
    };
    const settle = ({ key }: PlannedBooking, outcome: PlannedOutcome): void =>
      put({ ...sent.group, plan: sent.group.plan.map((each) => (each.key === key ? { ...each, outcome } : each)) });
    put(first.group);
    const items = first.group.plan.filter(isOpen);
    stopping.reset();
    await sendInTurn(items, {
      isStopped: stopping.isStopped,
      async onStart(planned, index) {
        setProgress({ done: index, count: items.length });
        settle(planned, { kind: 'sending', text: '', id: null });
        await form.persist(sent);
      },
      send: (planned) => sendPlanned(apollo, sent, planned, shownDay),
      onOutcome(planned, outcome) {
        const appointment = outcome.__typename === 'Done' ? outcome.appointment : null;
        const start = startOf(planned, shownDay.timeZone) ?? '';
        const different = appointment && bookedDifferently(workOf(sent, planned), place, start, appointment);
        made = {
          appointments: [...made.appointments, ...(appointment ? [appointment] : [])],
          isDifferent: made.isDifferent || different !== null,
        };
        settle(planned, plannedOutcome(outcome, different));
      },
    });
    setProgress(null);
    stopping.reset();
    await form.persist(sent);
    setBooked(made);
    await saveLink(bridge, clinic, linkOf(sent, shownDay));
    return { sent, made };
  };

  const send = async (): Promise<void> => {
    if (!day) return;
    let started = work;
    if (!isSent(work.group)) {
      const steps = bookingSteps(apollo, day, '');
      const people = await form.submit({
        problems: [],
        steps: {
          ...steps,
          next: (values, completed) => {
            const step = steps.next(values, completed);
            return step === 'bookAppointment' ? null : step;
          },
        },
        label: stepLabel,
        keepsDraft: true,
      });
      if (people.kind !== 'done') return;
      const group = {
        ...people.values.group,
        plan: planBookings(people.values, day.timeZone),
        id: crypto.randomUUID(),
      };
      started = { ...people.values, group };
    }
    await form.exclusive(async () => {
      const { sent, made } = await sendOpen(started, day);
      const left = sent.group.plan.filter(({ removed, outcome }) => !removed && outcome?.kind !== 'done');
      if (left.length > 0) {
        days.refresh();
        return;
      }
      form.discardDraft();
      const canUndo = canCancel(day) && made.appointments.length > 0;
      onBooked({
        work: sent,
        plan: sent.group.plan,
        isDifferent: made.isDifferent,
        undo: canUndo ? () => void undoAll(day, made, sent.group.id) : null,
      });
    });
  };

  const checked = useEffectEvent(() => {
    if (!isDue.current) return;
    isDue.current = false;
    if (confirmed === JSON.stringify(plan) && !isWarned) void send();
  });
  useEffect(() => {
    if (!days.isChecking) checked();
  }, [days.isChecking]);

  return {
    plan,
    warningsOf,
    problemOf: (planned) => (timeZone === null || !isOpen(planned) ? null : rowProblem(planned, timeZone)),
    open: open.length,
    isWarned,
    isWaiting,
    progress,
    edit(planned, change) {
      form.change((current) => editPlanned(current, planned, change), `plan.${planned.key}`);
    },
    async moveToNextFree(planned) {
      if (!day) return;
      const found = await findNextFree(apollo, planned, { location: day.location.id, timeZone: day.timeZone, plan });
      if (found) form.change((current) => editPlanned(current, planned, found), `plan.${planned.key}`);
      else notify({ text: t('booking.noNextFree', { days: nextFreeDays }), about: 'next free' });
    },
    async book() {
      if (!day || open.length === 0 || form.isInFlight()) return;
      const problems = [
        ...(isSent(work.group) ? [] : checkBooking(work, day, place.types)),
        ...checkGroup(work, plan, day),
      ];
      if (!form.validate(problems)) return;
      isDue.current = days.isChecking;
      setConfirmed(JSON.stringify(plan));
      if (!days.isChecking) await send();
    },
    undo:
      day && booked.appointments.length > 0 && progress === null && canCancel(day)
        ? () =>
            form.exclusive(async () => {
              const cancelled = await undoAll(day, booked, work.group.id);
              const isLeft = ({ id }: DayAppointment): boolean => !cancelled.includes(id);
              setBooked({ ...booked, appointments: booked.appointments.filter(isLeft) });
              form.update((current) => reopened(current, cancelled));
            })
        : null,
    stop: progress ? stopping.stop : null,
    isStopping: stopping.isStopping,
  };
}

interface Booked {
  readonly appointments: readonly DayAppointment[];
  /** Whether the service has any of them otherwise than it was asked for. */
  readonly isDifferent: boolean;
}

const noneBooked: Booked = { appointments: [], isDifferent: false };

/** What was cancelled again can be booked again. */
function reopened(work: BookingWork, cancelled: readonly string[]): BookingWork {
  const plan = work.group.plan.map((each) =>
    each.outcome?.id != null && cancelled.includes(each.outcome.id) ? { ...each, outcome: null } : each,
  );
  return { ...work, group: { ...work.group, plan } };
}
