import type { Shift } from './calendar.ts';
import type { AppointmentRecord, AppointmentTypeRecord, LocationRecord } from './records.ts';
import type { ClinicStore } from './store.ts';
import { instantAt, minuteMs, wallTime } from './zoneTime.ts';

/** A time at which an appointment could start; `time` is HH:MM on the wall, `start` epoch ms. */
export interface FreeTime {
  readonly time: string;
  readonly start: number;
  readonly providerId: string;
}

const step = 15;

/**
 * Every quarter of an hour of a day (YYYY-MM-DD) at which somebody could take this type of appointment, by time.
 *
 * Times that have passed are left out.
 */
export function freeTimes(
  store: ClinicStore,
  location: LocationRecord,
  type: AppointmentTypeRecord,
  day: string,
  providerId: string | null,
): readonly FreeTime[] {
  const midnight = instantAt(day, 12 * 60, location.timezone) - 12 * 60 * minuteMs;
  const dayEnd = midnight + 24 * 60 * minuteMs;
  const busy = store
    .appointments()
    .filter(
      ({ start, status }) => start >= midnight && start < dayEnd && status !== 'CANCELLED' && status !== 'NO_SHOW',
    );
  const times: FreeTime[] = [];
  for (const provider of store.providers.list()) {
    if (!type.roles.includes(provider.role) || (providerId && provider.id !== providerId)) continue;
    const shift = store.calendar.shiftOf(provider, day);
    if (shift?.locationId !== location.id) continue;
    const own = busy.filter((appointment) => appointment.providerId === provider.id);
    for (const minute of openMinutes(shift, type.duration)) {
      const start = midnight + minute * minuteMs;
      if (start < store.now() || own.some((appointment) => overlaps(appointment, start, type.duration))) continue;
      times.push({ time: wallTime(minute), start, providerId: provider.id });
    }
  }
  return times.toSorted((one, other) => one.start - other.start || Number(one.providerId) - Number(other.providerId));
}

function openMinutes(shift: Shift, duration: number): readonly number[] {
  const minutes: number[] = [];
  for (let minute = shift.opens; minute + duration <= shift.closes; minute += step) {
    if (minute + duration <= shift.lunchStart || minute >= shift.lunchEnd) minutes.push(minute);
  }
  return minutes;
}

function overlaps(appointment: AppointmentRecord, start: number, duration: number): boolean {
  const end = start + duration * minuteMs;
  return appointment.start < end && start < appointment.start + appointment.duration * minuteMs;
}
