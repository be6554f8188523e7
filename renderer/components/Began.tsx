import { say } from '../../words/page/say.ts';
import { currentTime } from '../lib/clock.ts';
import { sinceWords } from '../lib/momentText.ts';
import { Action } from './Action.tsx';
import styles from './Began.module.css';

interface BeganProps {
  /** ISO instant; null where this is nothing that was begun before. */
  readonly began: string | null;
  /** You began this: a moment and a full stop follow. */
  readonly what: string;
  readonly afresh: string;
  readonly onAfresh: () => void;
  /** Null where there is nothing to bring back. */
  readonly onUndo: (() => void) | null;
}

/** What was begun earlier is gone on with; it can be put away, and brought back from there. */
export function Began({ began, what, afresh, onAfresh, onUndo }: BeganProps) {
  return (
    // Always there: a status that comes with its words is not read out.
    <div role="status">
      {onUndo ? (
        <p className={styles.began}>
          {say('general.beganPutAway')}
          <Action look="quiet" onClick={onUndo}>
            {say('general.undo')}
          </Action>
        </p>
      ) : (
        began !== null && (
          <p className={styles.began}>
            {say('general.beganWhen', { what, since: sinceWords(began, currentTime()) })}
            <Action look="quiet" onClick={onAfresh}>
              {afresh}
            </Action>
          </p>
        )
      )}
    </div>
  );
}
