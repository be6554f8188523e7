import { useEffect, useRef } from 'react';
import { say } from '../../../words/page/say.ts';
import type { ResumeRequest } from '../../bridge/drafts.ts';
import { Action } from '../../components/Action.tsx';

import { currentTime } from '../../lib/clock.ts';
import { sinceWords } from '../../lib/momentText.ts';
import styles from './DraftRow.module.css';
import type { DraftItem } from './listDrafts.ts';

interface DraftRowProps {
  readonly work: DraftItem;
  readonly isDiscarded: boolean;
  /** Its first button has the focus as it comes. */
  readonly takesFocus: boolean;
  readonly onResume: (resume: ResumeRequest) => void;
  readonly onDiscard: () => void;
  readonly onRestore: () => void;
}

/** One draft: what it is, since when, what came of it, and what to do about it. */
export function DraftRow({ work, isDiscarded, takesFocus, onResume, onDiscard, onRestore }: DraftRowProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (takesFocus) row.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  const { title, startedAt, done, end, resume } = work;

  return (
    <li ref={row} className={styles.row} data-discarded={isDiscarded ? '' : undefined} data-draft={work.id}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.since}>
          {isDiscarded ? say('drafts.discarded') : say('drafts.since', { since: sinceWords(startedAt, currentTime()) })}{' '}
          {!isDiscarded && done.join(' ')}
        </p>
        {!isDiscarded && end && (
          <p className={styles.end} data-tone={end.tone}>
            {end.words}
          </p>
        )}
      </div>
      {isDiscarded ? (
        <Action look="quiet" aria-label={say('drafts.undoOf', { title })} onClick={onRestore}>
          {say('general.undo')}
        </Action>
      ) : (
        <>
          {resume && (
            <Action aria-label={say('drafts.resumeOf', { title })} onClick={() => onResume(resume)}>
              {say('drafts.resume')}
            </Action>
          )}
          <Action
            look="quiet"
            aria-label={say('drafts.discardOf', { title })}
            aria-keyshortcuts="Delete"
            onClick={onDiscard}
          >
            {say('drafts.discard')}
          </Action>
        </>
      )}
    </li>
  );
}
