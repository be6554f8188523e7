import { say } from '../../words/page/say.ts';
import { currentTime } from '../lib/clock.ts';
import { sinceWords } from '../lib/momentText.ts';
import { Action } from './Action.tsx';
import styles from './Began.module.css';

interface BeganProps {
  /** ISO instant; null where no draft is resumed. */
  readonly began: string | null;
  /** You began this: a moment and a full stop follow. */
  readonly what: string;
  readonly afresh: string;
  readonly onAfresh: () => void;
  /** Null where there is nothing to bring back. */
  readonly onUndo: (() => void) | null;
}

/** Says that a draft is resumed; it can be discarded, and that can be undone. */
export function Began({ began, what, afresh, onAfresh, onUndo }: BeganProps) {
  return (
    // Always there: a status that comes with its words is not read out.
    <div role="status">
      {onUndo ? (
        <p className={styles.began}>
          {say('general.draftDiscarded')}
          <Action look="quiet" onClick={onUndo}>
            {say('general.undo')}
          </Action>
        </p>
      ) : (
        began !== null && (
          <p className={styles.began}>
            {say('general.draftSince', { what, since: sinceWords(began, currentTime()) })}
            <Action look="quiet" onClick={onAfresh}>
              {afresh}
            </Action>
          </p>
        )
      )}
    </div>
  );
}
