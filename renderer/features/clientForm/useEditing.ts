import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import type { LocationListQuery } from '../../../graphql/desk/generated/operations.ts';
import { today } from '../../state/clock.ts';
import type { Offer } from '../../domain/offers.ts';
import type { StoredSubmission } from '../../submission/submissionReducer.ts';
import { messagesByField, type SubmissionForm, useSubmission } from '../../submission/useSubmission.ts';
import { checkEdit, editMistakes } from './checkEdit.ts';
import {
  changedFields,
  decide,
  type EditValues,
  type SubjectField,
  type Side,
  startEdit,
  type Subject,
  takeOver,
  textOf,
} from './editing.ts';
import { editDraft, type EditRequest } from './editDraft.ts';
import { type EditField, editSteps, type EditStep, fieldOf, subjectAfter, subjectIn } from './editSteps.ts';
import { savedDifferently } from './savedDifferently.ts';

export interface EditingForm {
  readonly form: SubmissionForm<EditValues, EditStep, EditField>;
  /** Problems by field. */
  readonly problems: ReadonlyMap<EditField, string>;
  readonly change: (field: SubjectField, text: string) => void;
  readonly decide: (field: SubjectField, side: Side) => void;
  readonly save: () => Promise<void>;
  /** Checks the record, read because the outcome of a change is unknown, for whether the change was saved. */
  readonly compare: (now: Subject) => 'done' | 'notDone' | 'other';
  readonly startAfresh: () => void;
}

interface EditingOptions {
  readonly request: EditRequest;
  /** The client, where the record is a patient. */
  readonly owner: string;
  /** As just read. */
  readonly now: Subject;
  readonly stored: StoredSubmission<EditValues, EditStep> | null;
  readonly offer: Offer | null;
  /** The changed fields, none where there was nothing to do; and what the service has otherwise, as a sentence. */
  readonly onDone: (changed: readonly SubjectField[], different: string | null) => void;
  readonly locations: LocationListQuery['locations'];
  readonly onInvalid: (field: string) => void;
}

/** One change of a client or a patient, from the first keystroke to its outcome. */
export function useEditing({
  request,
  owner,
  now,
  stored,
  offer,
  locations,
  onDone,
  onInvalid,
}: EditingOptions): EditingForm {
  const apollo = useApolloClient();
  const form = useSubmission<EditValues, EditStep, EditField>({
    draft: useMemo(() => editDraft(request, owner), [request, owner]),
    stored,
    initialValues: () => startEdit(now),
    fieldOf,
    onInvalid: (field) => onInvalid(field.startsWith('decide.') ? field : `${now.kind}.${field}`),
  });
  const { subject, typed, meanwhile } = form.values;
  const changed = changedFields(subject, typed, today());
  const done = (): void => {
    form.discardDraft();
    onDone(changed, null);
  };

  return {
    form,
    problems: messagesByField<EditField>(
      form.refused,
      form.isSubmitted && offer ? checkEdit(subject, typed, offer, today()) : [],
      editMistakes(subject, typed, form.touched, today()),
    ),
    change: (field, text) =>
      form.change((current) => ({ ...current, typed: { ...current.typed, [field]: text } }), field),
    decide: (field, side) => form.change((current) => decide(current, field, side)),
    async save() {
      if (!offer?.offered) return;
      const undecided = meanwhile?.clashes.find(({ field }) => !meanwhile.decided.has(field));
      const problems = undecided
        ? [{ field: `decide.${undecided.field}` as const, message: '' }]
        : checkEdit(subject, typed, offer, today());
      if (problems.length === 0 && changed.length === 0 && !form.isInFlight()) {
        done();
        return;
      }
      const sent = await form.submit({
        problems,
        steps: editSteps(apollo, subject.kind),
      });
      if (sent.kind === 'done') {
        const after = subjectAfter(sent.outcome);
        onDone(changed, after && savedDifferently({ ...subject.typed, ...typed }, after, { isNew: false, locations }));
      }
      const other = sent.kind === 'stopped' ? subjectIn(sent.result) : null;
      if (other) form.update((current) => takeOver(current, other, today()));
    },
    compare(other) {
      // It was sent again before this was read; show the outcome of that attempt.
      if (form.isInFlight()) return 'other';
      if (changed.every((field) => textOf(other, field) === (typed[field] ?? '').trim())) {
        done();
        return 'done';
      }
      const isUntouched = other.version === subject.version;
      form.setResult(null);
      if (!isUntouched) form.update((current) => takeOver(current, other, today()));
      return isUntouched ? 'notDone' : 'other';
    },
    startAfresh: () => form.reset({ ...form.values, typed: subject.typed, meanwhile: null }),
  };
}
