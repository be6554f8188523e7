import { openDialog } from '../../../lib/dialogs.ts';
import { instantAt } from '../../../lib/timeZone.ts';
import { minuteOfDay } from '../../../lib/wallTime.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import type { NewRange, Placing } from '../grid/gridChange.ts';
import { minutesOf, type MoveTo } from './changeRequest.ts';

/** What a place on the grid means for an appointment; null where the wall clock never shows that time. */
export function moveToPlace(appointment: DayAppointment, place: Placing, day: ScheduleDay): MoveTo | null {
  const { start, minutes: length, providerId, room } = place;
  const at = instantAt(day.date, start, day.timeZone);
  if (at.kind === 'gap') return null;
  const stays = appointment.start !== null && minuteOfDay(appointment.start, day.date) === start;
  return {
    ...(!stays && { start: at.instant }),
    ...(length !== null && length !== minutesOf(appointment) && { minutes: length }),
    ...(providerId !== undefined && providerId !== appointment.provider?.id && { provider: providerId }),
    ...(room !== undefined && room !== appointment.room && { room }),
  };
}

/** Asks for a booking where somebody has drawn one. */
export function bookRange({ start, minutes, lengthChosen, providerId, room }: NewRange, day: ScheduleDay): void {
  const at = instantAt(day.date, start, day.timeZone);
  if (at.kind === 'gap') return;
  openDialog('booking', {
    location: day.location.id,
    date: day.date,
    start: at.instant,
    ...(lengthChosen && { minutes }),
    ...(providerId !== null && { provider: providerId }),
    ...(room !== null && { room }),
  });
}
