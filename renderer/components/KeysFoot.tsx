import { useSyncExternalStore } from 'react';
import { t } from '../../i18n/page/t.ts';
import { type Notice, readNotices, runNotice, subscribeToNotices } from '../state/notices.ts';
import { Action } from './Action.tsx';
import { DialogFoot } from './DialogFrame.tsx';
import styles from './KeysFoot.module.css';
import typography from './typography.module.css';

interface KeysFootProps {
  /** As they are printed on a keyboard. */
  readonly keys: readonly string[];
  /** What they do, in their order. */
  readonly text: string;
  readonly title: string;
  readonly undoable: Notice | undefined;
  /** Announced; absent: nothing is. */
  readonly status?: string;
}

/** The latest notice that can be undone: it lies behind a dialog, so the dialog shows it as well. */
export function useUndoable(): Notice | undefined {
  return useSyncExternalStore(subscribeToNotices, readNotices).find(({ action }) => action?.undoes);
}

/** The foot of a list that is worked through by keys: the keys, and the last step to be undone. */
export function KeysFoot({ keys, text, title, undoable, status }: KeysFootProps) {
  return (
    <DialogFoot {...(status !== undefined && { status })}>
      <span className={`${typography.secondary} ${styles.keys}`} title={title}>
        {keys.map((key) => (
          <span key={key}>
            <kbd>{key}</kbd>{' '}
          </span>
        ))}
        <span>{text}</span>
      </span>
      {undoable && (
        <span className={styles.undo}>
          <span>{undoable.text}</span>
          <Action look="quiet" aria-keyshortcuts="Control+Z" onClick={() => runNotice(undoable)}>
            {t('general.undo')}
          </Action>
        </span>
      )}
    </DialogFoot>
  );
}
