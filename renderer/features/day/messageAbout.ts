import { providerName } from '../../domain/appointmentDifferences.ts';
import type { MessageAbout } from '../../lib/messageAbout.ts';
import type { DayAppointment, ScheduleDay } from './columns.ts';

/** What a message to the client of an appointment is about. */
export function messageAbout({ patient, start, provider }: DayAppointment, day: ScheduleDay): MessageAbout {
  return {
    patient: patient?.name ?? null,
    start,
    provider: providerName(provider?.id, day),
    location: day.location.name,
  };
}
