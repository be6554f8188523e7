import { say } from '../../words/core/say.ts';
import { fields } from '../../words/core/en/fields.ts';
import type { Concept } from './serviceMap.ts';
import type { WriteConcept } from './serviceWrites.ts';

/** What each concept and each change is called where people read of it: on screens and in the words of the doctor. */
export function conceptName(concept: Concept | WriteConcept): string {
  return say(`concepts.${concept}`);
}

/** Every concept that is read, in the order in which people are told of them. */
export const readConceptNames = [
  'organization',
  'locations',
  'clients',
  'clientSearch',
  'client',
  'patients',
  'patient',
  'appointments',
  'appointment',
  'providers',
  'appointmentTypes',
  'freeSlots',
] as const satisfies readonly Concept[];

/** Every change, in the same way. */
export const writeConceptNames = [
  'bookAppointment',
  'updateAppointment',
  'cancelAppointment',
  'setStatus',
  'registerClient',
  'updateClient',
  'mergeClients',
  'addPatient',
  'updatePatient',
  'recordPayment',
  'sendMessage',
] as const satisfies readonly WriteConcept[];

/** What the schedule and the client list can't do without. */
export const neededConcepts: readonly Concept[] = ['locations', 'clients', 'appointments', 'providers'];

/** What a field of the desk is called where people read of it; its own name where nobody has given it another. */
export function fieldName(field: string): string {
  return isField(field) ? say(`fields.${field}`) : field;
}

function isField(field: string): field is keyof typeof fields {
  return Object.hasOwn(fields, field);
}
