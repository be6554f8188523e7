import { t } from '../../../i18n/page/t.ts';
import { Action } from '../../components/Action.tsx';
import typography from '../../components/typography.module.css';
import styles from './HeldList.module.css';
import { type HeldMessage, secondsLeft } from './heldMessages.ts';

interface HeldListProps {
  readonly held: readonly HeldMessage[];
  readonly now: number;
  /** The latest announcement for screen readers. */
  readonly announcement: string;
  readonly look: 'strip' | 'inline';
  readonly onCancel: (message: HeldMessage) => void;
  readonly onSendNow: (message: HeldMessage) => void;
}

/** Messages about to be sent, each with an undo button. The countdown is text only, without motion. */
export function HeldList({ held, now, announcement, look, onCancel, onSendNow }: HeldListProps) {
  return (
    <div
      className={styles.held}
      data-look={look}
      {...(held.length > 0 && { role: 'region', 'aria-label': t('messages.held') })}
    >
      {held.length > 0 && (
        <ul className={styles.list}>
          {held.map((message) => {
            const { name, text } = message.work;
            return (
              <li key={message.hold} className={styles.item}>
                <p className={`${typography.truncated} ${styles.text}`}>
                  <b className={typography.numbers}>
                    {message.state === 'sending'
                      ? t('messages.sending')
                      : t('messages.sendsIn', { seconds: String(secondsLeft(message.until, now)) })}
                  </b>{' '}
                  <span className={typography.soft}>{t('messages.heldTo', { name, text })}</span>
                </p>
                {message.state === 'waiting' && (
                  <>
                    <Action
                      look="quiet"
                      aria-label={t('messages.cancelTo', { name })}
                      aria-keyshortcuts={look === 'strip' ? 'Control+Z' : undefined}
                      onClick={() => onCancel(message)}
                    >
                      {t('general.cancel')}
                    </Action>
                    <Action
                      look="quiet"
                      aria-label={t('messages.sendNowTo', { name })}
                      onClick={() => onSendNow(message)}
                    >
                      {t('messages.sendNow')}
                    </Action>
                  </>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}
