import { t } from '../../i18n/page/t.ts';
import { useClinicZone } from '../data/useClinicZone.ts';
import { currentTime } from '../state/clock.ts';
import { formatSince } from '../lib/momentText.ts';
import { Action } from './Action.tsx';
import notice from './notice.module.css';
import styles from './DraftNotice.module.css';

interface DraftNoticeProps {
  /** ISO instant; null where no draft is resumed. */
  readonly startedAt: string | null;
  /** “You began this”: followed by a moment and a full stop. */
  readonly what: string;
  readonly afresh: string;
  readonly onAfresh: () => void;
  /** Null where there is nothing to restore. */
  readonly onUndo: (() => void) | null;
}

/** Shows that a draft was resumed. It can be discarded, and the discard undone. */
export function DraftNotice({ startedAt, what, afresh, onAfresh, onUndo }: DraftNoticeProps) {
  const timeZone = useClinicZone();
  return (
    // Always mounted: screen readers skip a status that appears together with its text.
    <div role="status">
      {onUndo ? (
        <p className={`${notice.frame} ${styles.notice}`} data-tone="calm">
          {t('general.draftDiscarded')}
          <Action look="quiet" onClick={onUndo}>
            {t('general.undo')}
          </Action>
        </p>
      ) : (
        startedAt !== null && (
          <p className={`${notice.frame} ${styles.notice}`} data-tone="calm">
            {t('general.draftSince', { what, since: formatSince(startedAt, currentTime(), undefined, timeZone) })}
            <Action look="quiet" onClick={onAfresh}>
              {afresh}
            </Action>
          </p>
        )
      )}
    </div>
  );
}
