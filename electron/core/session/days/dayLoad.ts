import type { DayLoad } from '../../../../graphql/desk/generated/types.ts';
import { hoursOn, type WeekHours } from '../../../../graphql/service/readers/readHours.ts';
import type { AppointmentRow } from '../../adapter/deskObjects.ts';
import { datesFrom, dayBounds } from '../../../../graphql/service/readers/time.ts';
import type { Result } from '../../../contract/result.ts';
import { type DaySource, findDay } from './dayRows.ts';
import { isCalledOff } from '../../adapter/clinic/statuses.ts';
import { minutesOf } from '../../adapter/writes/appointmentValues.ts';

const maxDays = 14;

/** How much is booked on each of some days at one location, in one question. */
export async function readLoad(
  asked: { readonly location: string; readonly from: string; readonly days: number },
  source: DaySource & { readonly signal: AbortSignal },
): Promise<Result<readonly DayLoad[]>> {
  const first = await findDay({ location: asked.location, date: asked.from }, source, null);
  if (!first.ok) return first;
  const { timeZone } = first.value;
  const count = Math.max(1, Math.min(asked.days, maxDays));
  const dates = datesFrom(asked.from, count);
  const { to } = dayBounds(dates.at(-1) ?? asked.from, timeZone);
  const rows = await source.clinic.appointments({ ...first.value, to }, source.signal);
  if (!rows.ok) return rows;
  const { week = null } = first.value.location;
  return { ok: true, value: dates.map((date) => loadOf(date, rows.value.appointments, week)) };
}

function loadOf(date: string, appointments: readonly AppointmentRow[], week: WeekHours | null): DayLoad {
  const visits = appointments.filter(
    (each) => each.start?.startsWith(date) && !each.blocked && !isCalledOff(each.status),
  );
  return {
    date,
    visits: visits.length,
    minutes: visits.reduce((sum, each) => sum + (minutesOf(each) ?? 0), 0),
    openMinutes: week ? openMinutesOn(week, date) : null,
  };
}

function openMinutesOn(week: WeekHours, date: string): number {
  return hoursOn(week, date, 'UTC').reduce((sum, { start, end }) => sum + (end - start) / 60_000, 0);
}
