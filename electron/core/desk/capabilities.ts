import type { Capability } from '../../../graphql/desk/generated/types.ts';
import { conceptName } from '../../../graphql/service/conceptWords.ts';
import type { Concept } from '../adapter/deskObjects.ts';
import type { Clinic } from '../adapter/clinic/clinic.ts';
import { say } from '../../../words/core/say.ts';

const wanted: readonly Concept[] = [
  'appointments',
  'clients',
  'clientSearch',
  'client',
  'patient',
  'providers',
  'appointmentTypes',
  'freeSlots',
];

/** What the desk can do on this service; what is missing, or refused to this key, says so instead of looking empty. */
export function capabilities(clinic: Clinic): readonly Capability[] {
  return wanted.map((concept) => {
    const refusal = clinic.refusalOf(concept);
    const why = clinic.offers(concept) ? refusal : say('desk.notGiven');
    return { name: conceptName(concept), offered: why === null, why };
  });
}
