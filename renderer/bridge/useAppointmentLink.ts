import { type AppointmentLink, linkNotes } from './appointmentLinks.ts';
import { useDeskNotes } from './deskNotes.ts';

/** What an appointment was booked together with; null where nothing is known of it. */
export function useAppointmentLink(id: string): AppointmentLink | null {
  const links = useDeskNotes(linkNotes)?.links ?? [];
  return links.find(({ appointments }) => appointments.some((each) => each.id === id)) ?? null;
}
