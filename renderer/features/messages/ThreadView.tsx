import { useLayoutEffect, useRef } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { currentTime } from '../../state/clock.ts';
import { readableLabel } from '../../lib/readableLabel.ts';
import { subjectLabel } from './ThreadList.tsx';
import type { Thread, ThreadMessage } from './threads.ts';
import typography from '../../components/typography.module.css';
import styles from './ThreadView.module.css';
import { formatWhen } from './formatWhen.ts';

interface ThreadViewProps {
  readonly thread: Thread | null;
  readonly isLoading: boolean;
}

/** One conversation, newest message last. Screen readers announce only messages that arrive while it is shown. */
export function ThreadView({ thread, isLoading }: ThreadViewProps) {
  const scroll = useRef<HTMLDivElement>(null);
  const count = thread?.messages.length ?? 0;
  const shown = useRef(0);
  useLayoutEffect(() => {
    const { current } = scroll;
    // Scrolls only for new messages, so that reading older ones is not disturbed.
    if (current && shown.current !== count) current.scrollTop = current.scrollHeight;
    shown.current = count;
  });
  const now = currentTime();
  return (
    <>
      <h3 className={styles.subject} dir="auto">
        {thread ? subjectLabel(thread) : t('messages.new')}
        {thread?.status && (
          <span className={`${typography.caption} ${typography.medium}`}>{readableLabel(thread.status)}</span>
        )}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard */}
      <div className={styles.scroll} ref={scroll} role="log" aria-label={t('messages.thread')} tabIndex={0}>
        {thread && (
          <ol className={styles.list}>
            {thread.messages.map((message) => (
              <MessageItem key={message.id} message={message} now={now} />
            ))}
          </ol>
        )}
        {count === 0 && <p className={typography.secondary}>{isLoading ? t('messages.reading') : emptyText(thread)}</p>}
      </div>
    </>
  );
}

function emptyText(thread: Thread | null): string {
  return thread ? (thread.newest ?? t('messages.noText')) : t('messages.newText');
}

function MessageItem({ message, now }: { readonly message: ThreadMessage; readonly now: number }) {
  const { incoming, text, time, status, channel } = message;
  return (
    <li className={styles.message} data-from={incoming === null ? undefined : incoming ? 'client' : 'clinic'}>
      <p className={styles.who}>
        <b>{authorLabel(message)}</b>
        {time && <span>{formatWhen(time, now)}</span>}
      </p>
      {/* Plain text: addresses in it are not links. */}
      <p className={styles.text} dir="auto">
        {text ?? t('messages.noText')}
      </p>
      <p className={styles.state}>{[readableLabel(channel), readableLabel(status)].filter(Boolean).join(' · ')}</p>
    </li>
  );
}

/** Front desk (clinic): the author and the side. */
function authorLabel({ author, incoming }: ThreadMessage): string {
  if (incoming === null) return author ?? t('messages.unknownWriter');
  const side = incoming ? t('messages.fromClient') : t('messages.fromClinic');
  return author === null ? side : t('messages.writer', { author, side });
}
