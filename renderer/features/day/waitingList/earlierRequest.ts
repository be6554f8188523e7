import { durationMinutes } from '../../../domain/duration.ts';
import { isCancelledOrNoShow } from '../../../domain/stages.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import type { KnownOfEntry } from './entryFields.ts';

/** What the waiting list knows of who wants to come earlier than booked; null where nobody could. */
export function earlierRequest(appointment: DayAppointment, day: ScheduleDay, now: number): KnownOfEntry | null {
  const { id, start, client, patient, type, provider, blocked, status } = appointment;
  if (!client || blocked || start === null || Date.parse(start) <= now || isCancelledOrNoShow(status)) return null;
  const minutes = durationMinutes(appointment);
  const doctor = provider && day.providers.find((each) => each.id === provider.id);
  return {
    location: { id: day.location.id, name: day.location.name },
    client: { id: client.id, name: client.name },
    ...(patient && { patient: { id: patient.id, name: patient.name } }),
    ...(type && { type: { id: type.id, name: type.name } }),
    ...(minutes !== null && minutes > 0 && { minutes }),
    ...(doctor && { provider: { id: doctor.id, name: doctor.name } }),
    visit: { id, start },
  };
}
