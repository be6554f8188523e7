import { t } from '../../i18n/core/t.ts';
import en from '../../i18n/core/en.json' with { type: 'json' };
import type { Concept } from './serviceMap.ts';
import type { WriteConcept } from './serviceWrites.ts';

/** The label of a concept, on screens and in the doctor's output. */
export function conceptName(concept: Concept | WriteConcept): string {
  return t(`concepts.${concept}`);
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
  shifts: true,
  requests: true,
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

/** Every concept that is read, in display order. Sound: the keys are exactly the concepts. */
export const readConceptNames = Object.keys(reads) as readonly Concept[];

/** Every write concept, in display order. */
export const writeConceptNames = Object.keys(writes) as readonly WriteConcept[];

/** Concepts that the schedule and the client list need. */
export const neededConcepts: readonly Concept[] = ['locations', 'clients', 'appointments', 'providers'];

/** The label of a desk field; its own name where there is no label. */
export function fieldName(field: string): string {
  return isField(field) ? t(`fields.${field}`) : field;
}

function isField(field: string): field is keyof typeof en.fields {
  return Object.hasOwn(en.fields, field);
}
