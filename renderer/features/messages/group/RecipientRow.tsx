import { t } from '../../../../i18n/page/t.ts';
import { CopyValue } from '../../../components/CopyValue.tsx';
import { PhoneValue } from '../../../components/PhoneValue.tsx';
import { failureText } from '../../../lib/failureText.ts';
import type { Recipient } from '../../../state/dialogs.ts';
import styles from './GroupMessageDialog.module.css';
import type { GroupResult } from './useGroupSending.ts';

interface RecipientRowProps {
  readonly recipient: Recipient;
  /** Null where nothing can be sent to them from here. */
  readonly isTicked: boolean | null;
  /** Placeholders of the text without a value for this client, who is not written to then. */
  readonly missing?: readonly string[];
  readonly result?: GroupResult | undefined;
  readonly onToggle?: () => void;
}

/** A client, what it is about, how to reach them, and whether the message was sent. */
export function RecipientRow({ recipient, isTicked, missing = [], result, onToggle }: RecipientRowProps) {
  const { name, about, phones, emails } = recipient;
  const isDone = result?.__typename === 'Done';
  const who = (
    <span>
      <b>{name}</b>
      {about.map((each) => (
        <span key={each} className={styles.about}>
          {each}
        </span>
      ))}
    </span>
  );
  return (
    <li className={styles.row}>
      {isTicked === null ? (
        <div className={styles.who}>{who}</div>
      ) : (
        <label className={styles.who}>
          <input
            type="checkbox"
            checked={isTicked && !isDone && missing.length === 0}
            disabled={isDone || missing.length > 0}
            aria-label={t('messages.groupInclude', { name })}
            onChange={onToggle}
          />
          {who}
        </label>
      )}
      <div className={styles.contact}>
        {phones.slice(0, 2).map((number) => (
          <PhoneValue key={number} number={number} />
        ))}
        {emails.slice(0, 1).map((email) => (
          <CopyValue key={email} value={email} />
        ))}
        {phones.length === 0 && emails.length === 0 && t('messages.groupNoContact')}
      </div>
      {missing.length > 0 && !isDone && (
        <p className={styles.result}>{t('messages.groupMissing', { names: missing.join(', ') })}</p>
      )}
      {result && (
        <p className={styles.result} data-done={isDone ? '' : undefined} role="status">
          {resultText(result)}
        </p>
      )}
    </li>
  );
}

function resultText(result: GroupResult): string {
  switch (result.__typename) {
    case 'Done':
      return t('messages.groupDone');
    case 'Refused':
      return result.problems.map(({ message }) => message).join(' ');
    case 'OutcomeUnknown':
      return `${t('messages.perhapsSent')} ${result.action}`;
    case 'NotOffered':
      return result.why;
    case 'Failed':
      return failureText(result.failure);
    case 'Conflict':
    case 'Unidentified':
    case 'ElsewhereChanged':
    case 'NotSent':
      return t('messages.notSent');
  }
}
