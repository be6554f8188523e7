import { t } from '../../../../i18n/page/t.ts';
import type { AppointmentLink } from '../../../bridge/appointmentLinks.ts';
import { dayWithin } from '../../../lib/dayTexts.ts';
import { wallClock } from '../../../lib/timeZone.ts';
import { formatMinute, minuteOfClock } from '../../../lib/wallTime.ts';
import { formatList } from '../../../lib/counts.ts';
import type { BookingWork, ScheduleDay } from '../work.ts';
import type { PlannedBooking } from './bookingGroup.ts';
import { patientOf } from './planWarnings.ts';

/** Bella and Max. The client’s name where no patient is known. */
export function namesOf(work: BookingWork, plan: readonly PlannedBooking[]): string {
  const names = [...new Set(plan.flatMap((planned) => patientOf(planned, work)?.name ?? []))];
  if (names.length > 0) return formatList(names);
  return work.who.kind === 'chosen' ? work.who.client.name : t('booking.bookedNobody');
}

/** 6 appointments for Bella, from tomorrow, 10:15 AM on. */
export function groupBookedText(
  work: BookingWork,
  plan: readonly PlannedBooking[],
  day: ScheduleDay | null,
  now: number,
): string {
  const kept = plan.filter(({ removed }) => !removed);
  const [first] = kept.toSorted((one, other) => `${one.date} ${one.time}`.localeCompare(`${other.date} ${other.time}`));
  const today = (day && wallClock(now, day.timeZone)?.date) ?? null;
  const time = formatMinute(minuteOfClock(first?.time ?? '') ?? 0);
  const isToday = first?.date === today;
  const when = isToday ? time : t('booking.onDate', { date: dayWithin(first?.date ?? work.date, today), time });
  return t('booking.groupBooked', { count: kept.length, who: namesOf(work, kept), when });
}

/** What was booked together, as this desk remembers it. */
export function linkOf(work: BookingWork, day: ScheduleDay): AppointmentLink {
  const { plan, id } = work.group;
  return {
    id,
    location: work.location ?? day.location.id,
    dates: Math.max(...plan.map(({ index }) => index)),
    appointments: plan.flatMap((planned) => {
      const made = planned.outcome?.kind === 'done' ? planned.outcome.id : null;
      if (made === null) return [];
      return [{ id: made, patient: patientOf(planned, work)?.name ?? '', date: planned.date, index: planned.index }];
    }),
  };
}
