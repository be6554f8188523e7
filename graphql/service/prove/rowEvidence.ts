import type { Choice } from '../match/matchSchema.ts';
import { rowType } from '../match/resultShape.ts';
import { calledIn, isCalled } from '../match/typeNames.ts';
import type { AppointmentFields } from '../serviceMap.ts';
import type { ProofSession } from './proofSession.ts';
import type { ProvenFields } from './proveFields.ts';

/** Concepts that are lists of records. */
export type ListConcept = 'locations' | 'clients' | 'appointments' | 'providers' | 'patients' | 'appointmentTypes';

/** What is hardly like the concept is not read for it. */
export const leastConfidence = 0.4;

/** Whether the rows of a candidate whose name is no sure sign show that they are what the concept needs. */
export function isShownByRows(
  session: ProofSession,
  concept: ListConcept,
  choice: Choice,
  proven: ProvenFields,
): boolean {
  return showsRole(concept, proven) && (concept !== 'providers' || isPersonLike(session, choice));
}

/** Whether rows show by their values what they are: animals have a species, people can be reached, places an address. */
function showsRole(concept: ListConcept, { fits }: ProvenFields): boolean {
  const isNamed = concept === 'appointments' || fits.includes('name');
  return isNamed && roleFields[concept].every((field) => fits.includes(field));
}

/** A book without ends and states, by its name and its people: a client and a member of staff. */
export function isAppointmentBook(session: ProofSession, proven: ProvenFields): boolean {
  // Sound: a list of appointments is read by an appointment's fields.
  const { provider } = proven.operation.fields as AppointmentFields;
  return isBooked(session, proven) && provider !== undefined;
}

/** A visit by its name, its times and its client or patient. */
export function isVisitOfClient(session: ProofSession, proven: ProvenFields): boolean {
  return isBooked(session, proven) && proven.fits.includes('end');
}

/** Whether rows are called appointments, start, and have a client or a patient. */
function isBooked({ schema }: ProofSession, { operation, fits }: ProvenFields): boolean {
  const type = rowType(schema, operation);
  // Sound: a list of appointments is read by an appointment's fields.
  const { client, patient } = operation.fields as AppointmentFields;
  const isCalledSo = type !== null && isCalled(calledIn(schema, type), 'appointment');
  return isCalledSo && fits.includes('start') && (client ?? patient) !== undefined;
}

/** Whether the schema says that rows are people: of staff, rows show nothing but names, which anything may have. */
function isPersonLike({ scores }: ProofSession, { type }: Choice): boolean {
  return (scores.get(type)?.provider.score ?? 0) >= leastConfidence;
}

const roleFields: Readonly<Record<ListConcept, readonly string[]>> = {
  locations: ['timeZone'],
  clients: ['phones'],
  appointments: ['start', 'end', 'status'],
  providers: [],
  patients: ['species'],
  appointmentTypes: [],
};
