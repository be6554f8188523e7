import type { PlannedAppointment } from '../../domain/overlaps.ts';
import { type BookingWork, chosenPatient, readLength, usualMinutes } from './work.ts';

/** The part of the work that warnings depend on. */
export function planOf(work: BookingWork, start: string): PlannedAppointment {
  const patient = chosenPatient(work);
  return {
    start: Date.parse(start),
    minutes: readLength(work.minutes) ?? usualMinutes,
    ...(work.provider !== '' && { provider: work.provider }),
    ...(work.room !== '' && { room: work.room }),
    ...(work.who.kind === 'chosen' && { client: work.who.client.id }),
    ...(patient && { patient }),
  };
}
