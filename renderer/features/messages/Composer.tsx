import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { isAltKey } from '../../actions/keyNames.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { fillTemplate, openPlaceholders, templatesOf, templateValues } from '../../domain/messageTemplates.ts';
import type { MessageAbout } from '../../lib/messageAbout.ts';
import { isSubmitShortcut } from '../../submission/submissionResult.ts';
import { messagesByField, useSubmission } from '../../submission/useSubmission.ts';
import { Action } from '../../components/Action.tsx';
import { DraftNotice } from '../../components/DraftNotice.tsx';
import { ChangeNotice } from '../../components/ChangeNotice.tsx';
import { Field, focusField } from '../../components/Field.tsx';
import { DraftStatus } from '../../components/DraftStatus.tsx';
import { Note } from '../../components/Note.tsx';
import { currentTime } from '../../state/clock.ts';
import { clockText } from '../../lib/momentText.ts';
import { choicesOf, type Offer } from '../../domain/offers.ts';
import { readableLabel } from '../../lib/readableLabel.ts';
import { messageNotice } from './messageNotice.ts';
import type { Writing } from './messageWork.ts';
import {
  hasSubjectField,
  checkMessage,
  composerDraft,
  isBlankMessage,
  isShortKind,
  longestMessage,
  type MessageField,
  messageFieldOf,
  type MessageStep,
  type MessageValues,
  messageWork,
  shortMessage,
} from './messageWork.ts';
import { TemplateMenu } from './TemplateMenu.tsx';
import { findSent, type Thread } from './threads.ts';
import type { HoldRequest } from './useHeld.ts';
import styles from './Composer.module.css';

interface ComposerProps {
  readonly client: string;
  readonly name: string;
  readonly about: MessageAbout | null;
  readonly writing: Writing;
  readonly offer: Offer;
  /** The conversation to continue; null starts a new one. */
  readonly conversation: string | null;
  readonly threadChannel: string | null;
  readonly threads: readonly Thread[];
  /** Refetches the threads; null where the service lists none. */
  readonly onRefetch: (() => Promise<boolean>) | null;
  readonly onTyped: (isEmpty: boolean) => void;
  readonly onHold: (request: HoldRequest) => boolean;
  readonly onAfresh: (how?: 'found') => void;
}

