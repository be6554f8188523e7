import { say } from '../../words/core/say.ts';
import { fields } from '../../words/core/en/fields.ts';
import type { Concept } from './serviceMap.ts';
import type { WriteConcept } from './serviceWrites.ts';

/** What each concept and each change is called where people read of it: on screens and in the words of the doctor. */
export function conceptName(concept: Concept | WriteConcept): string {
  return say(`concepts.${concept}`);
}

const reads: Readonly<Record<Concept, true>> = {
  organization: true,
  locations: true,
  clients: true,
  clientSearch: true,
  client: true,
  patients: true,
  patient: true,
  appointments: true,
  appointment: true,
  providers: true,
  appointmentTypes: true,
  freeSlots: true,
  invoices: true,
  payments: true,
  estimates: true,
  credits: true,
  conversations: true,
  messages: true,
  reminders: true,
  encounters: true,
  vaccinations: true,
  treatments: true,
  weights: true,
  documents: true,
};

const writes: Readonly<Record<WriteConcept, true>> = {
  bookAppointment: true,
  updateAppointment: true,
  cancelAppointment: true,
  setStatus: true,
  registerClient: true,
  updateClient: true,
  mergeClients: true,
  addPatient: true,
  updatePatient: true,
  recordPayment: true,
  sendMessage: true,
};

/** Every concept that is read, in the order in which people are told of them. Sound: the keys are all of them, and no more. */
export const readConceptNames = Object.keys(reads) as readonly Concept[];

/** Every change, in the same way. */
export const writeConceptNames = Object.keys(writes) as readonly WriteConcept[];

/** What the schedule and the client list can't do without. */
export const neededConcepts: readonly Concept[] = ['locations', 'clients', 'appointments', 'providers'];

/** What a field of the desk is called where people read of it; its own name where nobody has given it another. */
export function fieldName(field: string): string {
  return isField(field) ? say(`fields.${field}`) : field;
}

function isField(field: string): field is keyof typeof fields {
  return Object.hasOwn(fields, field);
}
