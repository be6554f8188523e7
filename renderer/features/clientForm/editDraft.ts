import type { StoredDraft } from '../../bridge/drafts.ts';
import { readKeptEnd, type StepsEnd } from '../../data/sendSteps.ts';
import type { ClientFormRequest } from '../../lib/dialogs.ts';
import { isShapedLike } from '../../lib/shapes.ts';
import { changedWords, type EditWord, isSubject, type Subject, type Typed } from './editing.ts';

export type EditStep = 'updateClient' | 'updatePatient';
export type EditEnd = StepsEnd<EditStep, EditWord>;
export type EditRequest = Extract<ClientFormRequest, { kind: 'edit' | 'editPatient' }>;

/** The draft of a change: what was read, and what was typed over it. */
export interface EditDraft {
  readonly seen: Subject;
  readonly typed: Typed;
  /** What came of the last attempt: that nobody knows must not be forgotten. */
  readonly end: EditEnd | null;
}

export function editDraftId(request: EditRequest): string {
  return request.kind === 'edit' ? `client ${request.client}` : `patient ${request.patient}`;
}

/** What is stored of a change; null where nothing of it would be missed. */
export function editDraft(edit: EditDraft, today: string): EditDraft | null {
  return changedWords(edit.seen, edit.typed, today).length > 0 ? edit : null;
}

/** A change as it comes back from the core; null where this version can't read it, or it is of somebody else. */
export function readEditDraft(
  request: EditRequest,
  drafts: readonly StoredDraft[],
): (EditDraft & { readonly startedAt: string }) | null {
  const draft = drafts.find(({ id }) => id === editDraftId(request));
  if (!draft) return null;
  const { seen, typed, end } = draft.content;
  const [kind, id] = request.kind === 'edit' ? ['client', request.client] : ['patient', request.patient];
  if (!isSubject(seen) || seen.kind !== kind || seen.id !== id || !isShapedLike(seen.typed, typed)) return null;
  return { seen, typed, end: readKeptEnd(end, isStep), startedAt: draft.startedAt };
}

function isStep(step: unknown): step is EditStep {
  return step === 'updateClient' || step === 'updatePatient';
}
