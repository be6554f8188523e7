import type { DraftAbout, StoredDraft } from '../../bridge/drafts.ts';
import type { ClientFormRequest } from '../../state/dialogs.ts';
import { isShapedLike, isTextList } from '../../lib/shapes.ts';
import type { StoredSubmission } from '../../submission/submissionReducer.ts';
import { readStoredResult } from '../../submission/submissionResult.ts';
import type { SubmissionDraft } from '../../submission/useSubmission.ts';
import { isOf, isWorthKeeping, type Registration, startRegistration } from './registration.ts';
import { isRegistrationStep, type RegistrationStep } from './registrationSteps.ts';
import { registrationTitle } from './registrationTexts.ts';

/** Where a registration is stored, and how it is resumed. */
export interface DraftPlace {
  readonly id: string;
  readonly stored: StoredSubmission<Registration, RegistrationStep> | null;
  /** The link from the list of drafts back to it. */
  readonly resume: ClientFormRequest;
}

export function registrationDraft({
  id,
  resume,
}: Pick<DraftPlace, 'id' | 'resume'>): SubmissionDraft<Registration, RegistrationStep> {
  return {
    id,
    about: (values): DraftAbout => ({ title: registrationTitle(values), resume }),
    content: ({ values, result, completed }) =>
      isWorthKeeping(values) ? { work: values, end: result, done: completed } : null,
  };
}

const newId = 'client new';

/** Resumes the latest draft. A search for another client starts a new draft; the former one is unchanged. */
export function draftPlace(request: ClientFormRequest, drafts: readonly StoredDraft[]): DraftPlace {
  const placeOf = (id: string): DraftPlace => ({
    id,
    stored: readRegistration(drafts.find((draft) => draft.id === id)),
    resume: request.kind === 'addPatient' ? request : { kind: 'new', draft: id },
  });
  if (request.kind === 'addPatient') return placeOf(`patient new ${request.client}`);
  if (request.kind === 'new' && request.draft !== undefined) return placeOf(request.draft);
  const placesInUse = drafts
    .filter(({ id }) => id === newId || id.startsWith(`${newId} `))
    .map(({ id }) => placeOf(id));
  const typed = request.kind === 'new' ? (request.typed ?? '').trim() : '';
  const same = placesInUse.find(({ stored }) => stored && (typed === '' || isOf(stored.values, typed)));
  if (same) return same;
  const taken = new Set(placesInUse.map(({ id }) => id));
  const free = Array.from({ length: placesInUse.length + 1 }, (_, index) =>
    index === 0 ? newId : `${newId} ${index + 1}`,
  );
  return placeOf(free.find((id) => !taken.has(id)) ?? newId);
}

/** A stored registration; null where this version can't read it. */
function readRegistration(draft: StoredDraft | undefined): DraftPlace['stored'] {
  if (!draft) return null;
  const { work, end, done } = draft.content;
  return isRegistration(work) && isTextList(done)
    ? {
        values: work,
        result: readStoredResult(end, isRegistrationStep, 'registerClient'),
        completed: done,
        startedAt: draft.startedAt,
      }
    : null;
}

function isRegistration(work: unknown): work is Registration {
  const { client, patients } = startRegistration({ kind: 'new' }, null);
  if (!isShapedLike({ client, patients: [] }, work)) return false;
  const known: unknown = Reflect.get(work, 'known');
  const isKnown = isShapedLike({ id: '', name: '', how: '', phones: [], patients: [] }, known);
  const [sample = {}] = patients;
  return (known === null || isKnown) && work.patients.every((patient) => isShapedLike(sample, patient));
}