/** The composer. Sending is delayed, so that a mistake can be undone for a moment. */
export function Composer(props: ComposerProps) {
  const { client, name, about, writing, offer, conversation, threadChannel, threads, onTyped, onHold, onAfresh } =
    props;
  const { id, stored } = writing;
  const composer = useRef<HTMLDivElement>(null);
  const [isFull, setFull] = useState(false);
  const [startedAt] = useState(() => stored?.startedAt ?? new Date(currentTime()).toISOString());
  const sentAt = stored?.sentAt ?? 0;
  const { view } = useSettings();
  const textOf = (template: string | null): string => {
    const text = templatesOf(view).find((each) => each.id === template)?.text ?? '';
    return fillTemplate(text, templateValues(name, about, view));
  };
  const [filledIn] = useState(() => (stored ? '' : textOf(writing.template) || writing.text));
  const target = useMemo(
    () => ({ client, name, conversation, threadChannel, offer }),
    [client, name, conversation, threadChannel, offer],
  );
  const form = useSubmission<MessageValues, MessageStep, MessageField>({
    draft: useMemo(() => composerDraft(id, target, { sentAt, filledIn }), [id, target, sentAt, filledIn]),
    stored: stored && { values: stored.work, result: stored.end, completed: [], startedAt: stored.startedAt },
    initialValues: () => ({ text: filledIn, subject: '', channel: writing.channel }),
    fieldOf: messageFieldOf,
    onInvalid: (field) => focusField(`message.${field}`),
  });
  const { values: typed, result, discardDraft } = form;
  const work = useMemo(() => messageWork(typed, target), [typed, target]);
  const channel = work.channel ?? '';
  const isEmpty = isBlankMessage(work);
  useEffect(() => onTyped(isEmpty), [onTyped, isEmpty]);
  useEffect(() => {
    if (writing.takesFocus) focusField('message.text');
  }, [writing]);

  // Found by refetching after an unknown outcome: it was sent.
  const found = result?.__typename === 'OutcomeUnknown' ? findSent(threads, typed.text, sentAt) : undefined;
  const [refetchedAt, setRefetchedAt] = useState<string | null>(null);
  const settled = useRef(false);
  useEffect(() => {
    if (!found || settled.current) return;
    settled.current = true;
    discardDraft();
    onAfresh('found');
  }, [found, discardDraft, onAfresh]);

  if (!offer.offered) {
    return <Note tone="calm">{t('messages.notOffered', { why: offer.why ?? t('general.notOffered') })}</Note>;
  }

  const send = (): void => {
    if (!form.validate(checkMessage(work, channel, offer))) return;
    // From here on the hold owns the draft.
    if (onHold({ id, work, startedAt, offer })) form.releaseDraft();
    else setFull(true);
  };
  const edit = (field: MessageField, text: string): void => {
    setFull(false);
    form.change((values) => ({ ...values, [field]: text }), field);
  };
  const problems = messagesByField(form.refused, form.isSubmitted ? checkMessage(work, channel, offer) : []);
  /** Where the cursor is; instead of nothing at all. */
  const insert = (template: string): void => {
    const field = composer.current?.querySelector<HTMLTextAreaElement>('[data-field="message.text"]');
    const [from, to] = [field?.selectionStart ?? typed.text.length, field?.selectionEnd ?? typed.text.length];
    const text = textOf(template);
    const parts = [typed.text.slice(0, from).trimEnd(), text, typed.text.slice(to).trimStart()];
    edit('text', parts.filter((part) => part !== '').join(' '));
    field?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    if (isAltKey(event, 'KeyT')) {
      event.preventDefault();
      composer.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click();
      return;
    }
    if (!isSubmitShortcut(event, result)) return;
    event.preventDefault();
    send();
  };
  const channels = offer.takes.includes('channel') ? choicesOf(offer, 'channel') : null;
  const takesFreeChannel = channels === null && offer.demands.includes('channel');
  const { onRefetch } = props;
  const refetch =
    onRefetch &&
    ((): void => {
      void onRefetch().then((isRead) => {
        if (isRead) setRefetchedAt(clockText(new Date(currentTime()).toISOString(), currentTime()));
      });
    });

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the send key of any field within
    <div className={styles.composer} ref={composer} onKeyDown={press}>
      <DraftNotice
        startedAt={stored?.startedAt ?? null}
        what={t('messages.draft')}
        afresh={t('messages.writeNew')}
        onAfresh={() => onAfresh()}
        onUndo={null}
      />
      <ChangeNotice
        done={[]}
        notice={
          isFull
            ? { tone: 'caution', title: t('messages.full') }
            : messageNotice(result, { retry: send, refetch, refetchedAt })
        }
      />
      <div className={styles.fields}>
        {channels !== null && (
          <Field
            name="message.channel"
            label={t('messages.channel')}
            required={offer.demands.includes('channel')}
            problem={problems.get('channel')}
          >
            {(control) => (
              <select {...control} value={channel} onChange={(event) => edit('channel', event.target.value)}>
                {(channel === '' || !offer.demands.includes('channel')) && (
                  <option value="">
                    {t(offer.demands.includes('channel') ? 'messages.choose' : 'messages.usual')}
                  </option>
                )}
                {channels.map((label) => (
                  <option key={label} value={label}>
                    {readableLabel(label)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {takesFreeChannel && (
          <Field name="message.channel" label={t('messages.channel')} required problem={problems.get('channel')}>
            {(control) => (
              <input
                {...control}
                value={typed.channel ?? ''}
                onChange={(event) => edit('channel', event.target.value)}
              />
            )}
          </Field>
        )}
        {hasSubjectField({ conversation }, offer) && (
          <Field
            name="message.subject"
            label={t('messages.subject')}
            required={offer.demands.includes('subject')}
            problem={problems.get('subject')}
          >
            {(control) => (
              <input
                {...control}
                value={typed.subject}
                maxLength={200}
                onChange={(event) => edit('subject', event.target.value)}
              />
            )}
          </Field>
        )}
      </div>
      <Field
        name="message.text"
        label={t('messages.text')}
        required
        problem={problems.get('text')}
        hint={openText(typed.text) ?? lengthText(typed.text.trim().length, channel)}
      >
        {(control) => (
          <textarea
            {...control}
            className={`${control.className} ${styles.text ?? ''}`}
            value={typed.text}
            onChange={(event) => edit('text', event.target.value)}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <TemplateMenu templates={templatesOf(view)} onChoose={insert} />
        <DraftStatus failure={form.saveFailure} isAnnounced={result?.__typename === 'Failed'} />
        <Action look="primary" aria-keyshortcuts="Control+Enter" onClick={send}>
          {result?.__typename === 'OutcomeUnknown' ? t('messages.sendAgain') : t('messages.send')}
        </Action>
      </div>
    </div>
  );
}

/** What is still to be filled in, before anything is sent. */
function openText(text: string): string | undefined {
  const open = openPlaceholders(text);
  return open.length === 0 ? undefined : t('messages.fillIn', { names: open.join(', ') });
}

/** The length, shown near the limit. */
function lengthText(length: number, channel: string): string | undefined {
  if (isShortKind(channel) && length >= shortMessage) {
    return t('messages.longForText', { length, number: shortMessage });
  }
  return length > longestMessage * 0.9 ? t('messages.length', { length, number: longestMessage }) : undefined;
}
