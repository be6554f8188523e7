import { useEffect, useRef } from 'react';
import { say } from '../../../words/page/say.ts';
import type { GoOn } from '../../bridge/drafts.ts';
import { Action } from '../../components/Action.tsx';

import { currentTime } from '../../lib/clock.ts';
import { sinceWords } from '../../lib/momentText.ts';
import styles from './DraftRow.module.css';
import type { DraftItem } from './listDrafts.ts';

interface DraftRowProps {
  readonly work: DraftItem;
  readonly isAway: boolean;
  /** Its first button has the focus as it comes. */
  readonly takesFocus: boolean;
  readonly onGoOn: (goOn: GoOn) => void;
  readonly onPutAway: () => void;
  readonly onBringBack: () => void;
}

/** One draft: what it is, since when, what came of it, and what to do about it. */
export function DraftRow({ work, isAway, takesFocus, onGoOn, onPutAway, onBringBack }: DraftRowProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (takesFocus) row.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  const { title, began, done, end, goOn } = work;

  return (
    <li ref={row} className={styles.row} data-away={isAway ? '' : undefined} data-draft={work.id}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.since}>
          {isAway ? say('drafts.wasPutAway') : say('drafts.since', { since: sinceWords(began, currentTime()) })}{' '}
          {!isAway && done.join(' ')}
        </p>
        {!isAway && end && (
          <p className={styles.end} data-tone={end.tone}>
            {end.words}
          </p>
        )}
      </div>
      {isAway ? (
        <Action look="quiet" aria-label={say('drafts.undoOf', { title })} onClick={onBringBack}>
          {say('general.undo')}
        </Action>
      ) : (
        <>
          {goOn && (
            <Action aria-label={say('drafts.goOnWith', { title })} onClick={() => onGoOn(goOn)}>
              {say('drafts.goOn')}
            </Action>
          )}
          <Action
            look="quiet"
            aria-label={say('drafts.putAwayOf', { title })}
            aria-keyshortcuts="Delete"
            onClick={onPutAway}
          >
            {say('drafts.putAway')}
          </Action>
        </>
      )}
    </li>
  );
}
