import { useMemo } from 'react';
import { PatientCardDocument, ScheduleDayDocument } from '../../../../graphql/desk/generated/operations.ts';
import { t } from '../../../../i18n/page/t.ts';
import { useDeskQuery } from '../../../data/useDeskQuery.ts';
import { type AppointmentWarning, appointmentWarnings } from '../../../domain/appointmentWarnings.ts';
import { type PlannedAppointment, plannedOf } from '../../../domain/overlaps.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { wallDate } from '../../../lib/wallTime.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { applyRequest, type MoveTo } from '../../../domain/changeRequest.ts';

interface MoveWarnings {
  readonly warnings: readonly AppointmentWarning[];
  /** The day that it is moved to is being read. */
  readonly isChecking: boolean;
}

/** While a date is typed, only the one that is stayed at is read. */
const typingDebounce = 250;

/** The warnings of booking, for a move that is about to be made; none while it changes nothing. */
export function useMoveWarnings(appointment: DayAppointment, day: ScheduleDay, to: MoveTo | null): MoveWarnings {
  // Not every service tells: then nothing is known of the patient, and nothing is warned of.
  const patient = useDeskQuery(PatientCardDocument, appointment.patient && { id: appointment.patient.id }).data
    ?.patient;
  const plan = useMemo(() => {
    const moved = to && planOf(appointment, to, day);
    return moved && patient ? { ...moved, planned: { ...moved.planned, patient } } : moved;
  }, [appointment, to, day, patient]);
  const { warnings, isChecking } = usePlanWarnings(plan, day);
  return { warnings: warnings.filter(({ kind }) => kind !== 'past' || to?.start !== undefined), isChecking };
}

/** The warnings of what is to be on some day of the location, which is read where it is not the one shown. */
export function usePlanWarnings(plan: DayPlan | null, day: ScheduleDay): MoveWarnings {
  const isElsewhere = plan !== null && plan.date !== day.date;
  const reading = useDeskQuery(
    ScheduleDayDocument,
    isElsewhere ? { location: day.location.id, date: plan.date } : null,
    { requestVariables: { recent: true, inPassing: true }, debounceMilliseconds: typingDebounce },
  );
  const now = useNow();
  if (!plan) return { warnings: [], isChecking: false };
  const thatDay = isElsewhere ? (reading.data?.day ?? null) : day;
  const isUnread = thatDay === null && reading.failure !== null;
  return {
    warnings: [
      ...appointmentWarnings(plan.planned, thatDay, now),
      ...(isUnread ? [{ kind: 'unread' as const, text: t('warnings.dayUnread') }] : []),
    ],
    isChecking: thatDay === null && !isUnread,
  };
}

/** What is to take place, and the date on which. */
export interface DayPlan {
  readonly date: string;
  readonly planned: PlannedAppointment;
}

/** Null where nothing changes, and where the appointment has no time. */
function planOf(appointment: DayAppointment, to: MoveTo, day: ScheduleDay): DayPlan | null {
  if (Object.keys(to).length === 0) return null;
  const moved = applyRequest(appointment, { kind: 'move', to }, { timeZone: day.timeZone, at: null });
  const planned = plannedOf(moved);
  return moved.start === null || planned === null ? null : { date: wallDate(moved.start), planned };
}
