import { type KeyboardEvent, useRef, useState } from 'react';
import { t } from '../../../../i18n/page/t.ts';
import { useSettings } from '../../../bridge/SettingsContext.tsx';
import { Action } from '../../../components/Action.tsx';
import { ConfirmationDialog } from '../../../components/ConfirmationDialog.tsx';
import { DialogBody, DialogFoot, DialogFrame } from '../../../components/DialogFrame.tsx';
import { focusField } from '../../../components/Field.tsx';
import { Note } from '../../../components/Note.tsx';
import { StopOrClose } from '../../../components/StopOrClose.tsx';
import { useOffers } from '../../../data/useOffers.ts';
import {
  fillTemplate,
  openPlaceholders,
  templatesOf,
  templateValues,
  unknownPlaceholders,
} from '../../../domain/messageTemplates.ts';
import { offerOf } from '../../../domain/offers.ts';
import type { GroupMessageRequest, Recipient } from '../../../state/dialogs.ts';
import { notify } from '../../../state/notices.ts';
import { isSubmitShortcut } from '../../../submission/submissionResult.ts';
import { messagesByField } from '../../../submission/useSubmission.ts';
import { insertTemplate, opensTemplates } from '../insertTemplate.ts';
import { MessageFields } from '../MessageFields.tsx';
import { checkMessage, isBlankMessage, type MessageValues, messageWork, shownChannel } from '../messageWork.ts';
import { TemplateMenu } from '../TemplateMenu.tsx';
import styles from './GroupMessageDialog.module.css';
import { isReachable } from './isReachable.ts';
import { RecipientRow } from './RecipientRow.tsx';
import { useGroupSending } from './useGroupSending.ts';

interface GroupMessageDialogProps {
  readonly request: GroupMessageRequest;
  readonly onClose: () => void;
}

