import { GraphQLError } from 'graphql';
import { hexIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type Practice,
  rowOf,
  type VisitState,
  visitStates,
} from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';

/** Ids of the document store. */
export const vetHealthIds = hexIds();

/** Statuses of appointments are plain texts; these are the ones in use. */
export const vetHealthStatuses: Readonly<Record<VisitState, string>> = {
  planned: 'scheduled',
  confirmed: 'confirmed',
  arrived: 'checked-in',
  inProgress: 'in-progress',
  ready: 'ready',
  completed: 'completed',
  cancelled: 'cancelled',
  noShow: 'no-show',
};

/** The state that a text stands for; undefined where it is any other text. */
export function stateOfStatus(text: string): VisitState | undefined {
  const wanted = text.trim().toLowerCase();
  return visitStates.find((state) => vetHealthStatuses[state] === wanted);
}

/** Owners are all who weren't removed, as they were entered. */
export function ownersOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted);
}

/** Every pet has an owner: a stray can't be entered. */
export function petsOf({ clients, patients }: Practice): readonly PatientRecord[] {
  const owners = new Set(clients.filter(({ isDeleted }) => !isDeleted).map(({ key }) => key));
  return patients.filter(({ clientKey }) => clientKey !== null && owners.has(clientKey));
}

/** An appointment has a pet and an owner; what was taken out is gone. */
export function isAppointment(row: AppointmentRecord): boolean {
  const isThere = !row.isDeleted && !row.isBlock;
  return isThere && row.patientKey !== null && row.clientKey !== null && hasClearDay(row);
}

/** The pet with an id, or an error as the services have it. */
export function petOf(practice: Practice, id: string): PatientRecord {
  const row = rowOf(practice.patients, vetHealthIds.key('patient', id));
  const owner = rowOf(practice.clients, row?.clientKey ?? null);
  if (row && owner && !owner.isDeleted) return row;
  throw new GraphQLError('Pet not found or access denied');
}

/** The owner with an id. */
export function ownerOf(practice: Practice, id: string): ClientRecord {
  const row = rowOf(practice.clients, vetHealthIds.key('client', id));
  if (row && !row.isDeleted) return row;
  throw new GraphQLError('User not found');
}

/** The key of a vet with an id. */
export function vetKeyOf(practice: Practice, id: string): number {
  const row = rowOf(practice.providers, vetHealthIds.key('provider', id));
  if (row) return row.key;
  throw new GraphQLError('Vet not found');
}

/** The appointment with an id. */
export function appointmentOf(practice: Practice, id: string): AppointmentRecord {
  const row = rowOf(practice.appointments, vetHealthIds.key('appointment', id));
  if (row && isAppointment(row)) return row;
  throw new GraphQLError('Appointment not found');
}

/** An instant as JavaScript writes it, in UTC and with milliseconds. */
export function isoText(instant: number): string {
  return new Date(instant).toISOString();
}

/** The instant of a text; the clock of the server, which is in UTC, counts where there is no offset. */
export function instantIn(text: string): number {
  const given = text.trim();
  const isBare = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/.test(given);
  const instant = Date.parse(isBare ? `${given.replace(' ', 'T')}Z` : given);
  if (!Number.isNaN(instant)) return instant;
  throw new GraphQLError('Invalid time value');
}
