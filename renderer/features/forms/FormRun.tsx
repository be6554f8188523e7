import { type ComponentProps, type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { Action } from '../../components/Action.tsx';
import { DraftStatus } from '../../components/DraftStatus.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { FieldList } from './FieldList.tsx';
import { FormContext } from './FormContext.ts';
import { FormNotice } from './FormNotice.tsx';
import typography from '../../components/typography.module.css';
import styles from './FormsPage.module.css';
import type { FormDraft } from './formDraft.ts';
import { PreviewPart } from './PreviewPart.tsx';
import { Steps } from './Steps.tsx';
import { type FilledForm, isGroup, type TypedGroup } from './typedValues.ts';
import { useFocusNext } from './useFocusNext.ts';
import { useGeneratedForm } from './useGeneratedForm.ts';

interface FormRunProps {
  readonly form: FilledForm;
  readonly stored: FormDraft | null;
  readonly onStartAnew: () => void;
}

/** A form in three steps: fields, preview, outcome. */
export function FormRun({ form, stored, onStartAnew }: FormRunProps) {
  const focus = useFocusNext();
  const generated = useGeneratedForm(
    form,
    stored,
    useCallback(() => focus('problem'), [focus]),
  );
  const { problems, preview, done } = generated;
  const { values, result, isBusy } = generated.form;
  const [empties, setEmpties] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const controls = useMemo(
    () => ({
      inputs: new Map(form.inputs.map((input) => [input.name, input.fields])),
      descriptions: new Map(form.inputs.map((input) => [input.name, input.description])),
      choices: new Map(form.choices.map((each) => [each.name, each.values])),
      problems,
      empties,
      set: generated.set,
      focus,
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- `set` uses the current values
    [form, problems, empties, focus],
  );
  const step = done || result?.__typename === 'OutcomeUnknown' ? 'end' : preview ? 'preview' : 'fill';
  const shown = useRef(step);
  useEffect(() => {
    // Each step replaces the one before; focusing its heading announces it.
    if (shown.current !== step && problems.size === 0) (outcome.current ?? heading.current)?.focus();
    shown.current = step;
  }, [step, problems]);

  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (step === 'fill') void generated.showPreview();
    else if (step === 'preview') setIsConfirming(true);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys of the fields within
    <div className={styles.run} onKeyDown={press}>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {form.title} <code className={`${typography.secondary} ${styles.code}`}>{form.mutation}</code>
      </h1>
      {form.description !== null && <p className={styles.text}>{form.description}</p>}
      {form.removes && <p className={styles.warning}>{t('forms.removes')}</p>}
      <Steps step={step} />
      <FormNotice
        result={result}
        done={done}
        messages={[...generated.messages, ...topLevelProblems(form, problems)]}
        problems={problems.size}
        outcome={outcome}
        onSettle={generated.settle}
        onStartAnew={onStartAnew}
        onRetry={() => (preview ? setIsConfirming(true) : void generated.showPreview())}
      />
      {step === 'fill' && (
        <FormContext value={controls}>
          {form.arguments.length === 0 ? (
            <p className={styles.text}>{t('forms.noArguments')}</p>
          ) : (
            <FieldList {...topOf(form, values)} />
          )}
          {form.arguments.length > 0 && (
            <label className={`${typography.secondary} ${styles.empties}`}>
              <input type="checkbox" checked={empties} onChange={(event) => setEmpties(event.target.checked)} />
              {t('forms.empties')}
            </label>
          )}
        </FormContext>
      )}
      {step === 'preview' && preview && <PreviewPart mutation={form.mutation} preview={preview} />}
      <div className={styles.foot}>
        {step === 'fill' && (
          <>
            <DraftStatus failure={generated.form.saveFailure} isAnnounced={result?.__typename === 'Failed'} />
            <Action
              look="primary"
              aria-keyshortcuts="Control+Enter"
              aria-disabled={isBusy || undefined}
              onClick={() => void generated.showPreview()}
            >
              {t('forms.look')}
            </Action>
          </>
        )}
        {step === 'preview' && (
          <>
            <Action onClick={generated.back}>{t('forms.change')}</Action>
            <Action
              look={form.removes ? 'danger' : 'primary'}
              aria-keyshortcuts="Control+Enter"
              aria-disabled={isBusy || undefined}
              onClick={() => setIsConfirming(true)}
            >
              {isBusy ? t('forms.sending') : t('forms.send')}
            </Action>
          </>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {isBusy && preview ? t('forms.sending') : ''}
      </p>
      {isConfirming && preview && (
        <ConfirmDialog
          form={form}
          onClose={() => setIsConfirming(false)}
          onSend={() => {
            setIsConfirming(false);
            void generated.send();
          }}
        />
      )}
    </div>
  );
}

/** Most operations take a single input: its fields are the form, without a frame. */
function onlyInput({ arguments: list }: FilledForm): FilledForm['arguments'][number] | null {
  const [only, ...others] = list;
  return only && others.length === 0 && only.kind === 'input' && only.lists === 0 && only.required ? only : null;
}

function topOf(form: FilledForm, values: TypedGroup): ComponentProps<typeof FieldList> {
  const only = onlyInput(form);
  if (!only) return { fields: form.arguments, values, path: [], around: [] };
  const fields = form.inputs.find(({ name }) => name === only.of)?.fields ?? [];
  const inside = values[only.name];
  return { fields, values: isGroup(inside) ? inside : {}, path: [only.name], around: [only.of] };
}

/** A problem of that input as a whole is shown above the form. */
function topLevelProblems(form: FilledForm, problems: ReadonlyMap<string, string>): readonly string[] {
  const problem = problems.get(onlyInput(form)?.name ?? '');
  return problem === undefined ? [] : [problem];
}
