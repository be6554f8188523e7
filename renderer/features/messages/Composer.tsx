import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { fillTemplate, templatesOf, templateValues } from '../../domain/messageTemplates.ts';
import type { MessageAbout } from '../../lib/messageAbout.ts';
import { isSubmitShortcut } from '../../submission/submissionResult.ts';
import { messagesByField, useSubmission } from '../../submission/useSubmission.ts';
import { Action } from '../../components/Action.tsx';
import { DraftNotice } from '../../components/DraftNotice.tsx';
import { ChangeNotice } from '../../components/ChangeNotice.tsx';
import { focusField } from '../../components/Field.tsx';
import { DraftStatus } from '../../components/DraftStatus.tsx';
import { Note } from '../../components/Note.tsx';
import { currentTime } from '../../state/clock.ts';
import { useClinicZone } from '../../data/useClinicZone.ts';
import { clockText } from '../../lib/momentText.ts';
import type { Offer } from '../../domain/offers.ts';
import { insertTemplate, opensTemplates } from './insertTemplate.ts';
import { MessageFields } from './MessageFields.tsx';
import { messageNotice } from './messageNotice.ts';
import type { Writing } from './messageWork.ts';
import {
  checkMessage,
  composerDraft,
  isBlankMessage,
  type MessageField,
  messageFieldOf,
  type MessageStep,
  type MessageValues,
  messageWork,
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
  const timeZone = useClinicZone();
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
  const insert = (template: string): void =>
    edit('text', insertTemplate(composer.current, typed.text, textOf(template)));
  const press = (event: KeyboardEvent): void => {
    if (opensTemplates(event, composer.current)) return;
    if (!isSubmitShortcut(event, result)) return;
    event.preventDefault();
    send();
  };
  const { onRefetch } = props;
  const refetch =
    onRefetch &&
    ((): void => {
      void onRefetch().then((isRead) => {
        if (isRead)
          setRefetchedAt(clockText(new Date(currentTime()).toISOString(), currentTime(), undefined, timeZone));
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
      <MessageFields
        values={typed}
        channel={channel}
        offer={offer}
        conversation={conversation}
        problems={problems}
        onEdit={edit}
      />
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
