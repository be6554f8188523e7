import type { ChangeKind, Offer } from '../../../graphql/desk/generated/types.ts';
import { writeConceptNames } from '../../../graphql/service/conceptWords.ts';
import type { ClinicChanges } from '../adapter/clinic/changes.ts';
import { say } from '../../../words/core/say.ts';

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
