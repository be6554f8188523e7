import { useLayoutEffect, useRef } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { currentTime } from '../../lib/clock.ts';
import { readableWord } from '../../lib/readableWord.ts';
import { subjectLabel } from './ThreadList.tsx';
import type { Thread, ThreadMessage } from './threads.ts';
import styles from './ThreadView.module.css';
import { formatWhen } from './formatWhen.ts';

interface ThreadViewProps {
  readonly thread: Thread | null;
  readonly isLoading: boolean;
}

/** What was written about one thing, the newest at the bottom. What comes while it is shown is heard; nothing else is. */
export function ThreadView({ thread, isLoading }: ThreadViewProps) {
  const scroll = useRef<HTMLDivElement>(null);
  const count = thread?.messages.length ?? 0;
  const shown = useRef(0);
  useLayoutEffect(() => {
    const { current } = scroll;
    // Only what came moves it: whoever reads what is older is left alone.
    if (current && shown.current !== count) current.scrollTop = current.scrollHeight;
    shown.current = count;
  });
  const now = currentTime();
  return (
    <>
      <h3 className={styles.subject} dir="auto">
        {thread ? subjectLabel(thread) : t('messages.new')}
        {thread?.status && <span className={styles.status}>{readableWord(thread.status)}</span>}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by key */}
      <div className={styles.scroll} ref={scroll} role="log" aria-label={t('messages.thread')} tabIndex={0}>
        {thread && (
          <ol className={styles.list}>
            {thread.messages.map((message) => (
              <MessageItem key={message.id} message={message} now={now} />
            ))}
          </ol>
        )}
        {count === 0 && <p className={styles.none}>{isLoading ? t('messages.reading') : noneWords(thread)}</p>}
      </div>
    </>
  );
}

function noneWords(thread: Thread | null): string {
  return thread ? (thread.newest ?? t('messages.noText')) : t('messages.newText');
}

function MessageItem({ message, now }: { readonly message: ThreadMessage; readonly now: number }) {
  const { incoming, text, time, status, channel } = message;
  return (
    <li className={styles.message} data-from={incoming === null ? undefined : incoming ? 'client' : 'clinic'}>
      <p className={styles.who}>
        <b>{writerWords(message)}</b>
        {time && <span>{formatWhen(time, now)}</span>}
      </p>
      {/* Text only: an address in it leads nowhere. */}
      <p className={styles.text} dir="auto">
        {text ?? t('messages.noText')}
      </p>
      <p className={styles.state}>{[readableWord(channel), readableWord(status)].filter(Boolean).join(' · ')}</p>
    </li>
  );
}

/** Front desk (clinic): who wrote it, and from which side. */
function writerWords({ author, incoming }: ThreadMessage): string {
  if (incoming === null) return author ?? t('messages.unknownWriter');
  const side = incoming ? t('messages.fromClient') : t('messages.fromClinic');
  return author === null ? side : t('messages.writer', { author, side });
}
