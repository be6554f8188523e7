import type { StatusView } from '../../../domain/stages.ts';
import { wallClock } from '../../../lib/timeZone.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { isCheckIn } from '../offline/queuedVisits.ts';

/** A check-in that is asked about before it is done, as it is probably that of another visit. */
export interface EarlyCheckIn {
  readonly appointment: DayAppointment;
  readonly day: ScheduleDay;
  readonly status: StatusView;
}

const usualMilliseconds = 2 * 3_600_000;

/** Whether a status is a check-in hours before the visit, or on another day. */
export function isEarlyCheckIn(
  appointment: DayAppointment,
  status: StatusView,
  { timeZone }: Pick<ScheduleDay, 'timeZone'>,
  now: number,
): boolean {
  const { start } = appointment;
  if (start === null || !isCheckIn(appointment, status)) return false;
  const at = Date.parse(start);
  return at - now > usualMilliseconds || wallClock(at, timeZone)?.date !== wallClock(now, timeZone)?.date;
}
