import type { WriteConcept } from '../../serviceWrites.ts';
import { isEqualOperator } from '../schema/operatorTypes.ts';
import type { WriteReading } from './writeInputs.ts';

/** Concepts that change no existing object, and so need no id. */
export const withoutId: readonly WriteConcept[] = [
  'bookAppointment',
  'registerClient',
  'addPatient',
  'recordPayment',
  'sendMessage',
];

/** Made for many at once: it takes a list, or a filter in which an id is compared. */
export function isBulk({ arguments: list }: WriteReading): boolean {
  return list.some(({ slots }) =>
    slots.some(({ path, role }) => path[0] === '0' || (role === 'id' && isEqualOperator(path.at(-1) ?? ''))),
  );
}

/** Whether it takes any of the values that it is for: what can't be written is not offered. */
export function takesItsContent(concept: WriteConcept, { roles, unknown }: WriteReading): boolean {
  if (unknown.length > 0) return true;
  const has = (...list: readonly Parameters<typeof roles.has>[0][]): boolean => list.some((role) => roles.has(role));
  // A change that does not name its record would change another one, or all.
  if (!withoutId.includes(concept) && !has('id')) return false;
  // An appointment needs a client or a patient, and a patient needs an owner.
  if (concept === 'bookAppointment') return has('start', 'date') && has('patientId', 'clientId');
  if (concept === 'addPatient') return has('clientId') && has('name');
  if (concept === 'updateAppointment') return [...roles].some((role) => role !== 'id' && role !== 'lock');
  return concept !== 'registerClient' || has('name', 'givenName', 'familyName');
}

/** How well what it takes fits what it is for. */
export function fitOf(concept: WriteConcept, { roles }: WriteReading): number {
  const has = (...list: readonly Parameters<typeof roles.has>[0][]): boolean => list.some((role) => roles.has(role));
  switch (concept) {
    case 'bookAppointment':
      return (has('start', 'date') ? 0.1 : -0.2) + (has('patientId', 'clientId') ? 0.05 : 0);
    case 'updateAppointment':
      return (has('id') ? 0.05 : 0) + (has('start', 'date', 'time') ? 0.1 : -0.1);
    case 'setStatus':
      return (has('id') ? 0.05 : 0) + (has('status') ? 0.15 : 0);
    case 'cancelAppointment':
      return has('id') ? 0.1 : 0;
    case 'registerClient':
    case 'updateClient':
      return has('name', 'givenName', 'familyName') ? 0.1 : 0;
    case 'addPatient':
    case 'updatePatient':
      return has('name', 'species') ? 0.1 : 0;
    case 'mergeClients':
      return has('id') && has('otherId') ? 0.2 : -0.5;
    case 'recordPayment':
      return has('amount') ? 0.15 : -0.1;
    case 'sendMessage':
      return has('text') ? 0.15 : -0.1;
  }
}
