import { t } from '../../i18n/page/t.ts';
import { currentTime } from '../lib/clock.ts';
import { formatSince } from '../lib/momentText.ts';
import { Action } from './Action.tsx';
import styles from './DraftNotice.module.css';

interface DraftNoticeProps {
  /** ISO instant; null where no draft is resumed. */
  readonly startedAt: string | null;
  /** You began this: a moment and a full stop follow. */
  readonly what: string;
  readonly afresh: string;
  readonly onAfresh: () => void;
  /** Null where there is nothing to bring back. */
  readonly onUndo: (() => void) | null;
}

/** Says that a draft is resumed; it can be discarded, and that can be undone. */
export function DraftNotice({ startedAt, what, afresh, onAfresh, onUndo }: DraftNoticeProps) {
  return (
    // Always there: a status that comes with its words is not read out.
    <div role="status">
      {onUndo ? (
        <p className={styles.notice}>
          {t('general.draftDiscarded')}
          <Action look="quiet" onClick={onUndo}>
            {t('general.undo')}
          </Action>
        </p>
      ) : (
        startedAt !== null && (
          <p className={styles.notice}>
            {t('general.draftSince', { what, since: formatSince(startedAt, currentTime()) })}
            <Action look="quiet" onClick={onAfresh}>
              {afresh}
            </Action>
          </p>
        )
      )}
    </div>
  );
}
