import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { PreviewFormDocument, RunFormDocument } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { queryDesk } from '../../data/queryDesk.ts';
import { sendChange } from '../../data/sendChange.ts';
import { messagesByField, type SubmissionForm, useSubmission } from '../../submission/useSubmission.ts';
import { singleStep } from '../../submission/sendSteps.ts';
import type { SubmissionResult } from '../../submission/submissionResult.ts';
import { formDraft, type FormDraft, type FormStep, startValues } from './formDraft.ts';
import { type FilledForm, hasPlace, type Typed, type TypedGroup, withValue } from './typedValues.ts';

/** Exactly what will be sent. */
export interface Preview {
  readonly document: string;
  readonly variables: string;
  readonly mark: string;
}

export interface GeneratedForm {
  readonly form: SubmissionForm<TypedGroup, FormStep, string>;
  /** Problems by path: `input.lines.0.price`. */
  readonly problems: ReadonlyMap<string, string>;
  /** Problems that belong to no field. */
  readonly messages: readonly string[];
  /** Null while the form is being filled in. */
  readonly preview: Preview | null;
  /** Set on success, with the id where the service returned it. */
  readonly done: { readonly id: string | null } | null;
  readonly set: (path: readonly string[], value: Typed | undefined) => void;
  readonly showPreview: () => Promise<void>;
  readonly back: () => void;
  readonly send: () => Promise<void>;
  /** The user found out the unknown outcome. */
  readonly settle: (how: 'done' | 'notDone') => void;
}

/** One run of a generated form. It sends exactly the previewed request, and never repeats it by itself. */
export function useGeneratedForm(
  described: FilledForm,
  stored: FormDraft | null,
  onProblem: () => void,
): GeneratedForm {
  const apollo = useApolloClient();
  const fieldOf = useMemo(
    () => (_step: FormStep, name: string) => (hasPlace(described, name) ? name : null),
    [described],
  );
  const form = useSubmission<TypedGroup, FormStep, string>({
    draft: useMemo(() => formDraft(described), [described]),
    stored,
    initialValues: () => startValues(described),
    fieldOf,
    // The field is rendered only after the preview closes; the effect below focuses it then.
    onInvalid: () => undefined,
  });
  const { values, result } = form;
  const [preview, setPreview] = useState<Preview | null>(null);
  const [done, setDone] = useState<GeneratedForm['done']>(null);
  const isRefused = result?.__typename === 'Refused';
  useEffect(() => {
    if (isRefused) onProblem();
    // oxlint-disable-next-line react/exhaustive-deps -- once per refusal, not for later input
  }, [isRefused, onProblem]);
  const { mutation } = described;

  return {
    form,
    problems: messagesByField(form.refused),
    messages: generalMessages(described, result),
    preview,
    done,
    set(path, value) {
      const place = path.join('.');
      form.change(
        (current) => withValue(current, path, value),
        (field) => field === place || field.startsWith(`${place}.`),
      );
    },
    showPreview: () =>
      form.exclusive(async () => {
        form.setResult(null);
        const { data, failure } = await queryDesk(apollo, PreviewFormDocument, { mutation, values });
        const found = data?.formPreview;
        if (found?.__typename === 'FormRequest') setPreview(found);
        else if (found) form.setResult({ ...found, step: 'runForm' });
        else if (failure) form.setResult({ __typename: 'Failed', step: 'runForm', failure });
      }),
    back() {
      setPreview(null);
      form.setResult(null);
    },
    async send() {
      if (!preview) return;
      const { mark } = preview;
      const sent = await form.submit({
        problems: [],
        steps: {
          next: singleStep('runForm'),
          send: (_step, current) => sendChange(apollo, RunFormDocument, { mutation, values: current, mark }),
        },
      });
      if (sent.kind === 'done') setDone({ id: sent.outcome?.id ?? null });
      if (sent.kind === 'stopped' && sent.result.__typename === 'Refused') setPreview(null);
    },
    settle(how) {
      form.setResult(null);
      setPreview(null);
      if (how === 'notDone') return;
      form.discardDraft();
      setDone({ id: null });
    },
  };
}

function generalMessages(described: FilledForm, result: SubmissionResult<FormStep> | null): readonly string[] {
  if (result?.__typename === 'Conflict') return [t('general.changedFirst')];
  if (result?.__typename !== 'Refused') return [];
  return result.problems.flatMap(({ field, message }) => {
    if (field === null) return [message];
    return hasPlace(described, field) ? [] : [t('forms.problemOf', { field, message })];
  });
}
