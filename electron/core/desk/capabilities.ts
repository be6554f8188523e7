import type { Capability, ChangeKind, Offer } from '../../../graphql/desk/generated/types.ts';
import { conceptName, writeConceptNames } from '../../../graphql/service/concepts.ts';
import type { Concept } from '../adapter/deskObjects.ts';
import type { Clinic } from '../adapter/clinic/clinic.ts';
import { say } from '../../../words/core/say.ts';
import type { ClinicChanges } from '../adapter/clinic/changes.ts';

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

/** What can be changed at this service; what can't says why. */
export function offersOf(changes: ClinicChanges): readonly Offer[] {
  return writeConceptNames.map((change) => {
    const why = whyNot(changes, change);
    return { change, offered: why === null, why, ...changes.words(change) };
  });
}

function whyNot(changes: ClinicChanges, change: ChangeKind): string | null {
  const why = changes.whyNot(change);
  if (why !== null || change !== 'setStatus') return why;
  return changes.takes('setStatus', 'status') ? null : say('desk.takesNoStatus');
}
