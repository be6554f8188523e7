import type { WaitingEntry } from '../../../electron/contract/waitingList.ts';
import { criteriaVariables, type SlotCriteria } from '../../components/freeSlots/slotCriteria.ts';
import { isPlainDate } from '../../lib/dates.ts';
import type { BookingPlace } from './useBookingPlace.ts';
import { type BookingWork, chosenPatient, readLength } from './work.ts';

/** What a booking for which no time suits tells the waiting list: who, what for, and when it would have suited. */
export function waitingOf(
  work: BookingWork,
  { types, providers, locations, day }: Pick<BookingPlace, 'types' | 'providers' | 'locations' | 'day'>,
  criteria: SlotCriteria,
): Partial<Omit<WaitingEntry, 'id' | 'clinic' | 'since'>> {
  const location = locations.find(({ id }) => id === work.location) ?? day?.location;
  const client = work.who.kind === 'chosen' ? work.who.client : null;
  const patient = chosenPatient(work);
  const type = types.find(({ id }) => id === work.type);
  const provider = providers.find(({ id }) => id === work.wanted.provider);
  const minutes = readLength(work.minutes);
  const { weekdays = [], earliest = null, latest = null } = criteriaVariables(criteria) ?? {};
  return {
    ...(location && { location: { id: location.id, name: location.name } }),
    ...(client && { client: { id: client.id, name: client.name } }),
    ...(patient && { patient: { id: patient.id, name: patient.name } }),
    ...(type && { type: { id: type.id, name: type.name } }),
    ...(provider && { provider: { id: provider.id, name: provider.name } }),
    ...(minutes !== null && { minutes }),
    ...(isPlainDate(work.wanted.date) && { from: work.wanted.date }),
    weekdays,
    earliest,
    latest,
    note: [work.reason, work.notes]
      .map((text) => text.trim())
      .filter(Boolean)
      .join(' · '),
  };
}
