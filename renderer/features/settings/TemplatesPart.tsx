import { useRef, useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import {
  maxTemplateName,
  maxTemplates,
  maxTemplateText,
  type MessageTemplate,
} from '../../../electron/contract/messageTemplates.ts';
import type { SettingsView } from '../../../electron/contract/settings.ts';
import { t } from '../../../i18n/page/t.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { Action } from '../../components/Action.tsx';
import { Choice } from '../../components/Choice.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { Field } from '../../components/Field.tsx';
import typography from '../../components/typography.module.css';
import {
  defaultTemplates,
  fillTemplate,
  placeholders,
  placeholderText,
  templatesOf,
} from '../../domain/messageTemplates.ts';
import { addDays } from '../../lib/dates.ts';
import { today } from '../../state/clock.ts';
import { notify } from '../../state/notices.ts';
import styles from './TemplatesPart.module.css';
import { checkTemplates, sampleValues, trimmed } from './typedTemplates.ts';

/** The templates for messages, edited one at a time with a preview on a made-up visit, and saved together. */
export function TemplatesPart({ view }: { readonly view: SettingsView }) {
  const bridge = useBridge();
  const stored = templatesOf(view);
  const [typed, setTyped] = useState<readonly MessageTemplate[] | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [wasSubmitted, setSubmitted] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const part = useRef<HTMLDivElement>(null);
  // Saved, here or in another window: what is stored counts from here on.
  if (typed && isSame(trimmed(typed), stored)) setTyped(null);
  const templates = typed ?? stored;
  const template = templates.find(({ id }) => id === chosen) ?? templates[0];
  const problems = wasSubmitted ? checkTemplates(templates) : [];
  const problemOf = (field: 'name' | 'text'): string | undefined =>
    problems.find((each) => each.id === template?.id && each.field === field)?.message;

  const focus = (field: 'name' | 'text'): void =>
    part.current?.querySelector<HTMLElement>(`[data-field="template.${field}"]`)?.focus();
  const edit = (change: Partial<MessageTemplate>): void =>
    setTyped(templates.map((each) => (each === template ? { ...each, ...change } : each)));
  const send = async (next: readonly MessageTemplate[] | null): Promise<boolean> => {
    const answer = await bridge.request('messageTemplates:change', { templates: next });
    setFailure(answer.ok ? null : answer.failure);
    return answer.ok;
  };
  const save = async (): Promise<void> => {
    setSubmitted(true);
    const [problem] = checkTemplates(templates);
    if (problem) {
      setChosen(problem.id);
      // The field of another template is there once it is shown.
      requestAnimationFrame(() => focus(problem.field));
      return;
    }
    if (await send(trimmed(templates))) {
      setSubmitted(false);
      notify({ text: t('templates.saved') });
    }
  };
  const add = (): void => {
    const id = crypto.randomUUID();
    setTyped([...templates, { id, name: t('templates.newName'), text: '' }]);
    setChosen(id);
    setSubmitted(false);
    requestAnimationFrame(() => focus('name'));
  };
  const remove = (): void => {
    setTyped(templates.filter((each) => each !== template));
    setChosen(null);
  };
  const restore = async (): Promise<void> => {
    const before = view.messageTemplates;
    if (!(await send(null))) return;
    setTyped(null);
    setChosen(null);
    setSubmitted(false);
    notify({
      text: t('templates.restored'),
      action: { label: t('general.undo'), undoes: true, run: () => void send(before) },
    });
  };
  const insert = (text: string): void => {
    if (!template) return;
    const field = part.current?.querySelector<HTMLTextAreaElement>('[data-field="template.text"]');
    const from = field?.selectionStart ?? template.text.length;
    const to = field?.selectionEnd ?? from;
    edit({ text: `${template.text.slice(0, from)}${text}${template.text.slice(to)}`.slice(0, maxTemplateText) });
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(from + text.length, from + text.length);
    });
  };
  const isOriginal = view.messageTemplates === null && isSame(templates, defaultTemplates());

  return (
    <div className={styles.templates} ref={part}>
      {failure && <FailureNotice failure={failure} onRetry={() => void save()} />}
      {template ? (
        <>
          <div className={styles.choice}>
            <Choice
              label={t('templates.template')}
              value={template.id}
              options={templates.map(({ id, name }) => ({ value: id, label: name.trim() || t('templates.newName') }))}
              onChange={setChosen}
            />
          </div>
          <Field name="template.name" label={t('templates.name')} problem={problemOf('name')}>
            {(control) => (
              <input
                {...control}
                value={template.name}
                maxLength={maxTemplateName}
                autoComplete="off"
                onChange={({ target }) => edit({ name: target.value })}
              />
            )}
          </Field>
          <Field name="template.text" label={t('templates.text')} problem={problemOf('text')}>
            {(control) => (
              <textarea
                {...control}
                className={`${control.className} ${styles.text ?? ''}`}
                value={template.text}
                maxLength={maxTemplateText}
                onChange={({ target }) => edit({ text: target.value })}
              />
            )}
          </Field>
          <div className={styles.placeholders} role="group" aria-label={t('templates.insert')}>
            {placeholders.map((placeholder) => {
              const text = placeholderText(placeholder);
              return (
                // A browser that translated its name would insert another one.
                <button
                  key={placeholder}
                  type="button"
                  className={styles.placeholder}
                  translate="no"
                  onClick={() => insert(text)}
                >
                  {text}
                </button>
              );
            })}
          </div>
          <Preview text={template.text} />
        </>
      ) : (
        <p className={typography.secondary}>{t('templates.none')}</p>
      )}
      <div className={styles.actions}>
        <Action look="primary" aria-disabled={typed === null || undefined} onClick={() => typed && void save()}>
          {t('templates.save')}
        </Action>
        <Action
          aria-disabled={templates.length >= maxTemplates || undefined}
          title={templates.length >= maxTemplates ? t('templates.full', { number: maxTemplates }) : undefined}
          onClick={() => templates.length < maxTemplates && add()}
        >
          {t('templates.add')}
        </Action>
        {template && <Action onClick={remove}>{t('templates.remove')}</Action>}
        {!isOriginal && (
          <Action look="quiet" onClick={() => void restore()}>
            {t('templates.restore')}
          </Action>
        )}
        <span className={typography.caption} role="status">
          {typed !== null && t('templates.unsaved')}
        </span>
      </div>
    </div>
  );
}

/** A template as a client would get it. */
function Preview({ text }: { readonly text: string }) {
  const filled = fillTemplate(text, sampleValues(addDays(today(), 1)));
  return (
    <figure className={styles.preview} aria-label={t('templates.preview')}>
      <figcaption className={typography.caption}>
        {t('templates.preview')} · {t('templates.length', { count: filled.length })}
      </figcaption>
      <p className={styles.sample} dir="auto" translate="no">
        {filled}
      </p>
    </figure>
  );
}

function isSame(one: readonly MessageTemplate[], other: readonly MessageTemplate[]): boolean {
  return (
    one.length === other.length &&
    one.every((each, index) => {
      const { id, name, text } = other[index] ?? each;
      return each.id === id && each.name === name && each.text === text;
    })
  );
}
