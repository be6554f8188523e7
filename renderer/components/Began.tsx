import { currentTime } from '../lib/clock.ts';
import { displayLocale } from '../lib/locale.ts';
import { momentText } from '../lib/momentText.ts';
import { computerZone, wallClock } from '../lib/zone.ts';
import { Action } from './Action.tsx';
import styles from './Began.module.css';

interface BeganProps {
  /** ISO instant; null where this is nothing that was begun before. */
  readonly began: string | null;
  /** You began this */
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
          What you had begun is put away.
          <Action look="quiet" onClick={onUndo}>
            Undo
          </Action>
        </p>
      ) : (
        began !== null && (
          <p className={styles.began}>
            {what} {sinceWords(began)}.
            <Action look="quiet" onClick={onAfresh}>
              {afresh}
            </Action>
          </p>
        )
      )}
    </div>
  );
}

/** At 2:05 PM; with the date where it was on another day. */
function sinceWords(instant: string): string {
  const zone = computerZone();
  const moment = Date.parse(instant);
  if (wallClock(moment, zone)?.date !== wallClock(currentTime(), zone)?.date) return `on ${momentText(instant)}`;
  const time = new Intl.DateTimeFormat(displayLocale, { timeStyle: 'short' }).format(moment);
  return `at ${time.replaceAll('\u202f', '\u00a0')}`;
}
