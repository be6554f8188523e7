import type { Capability } from '../../../graphql/desk/generated/types.ts';
import type { Concept } from '../../../graphql/service/serviceMap.ts';
import type { Clinic } from '../clinic/clinic.ts';

const wanted: readonly (readonly [Concept, string])[] = [
  ['appointments', 'The day’s appointments'],
  ['clients', 'A list of clients'],
  ['clientSearch', 'A search for clients'],
  ['client', 'A client’s card'],
  ['patient', 'A patient’s card'],
  ['providers', 'The people who see patients'],
  ['appointmentTypes', 'The kinds of appointment'],
];

/** What the desk can do on this service; what is missing says so instead of looking empty. */
export function capabilities(clinic: Clinic): readonly Capability[] {
  return wanted.map(([concept, name]) => ({
    name,
    offered: clinic.offers(concept),
    why: clinic.offers(concept) ? null : 'No operation of this service was understood to give it.',
  }));
}
