import type { KnownClient } from '../../../components/personSearch/personOptions.ts';
import type { BookingRequest } from '../../../state/dialogs.ts';
import { patientOf } from './requestComparison.ts';
import { requestName } from './requestText.ts';
import type { AppointmentRequest } from './useRequests.ts';

interface BookingContext {
  readonly location: string;
  readonly today: string;
  readonly now: number;
}

/** The ordinary booking with what was typed: for the matched client, or for a new one. A time that is over is not taken. */
export function bookingOfRequest(
  request: AppointmentRequest,
  client: KnownClient | null,
  { location, today, now }: BookingContext,
): BookingRequest {
  const { id, phone, email, patient, species, reason, wantedAt, wantedDay, wantedText } = request;
  const known = patientOf(request, client);
  // What was said of the time is not lost where it is none that a booking could take.
  const words = [reason, wantedText].filter((text) => text !== null).join(' · ');
  return {
    origin: { kind: 'request', id },
    location,
    ...(client && { client: client.id }),
    ...(known && { patient: known.id }),
    newcomer: {
      name: client ? '' : request.name === null ? '' : requestName(request),
      phone: client ? '' : (phone ?? ''),
      email: client ? '' : (email ?? ''),
      patient: known ? '' : (patient ?? ''),
      species: known ? '' : (species ?? ''),
    },
    ...(words !== '' && { reason: words }),
    ...(wantedAt !== null && Date.parse(wantedAt) > now
      ? { start: wantedAt }
      : wantedDay !== null && wantedDay >= today
        ? { date: wantedDay }
        : {}),
  };
}
