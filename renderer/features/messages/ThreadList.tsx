import type { KeyboardEvent } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { Action } from '../../components/Action.tsx';
import { currentTime } from '../../state/clock.ts';
import { readableLabel } from '../../lib/readableLabel.ts';
import typography from '../../components/typography.module.css';
import styles from './ThreadList.module.css';
import type { Thread } from './threads.ts';
import { dayTexts } from './formatWhen.ts';

interface ThreadListProps {
  readonly threads: readonly Thread[];
  readonly chosen: string;
  readonly mayBegin: boolean;
  readonly isNew: boolean;
  readonly isLoading: boolean;
  readonly onChoose: (key: string) => void;
  readonly onNew: () => void;
}

/** The conversations with a client, newest first. */
export function ThreadList({ threads, chosen, mayBegin, isNew, isLoading, onChoose, onNew }: ThreadListProps) {
  const now = currentTime();
  return (
    <nav className={styles.side} aria-label={t('messages.list')}>
      {mayBegin && (
        <Action look={isNew ? 'tonal' : 'outlined'} aria-pressed={isNew} onClick={onNew}>
          {t('messages.new')}
        </Action>
      )}
      <ul className={styles.list}>
        {threads.map((thread) => (
          <li key={thread.key}>
            <button
              type="button"
              className={styles.thread}
              aria-current={thread.key === chosen || undefined}
              onClick={() => onChoose(thread.key)}
              onKeyDown={step}
            >
              <span className={styles.line}>
                <b className={styles.subject} dir="auto">
                  {subjectLabel(thread)}
                </b>
                <span className={styles.when}>{thread.time && dayTexts(thread.time, now)}</span>
              </span>
              <span className={styles.newest} dir="auto">
                {thread.newest}
              </span>
              <span className={styles.more}>
                {[readableLabel(thread.status), thread.patient].filter(Boolean).join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {threads.length === 0 && (
        <p className={`${typography.secondary} ${styles.none}`}>
          {isLoading ? t('messages.reading') : t('messages.nothingYet')}
        </p>
      )}
    </nav>
  );
}

export function subjectLabel({ subject, conversation }: Thread): string {
  if (subject !== null) return subject;
  return conversation === null ? t('messages.loose') : t('messages.noSubject');
}

/** Up and down move between conversations. */
function step(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const row = event.target instanceof Element ? event.target.closest('li') : null;
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  next?.querySelector('button')?.focus();
  event.preventDefault();
}
