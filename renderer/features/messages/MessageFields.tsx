import { t } from '../../../i18n/page/t.ts';
import { Field } from '../../components/Field.tsx';
import { openPlaceholders, unknownPlaceholders } from '../../domain/messageTemplates.ts';
import { choicesOf, type Offer } from '../../domain/offers.ts';
import { readableLabel } from '../../lib/readableLabel.ts';
import {
  hasSubjectField,
  isShortKind,
  longestMessage,
  type MessageField,
  type MessageValues,
  shortMessage,
} from './messageWork.ts';
import styles from './Composer.module.css';

interface MessageFieldsProps {
  readonly values: MessageValues;
  /** The one that is shown, chosen or not; empty for none. */
  readonly channel: string;
  readonly offer: Offer;
  /** The conversation to continue; null starts a new one. */
  readonly conversation: string | null;
  readonly problems: ReadonlyMap<string, string>;
  readonly onEdit: (field: MessageField, text: string) => void;
  /** Placeholders are filled in for each client, once it is sent. */
  readonly isForSeveral?: boolean;
}

/** What a message is made of, as far as the service takes it: how it is sent, its subject, its text. */
export function MessageFields(props: MessageFieldsProps) {
  const { values, channel, offer, conversation, problems, onEdit, isForSeveral = false } = props;
  const channels = offer.takes.includes('channel') ? choicesOf(offer, 'channel') : null;
  const takesFreeChannel = channels === null && offer.demands.includes('channel');
  return (
    <>
      <div className={styles.fields}>
        {channels !== null && (
          <Field
            name="message.channel"
            label={t('messages.channel')}
            required={offer.demands.includes('channel')}
            problem={problems.get('channel')}
          >
            {(control) => (
              <select {...control} value={channel} onChange={(event) => onEdit('channel', event.target.value)}>
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
                value={values.channel ?? ''}
                onChange={(event) => onEdit('channel', event.target.value)}
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
                value={values.subject}
                maxLength={200}
                onChange={(event) => onEdit('subject', event.target.value)}
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
        hint={openText(values.text, isForSeveral) ?? lengthText(values.text.trim().length, channel)}
      >
        {(control) => (
          <textarea
            {...control}
            className={`${control.className} ${styles.text ?? ''}`}
            value={values.text}
            onChange={(event) => onEdit('text', event.target.value)}
          />
        )}
      </Field>
    </>
  );
}

/** What is still to be filled in, before anything is sent. */
function openText(text: string, isForSeveral: boolean): string | undefined {
  const open = openPlaceholders(text);
  const unknown = isForSeveral ? unknownPlaceholders(text) : open;
  if (unknown.length > 0) return t('messages.fillIn', { names: unknown.join(', ') });
  return open.length > 0 ? t('messages.groupFilledIn') : undefined;
}

/** The length, shown near the limit. */
function lengthText(length: number, channel: string): string | undefined {
  if (isShortKind(channel) && length >= shortMessage) {
    return t('messages.longForText', { length, number: shortMessage });
  }
  return length > longestMessage * 0.9 ? t('messages.length', { length, number: longestMessage }) : undefined;
}
