import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { t } from '../../../../i18n/page/t.ts';
import { useBridge } from '../../../bridge/BridgeContext.ts';
import { clinicMark } from '../../../bridge/drafts.ts';
import { isServiceAway } from '../../../bridge/serviceAway.ts';
import { useSettings } from '../../../bridge/SettingsContext.tsx';
import { loadPart } from '../../../components/loadPart.ts';
import { currentTime } from '../../../state/clock.ts';
import { openDialog } from '../../../state/dialogs.ts';
import { notify } from '../../../state/notices.ts';
import type { StatusView } from '../../../domain/stages.ts';
import { instantAt } from '../../../lib/timeZone.ts';
import { minuteOfDay } from '../../../lib/wallTime.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import type { NewRange, Placing } from '../grid/gridChange.ts';
import { durationMinutes } from '../../../domain/duration.ts';
import type { CheckInRequest } from '../offline/queueCheckIn.ts';
import { isCheckIn } from '../offline/queuedVisits.ts';
import { useQueuedVisits } from '../offline/useQueuedVisits.ts';
import { appointmentChangesOf } from './appointmentChanges.ts';
import { type EarlyCheckIn, isEarlyCheckIn } from './earlyCheckIn.ts';
import {
  type ChangeConflict,
  type ChangeRequest,
  type EditTo,
  isOnDay,
  type MoveTo,
} from '../../../domain/changeRequest.ts';

/** A day and what can be done with its appointments. */
export interface DayChanges {
  /** With every pending change as if it were done. */
  readonly day: ScheduleDay | undefined;
  /** The ids of appointments that are being changed. */
  readonly pending: ReadonlySet<string>;
  readonly move: (appointment: DayAppointment, to: MoveTo) => void;
  /** To a place on this day's grid. */
  readonly moveOnGrid: (appointment: DayAppointment, place: Placing) => void;
  readonly edit: (appointment: DayAppointment, to: EditTo) => void;
  readonly setStatus: (appointment: DayAppointment, status: StatusView, reason?: string) => void;
  readonly cancel: (appointment: DayAppointment, reason?: string) => void;
  /** A conflict that waits for the person's decision. */
  readonly conflict: ChangeConflict | null;
  /** A check-in that waits for the person's answer, as its visit is hours or days away. */
  readonly checkIn: EarlyCheckIn | null;
  readonly settleCheckIn: (how: 'checkIn' | 'leave') => void;
  /** The service does not answer: only check-ins are taken, and queued at this desk. */
  readonly isAway: boolean;
  readonly resolveConflict: (conflict: ChangeConflict, how: 'again' | 'keep') => void;
}

/** The day with its optimistic changes, and the functions that change it. */
export function useDayChanges(day: ScheduleDay | undefined): DayChanges {
  const queued = useQueuedVisits(day);
  const shown = useMemo(() => queued && withoutMovedAway(queued), [queued]);
  const days = useMemo(() => (shown ? [shown] : []), [shown]);
  return useChanges(shown, days);
}

/** The same for several days, whose appointments stand together in one; `days` hold each where it is now. */
export function useWeekChanges(days: readonly ScheduleDay[] | undefined): DayChanges {
  const together = useMemo(() => {
    const [first] = days ?? [];
    return first && { ...first, appointments: (days ?? []).flatMap(({ appointments }) => appointments) };
  }, [days]);
  return useChanges(together, days);
}

