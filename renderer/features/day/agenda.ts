import { minuteOfDay } from '../../lib/wallTime.ts';
import { type DayAppointment, type ScheduleDay, uniqueKeys } from './columns.ts';

export interface AgendaRow {
  readonly key: string;
  readonly appointment: DayAppointment;
  readonly providerName: string | null;
}

/** The day as one list: by time, then by provider as the columns have them; what has no time comes first. */
export function agendaOf(day: ScheduleDay): readonly AgendaRow[] {
  const places = new Map(day.providers.map(({ id }, index) => [id, index]));
  const names = new Map(day.providers.map(({ id, name }) => [id, name]));
  const keys = uniqueKeys(day.appointments);
  const startOf = ({ start }: DayAppointment): number => (start === null ? -Infinity : minuteOfDay(start, day.date));
  const placeOf = ({ provider }: DayAppointment): number => places.get(provider?.id ?? '') ?? places.size;
  return day.appointments
    .map((appointment, index) => ({
      key: keys[index] ?? appointment.id,
      appointment,
      providerName: names.get(appointment.provider?.id ?? '') ?? null,
    }))
    .toSorted(({ appointment: one }, { appointment: other }) => {
      const [first, second] = [startOf(one), startOf(other)];
      return first === second ? placeOf(one) - placeOf(other) : first - second;
    });
}