/** One text for several clients, which each gets alone, and those who have to be called instead. */
export function GroupMessageDialog({ request: { recipients }, onClose }: GroupMessageDialogProps) {
  const { service } = useOffers();
  const { view } = useSettings();
  const body = useRef<HTMLFieldSetElement>(null);
  const [values, setValues] = useState<MessageValues>({ text: '', subject: '', channel: null });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isChecked, setChecked] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const sending = useGroupSending((sent, unsent) => {
    if (sent > 0) notify({ text: t('messages.groupSent', { count: sent }), about: 'group message' });
    if (unsent === 0) onClose();
  });
  const { state, results } = sending;

  const offer = service && offerOf(service, 'sendMessage');
  const templates = templatesOf(view);
  const textFor = ({ name, visit }: Recipient): string => fillTemplate(values.text, templateValues(name, visit, view));
  const unknown = unknownPlaceholders(values.text);
  /** What the text asks for and is not known of a client. */
  const missingOf = (recipient: Recipient): readonly string[] =>
    openPlaceholders(textFor(recipient)).filter((each) => !unknown.includes(each));
  const channel = offer ? shownChannel(values.channel, null, offer) : '';
  const reached = offer?.offered ? recipients.filter((each) => isReachable(each, channel)) : [];
  const called = recipients.filter((each) => !reached.includes(each));
  // What may have been sent already is sent again only where a person ticks it.
  const isTicked = (client: string): boolean =>
    (results.get(client)?.__typename === 'OutcomeUnknown') === left.has(client);
  const open = reached.filter(
    (each) => results.get(each.client)?.__typename !== 'Done' && isTicked(each.client) && missingOf(each).length === 0,
  );
  const works =
    offer === null
      ? []
      : open.map((each) => {
          const { client, name } = each;
          const own = { ...values, text: textFor(each) };
          return messageWork(own, { client, name, conversation: null, threadChannel: null, offer });
        });
  const problems = offer
    ? (works.map((work) => checkMessage(work, channel, offer)).find((found) => found.length > 0) ?? [])
    : [];
  const isWriting = state.kind === 'writing';

  const begin = (): void => {
    if (state.kind === 'held') {
      sending.sendNow();
      return;
    }
    if (!offer || !isWriting || works.length === 0) return;
    setChecked(true);
    const [problem] = problems;
    if (problem) focusField(`message.${problem.field}`);
    else sending.hold(works, offer);
  };
  const close = (): void => {
    if (state.kind === 'sending') return;
    if (state.kind === 'held') sending.cancel();
    else if (isBlankMessage(values) || open.length === 0) onClose();
    else setLeaving(true);
  };
  const insert = (id: string): void => {
    const template = templates.find((each) => each.id === id)?.text ?? '';
    setValues({ ...values, text: insertTemplate(body.current, values.text, template) });
  };
  const press = (event: KeyboardEvent): void => {
    if (isWriting && opensTemplates(event, body.current)) return;
    if (!isSubmitShortcut(event, null)) return;
    event.preventDefault();
    if (isWriting) begin();
  };
  const toggle = (client: string): void =>
    setLeft(new Set(left.has(client) ? [...left].filter((each) => each !== client) : [...left, client]));

  return (
    <DialogFrame
      title={t(offer?.offered === false ? 'messages.groupContacts' : 'messages.groupTitle')}
      paper={styles.paper}
      onKeyDown={press}
      onClose={close}
    >
      <DialogBody>
        {offer?.offered === false && (
          <Note tone="calm">{t('messages.notOffered', { why: offer.why ?? t('general.notOffered') })}</Note>
        )}
        {offer?.offered && reached.length > 0 && (
          <>
            <fieldset className={styles.fields} disabled={!isWriting} ref={body}>
              <MessageFields
                isForSeveral
                values={values}
                channel={channel}
                offer={offer}
                conversation={null}
                problems={messagesByField([], isChecked ? problems : [])}
                onEdit={(field, text) => setValues({ ...values, [field]: text })}
              />
              <div>
                <TemplateMenu templates={templates} onChoose={insert} />
              </div>
            </fieldset>
            <h3 className={styles.heading}>{t('messages.groupReached', { count: reached.length })}</h3>
            <p className={styles.lead}>{t('messages.groupAlone')}</p>
            <ul className={styles.list}>
              {reached.map((recipient) => (
                <RecipientRow
                  key={recipient.client}
                  recipient={recipient}
                  isTicked={isTicked(recipient.client)}
                  missing={missingOf(recipient)}
                  result={results.get(recipient.client)}
                  onToggle={isWriting ? () => toggle(recipient.client) : () => undefined}
                />
              ))}
            </ul>
          </>
        )}
        {offer && called.length > 0 && (
          <>
            {offer.offered && <h3 className={styles.heading}>{t('messages.groupCalled', { count: called.length })}</h3>}
            <ul className={styles.list} aria-label={t('messages.groupCalled', { count: called.length })}>
              {called.map((recipient) => (
                <RecipientRow key={recipient.client} recipient={recipient} isTicked={null} />
              ))}
            </ul>
          </>
        )}
      </DialogBody>
      <DialogFoot
        status={
          state.kind === 'held'
            ? t('messages.groupHeld', { count: works.length })
            : state.kind === 'sending'
              ? t('absence.progress', state)
              : null
        }
      >
        {state.kind === 'held' && (
          <span className={styles.count}>{t('messages.sendsIn', { seconds: String(state.seconds) })}</span>
        )}
        {state.kind === 'held' ? (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field that had the focus is disabled meanwhile
          <Action autoFocus onClick={sending.cancel}>
            {t('general.cancel')}
          </Action>
        ) : (
          <StopOrClose
            stop={state.kind === 'sending' ? sending.stop : null}
            isStopping={sending.isStopping}
            onClose={close}
          />
        )}
        {offer?.offered && reached.length > 0 && (
          <Action
            look="primary"
            aria-keyshortcuts="Control+Enter"
            aria-disabled={state.kind === 'sending' || works.length === 0 || undefined}
            onClick={begin}
          >
            {state.kind === 'sending'
              ? t('absence.progress', state)
              : state.kind === 'held'
                ? t('messages.sendNow')
                : t('messages.groupSend', { count: works.length })}
          </Action>
        )}
      </DialogFoot>
      {isLeaving && (
        <ConfirmationDialog
          title={t('messages.groupDiscard')}
          text={t('messages.groupDiscardText')}
          cancelLabel={t('messages.groupGoOn')}
          confirmLabel={t('messages.groupDiscardIt')}
          onConfirm={onClose}
          onClose={() => setLeaving(false)}
        />
      )}
    </DialogFrame>
  );
}
