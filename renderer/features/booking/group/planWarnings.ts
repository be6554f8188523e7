import { type AppointmentWarning, appointmentWarnings } from '../../../domain/appointmentWarnings.ts';
import { appointmentsDuring } from '../../../domain/overlaps.ts';
import { addMinutes } from '../../../lib/timeZone.ts';
import { clockNotice, startOf } from '../checkBooking.ts';
import { planOf } from '../planOf.ts';
import type { KnownPatient } from '../../../components/personSearch/personOptions.ts';
import type { BookingWork, ScheduleDay } from '../work.ts';
import { readLength, usualMinutes } from '../work.ts';
import type { PlannedBooking } from './bookingGroup.ts';
import { isOpen, workOf } from './planBookings.ts';

type DayAppointment = ScheduleDay['appointments'][number];

/** What is in the way of one planned booking: what the day holds, and what else is planned on it. None of it blocks. */
export function planWarnings(
  planned: PlannedBooking,
  plan: readonly PlannedBooking[],
  work: BookingWork,
  { timeZone, dayOf }: { readonly timeZone: string; readonly dayOf: (date: string) => ScheduleDay | null },
  now: number,
): readonly AppointmentWarning[] {
  const start = startOf(planned, timeZone);
  if (start === null || !isOpen(planned)) return [];
  const day = dayOf(planned.date);
  const rest = plan.filter((each) => each.key !== planned.key && each.date === planned.date && isOpen(each));
  const appointments = rest.flatMap((each) => asAppointment(each, work, timeZone) ?? []);
  const full = day && { ...day, appointments: [...day.appointments, ...appointments] };
  return appointmentWarnings(planOf(workOf(work, planned), start), full, now);
}

/** Why a planned booking can't be sent as it is: the clocks skip its time. Null where it can. */
export function planProblem(planned: PlannedBooking, timeZone: string): string | null {
  const notice = clockNotice(planned, timeZone);
  return notice?.kind === 'gap' && isOpen(planned) ? notice.message : null;
}

/** As if it were booked. Without its client: that a client comes with several is what is planned. */
function asAppointment(planned: PlannedBooking, work: BookingWork, timeZone: string): DayAppointment | null {
  const start = startOf(planned, timeZone);
  if (start === null) return null;
  const patient = patientOf(planned, work);
  return {
    __typename: 'Appointment',
    id: `planned ${planned.key}`,
    version: '',
    start,
    end: addMinutes(start, readLength(planned.minutes) ?? usualMinutes, timeZone),
    since: null,
    reason: null,
    notes: null,
    room: planned.room === '' ? null : planned.room,
    blocked: null,
    status: null,
    type: null,
    provider: planned.provider === '' ? null : { __typename: 'Provider', id: planned.provider },
    patient: patient && { ...patient, alerts: [] },
    client: null,
  };
}

export function patientOf({ patient }: PlannedBooking, { who }: BookingWork): KnownPatient | null {
  if (who.kind !== 'chosen') return null;
  return who.client.patients?.find(({ id }) => id === (patient ?? who.patient)) ?? null;
}

/**
 * A provider who is free at a time, of those who are not taken by another patient at that time; the first of the others
 * where the day is not known or all are busy. Empty where there is no other.
 */
export function freeProvider(
  providers: readonly { readonly id: string }[],
  taken: readonly string[],
  day: ScheduleDay | null,
  during: { readonly start: number; readonly minutes: number } | null,
): string {
  const others = providers.filter(({ id }) => !taken.includes(id));
  const busy = new Set(day && during ? appointmentsDuring(during, day).map(({ provider }) => provider?.id) : []);
  return (others.find(({ id }) => !busy.has(id)) ?? others[0])?.id ?? '';
}
