import { useEffect, useRef } from 'react';
import { say } from '../../../words/page/say.ts';
import type { GoOn } from '../../bridge/drafts.ts';
import { Action } from '../../components/Action.tsx';

import { currentTime } from '../../lib/clock.ts';
import { sinceWords } from '../../lib/momentText.ts';
import styles from './BegunRow.module.css';
import type { BegunWork } from './begunWork.ts';

interface BegunRowProps {
  readonly work: BegunWork;
  readonly isAway: boolean;
  /** Its first button has the focus as it comes. */
  readonly takesFocus: boolean;
  readonly onGoOn: (goOn: GoOn) => void;
  readonly onPutAway: () => void;
  readonly onBringBack: () => void;
}

/** One thing that was begun: what it is, since when, what came of it, and what to do about it. */
export function BegunRow({ work, isAway, takesFocus, onGoOn, onPutAway, onBringBack }: BegunRowProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (takesFocus) row.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  const { title, began, done, end, goOn } = work;

  return (
    <li ref={row} className={styles.row} data-away={isAway ? '' : undefined} data-begun={work.id}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.since}>
          {isAway ? say('begun.wasPutAway') : say('begun.since', { since: sinceWords(began, currentTime()) })}{' '}
          {!isAway && done.join(' ')}
        </p>
        {!isAway && end && (
          <p className={styles.end} data-tone={end.tone}>
            {end.words}
          </p>
        )}
      </div>
      {isAway ? (
        <Action look="quiet" aria-label={say('begun.undoOf', { title })} onClick={onBringBack}>
          {say('general.undo')}
        </Action>
      ) : (
        <>
          {goOn && (
            <Action aria-label={say('begun.goOnWith', { title })} onClick={() => onGoOn(goOn)}>
              {say('begun.goOn')}
            </Action>
          )}
          <Action
            look="quiet"
            aria-label={say('begun.putAwayOf', { title })}
            aria-keyshortcuts="Delete"
            onClick={onPutAway}
          >
            {say('begun.putAway')}
          </Action>
        </>
      )}
    </li>
  );
}
