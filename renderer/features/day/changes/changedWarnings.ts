import { type AppointmentWarning, appointmentWarnings } from '../../../domain/appointmentWarnings.ts';
import { plannedOf } from '../../../domain/overlaps.ts';
import { wallDate } from '../../../lib/wallTime.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';

/** What is in the way of one of several changed appointments, all of them taken as they will be. */
export function changedWarnings(
  changed: DayAppointment,
  others: readonly DayAppointment[],
  dayOf: (date: string) => ScheduleDay | null,
  now: number,
): readonly AppointmentWarning[] {
  const { start } = changed;
  const planned = plannedOf(changed);
  if (start === null || planned === null) return [];
  const date = wallDate(start);
  const day = dayOf(date);
  const leaving = new Set([changed.id, ...others.map(({ id }) => id)]);
  const coming = others.filter((each) => each.start !== null && wallDate(each.start) === date);
  return appointmentWarnings(
    planned,
    day && { ...day, appointments: [...day.appointments.filter(({ id }) => !leaving.has(id)), ...coming] },
    now,
  );
}
