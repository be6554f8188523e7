import type { ApolloClient } from '@apollo/client';
import { refetchActive } from './refetch.ts';

/** What may be other than shown once a change was sent, besides the objects that its answer holds. */
const affected: Readonly<Record<string, readonly string[]>> = {
  BookAppointment: ['ClientCard', 'FreeSlots', 'WeekLoad'],
  UpdateAppointment: ['ClientCard', 'FreeSlots', 'WeekLoad'],
  SetStatus: ['ClientCard', 'WeekLoad'],
  CancelAppointment: ['ClientCard', 'FreeSlots', 'WeekLoad'],
  RegisterClient: ['ClientCard', 'BookingClient', 'ClientPair'],
  AddPatient: ['ClientCard', 'BookingClient', 'ClientPair'],
  UpdateClient: ['ClientCard', 'BookingClient', 'ClientPair'],
  UpdatePatient: ['ClientCard', 'BookingClient', 'ClientPair', 'PatientCard'],
  MergeClients: ['ClientCard', 'BookingClient', 'ClientPair'],
  RecordPayment: ['ClientCard', 'ClientBilling', 'BookingClient', 'ScheduleDay'],
  SendMessage: ['ClientMessages'],
  RunForm: ['ClientCard', 'ClientBilling', 'ListRows', 'ListRow'],
};

/**
 * Asks again for what is on a screen and may have changed. The day is not in the table where the core tells by itself that
 * it has changed (`DayRead`).
 */
export function refetchAfter(client: ApolloClient, change: string, outcome: string): void {
  if (outcome === 'Failed' || outcome === 'NotOffered') return;
  const names = affected[change] ?? [];
  refetchActive(client, (name) => names.includes(name));
}