function useChanges(shown: ScheduleDay | undefined, days: readonly ScheduleDay[] = []): DayChanges {
  const bridge = useBridge();
  const { view } = useSettings();
  const isAway = isServiceAway(view);
  const clinic = clinicMark(view);
  const changes = appointmentChangesOf(useApolloClient());
  const { pending, conflicts } = useSyncExternalStore(changes.subscribe, changes.view);
  const [checkIn, setCheckIn] = useState<EarlyCheckIn | null>(null);
  return useMemo(() => {
    // An appointment that has left its day while a dialog was open is still sent as one of that day.
    const dayOf = (appointment: DayAppointment): ScheduleDay | undefined =>
      days.find(({ appointments }) => appointments.some(({ id }) => id === appointment.id)) ?? days[0];
    const send = (appointment: DayAppointment, request: ChangeRequest, whenAway?: () => void): void => {
      const day = dayOf(appointment);
      if (day) changes.request(request, { appointment, day, date: day.date }, false, whenAway);
    };
    const queue = (appointment: DayAppointment, status: StatusView): void => {
      const day = dayOf(appointment);
      if (day) void queueAtDesk({ bridge, clinic, appointment, day, status });
    };
    const setStatus = (appointment: DayAppointment, status: StatusView, reason?: string): void => {
      const whenAway = isCheckIn(appointment, status) ? () => queue(appointment, status) : undefined;
      if (isAway && whenAway) whenAway();
      else send(appointment, { kind: 'status', status, ...(reason !== undefined && { reason }) }, whenAway);
    };
    const move = (appointment: DayAppointment, to: MoveTo): void => {
      if (Object.keys(to).length > 0) send(appointment, { kind: 'move', to });
    };
    return {
      day: shown,
      pending,
      move,
      moveOnGrid(appointment, place) {
        const to = shown && moveToPlace(appointment, place, shown);
        if (to) move(appointment, to);
        else notify({ text: t('changes.gapOnDay'), trouble: true });
      },
      edit(appointment, to) {
        if (Object.keys(to).length > 0) send(appointment, { kind: 'edit', to });
      },
      setStatus(appointment, status, reason) {
        const day = dayOf(appointment);
        if (day && isEarlyCheckIn(appointment, status, day, currentTime())) setCheckIn({ appointment, day, status });
        else setStatus(appointment, status, reason);
      },
      checkIn,
      settleCheckIn(how) {
        setCheckIn(null);
        if (how === 'checkIn' && checkIn) setStatus(checkIn.appointment, checkIn.status);
      },
      cancel: (appointment, reason) => send(appointment, { kind: 'cancel', ...(reason !== undefined && { reason }) }),
      conflict: conflicts[0] ?? null,
      isAway,
      resolveConflict(conflict, how) {
        changes.resolveConflict(conflict);
        const { request, seen, now } = conflict;
        if (how === 'again' && now) changes.request(request, { ...seen, appointment: now });
      },
    };
  }, [changes, shown, days, pending, conflicts, checkIn, bridge, clinic, isAway]);
}

/** Its code and words come with the first check-in that is queued. */
async function queueAtDesk(request: CheckInRequest): Promise<void> {
  const { queueCheckIn } = await loadPart(() => import('../offline/queueCheckIn.ts'));
  await queueCheckIn(request);
}

/** Without appointments moved to another day, which stay in this day's list until it is refetched. */
function withoutMovedAway(day: ScheduleDay): ScheduleDay {
  const { date, appointments } = day;
  if (appointments.every((each) => isOnDay(each, date))) return day;
  return { ...day, appointments: appointments.filter((each) => isOnDay(each, date)) };
}

/** What a place on the grid means for an appointment; null where the wall clock never shows that time. */
export function moveToPlace(appointment: DayAppointment, place: Placing, day: ScheduleDay): MoveTo | null {
  const { date, start, minutes: length, providerId, room } = place;
  const at = instantAt(date, start, day.timeZone);
  if (at.kind === 'gap') return null;
  const stays = appointment.start !== null && minuteOfDay(appointment.start, date) === start;
  return {
    ...(!stays && { start: at.instant }),
    ...(length !== null && length !== durationMinutes(appointment) && { minutes: length }),
    ...(providerId !== undefined && providerId !== appointment.provider?.id && { provider: providerId }),
    ...(room !== undefined && room !== appointment.room && { room }),
  };
}

/** Opens the booking dialog for a range that was drawn on the grid. */
export function bookRange({ date, start, minutes, lengthChosen, providerId, room }: NewRange, day: ScheduleDay): void {
  const at = instantAt(date, start, day.timeZone);
  if (at.kind === 'gap') return;
  openDialog('booking', {
    location: day.location.id,
    date,
    start: at.instant,
    ...(lengthChosen && { minutes }),
    ...(providerId !== null && { provider: providerId }),
    ...(room !== null && { room }),
  });
}
