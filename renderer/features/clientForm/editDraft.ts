import type { StoredDraft } from '../../bridge/drafts.ts';
import { today } from '../../state/clock.ts';
import type { ClientFormRequest } from '../../state/dialogs.ts';
import { isShapedLike } from '../../lib/shapes.ts';
import type { StoredSubmission } from '../../submission/submissionReducer.ts';
import { readStoredResult } from '../../submission/submissionResult.ts';
import type { SubmissionDraft } from '../../submission/useSubmission.ts';
import { changedFields, type EditValues, isSubject, resumeEdit, type Subject } from './editing.ts';
import type { EditStep } from './editSteps.ts';
import { editTitle } from './editTexts.ts';

export type EditRequest = Extract<ClientFormRequest, { kind: 'edit' | 'editPatient' }>;

export function editDraftId(request: EditRequest): string {
  return request.kind === 'edit' ? `client ${request.client}` : `patient ${request.patient}`;
}

/** The draft of a change: the values as read, and as typed. `owner` is the client of a patient. */
export function editDraft(request: EditRequest, owner: string): SubmissionDraft<EditValues, EditStep> {
  return {
    id: editDraftId(request),
    about: (values) => ({ title: editTitle(seenBy(values), values.typed, owner, today()), resume: request }),
    content({ values, result }) {
      const seen = seenBy(values);
      return changedFields(seen, values.typed, today()).length > 0 ? { seen, typed: values.typed, end: result } : null;
    },
  };
}

/** While a conflict is unresolved the former record is stored, so that the resumed draft shows the conflict again. */
function seenBy({ subject, base, meanwhile }: EditValues): Subject {
  const isUndecided = meanwhile?.clashes.some(({ field }) => !meanwhile.decided.has(field)) ?? false;
  return isUndecided ? base : subject;
}

/**
 * A stored change merged with the current record; null where this version can't read it, or it is of another record.
 */
export function readEditDraft(
  request: EditRequest,
  drafts: readonly StoredDraft[],
  now: Subject,
): StoredSubmission<EditValues, EditStep> | null {
  const draft = drafts.find(({ id }) => id === editDraftId(request));
  if (!draft) return null;
  const { seen, typed, end } = draft.content;
  const [kind, id] = request.kind === 'edit' ? ['client', request.client] : ['patient', request.patient];
  if (!isSubject(seen) || seen.kind !== kind || seen.id !== id || !isShapedLike(seen.typed, typed)) return null;
  const result = readStoredResult(end, isStep, kind === 'client' ? 'updateClient' : 'updatePatient');
  return { values: resumeEdit(seen, typed, now, today()), result, completed: [], startedAt: draft.startedAt };
}

function isStep(step: string): step is EditStep {
  return step === 'updateClient' || step === 'updatePatient';
}
