import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { t } from '../../i18n/page/t.ts';
import { useActions } from '../actions/useActions.ts';
import { isTyping } from '../lib/keys.ts';
import { dismissNotice, subscribeToNotices, type Notice, readNotices, runNotice, undoLast } from '../state/notices.ts';
import { Action } from '../components/Action.tsx';
import styles from './Notices.module.css';

/** Notices over every screen. They are announced without taking the focus; F8 moves the focus to them. */
export function Notices() {
  const notices = useSyncExternalStore(subscribeToNotices, readNotices);
  const region = useRef<HTMLDivElement>(null);
  useActions({
    notices: notices.length > 0 ? () => region.current?.querySelector('button')?.focus() : undefined,
    // In a text field, Mod+Z is the field's own undo.
    undo: notices.some(({ action }) => action?.undoes)
      ? () => !isTyping({ target: document.activeElement }) && undoLast()
      : undefined,
  });

  return (
    <div
      className={styles.region}
      ref={region}
      role="region"
      aria-label={t('app.notifications')}
      aria-keyshortcuts="F8"
    >
      <ul className={styles.list} aria-live="polite" aria-relevant="additions">
        {notices.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} />
        ))}
      </ul>
    </div>
  );
}

function NoticeItem({ notice }: { readonly notice: Notice }) {
  const { id, text, action, until, trouble } = notice;
  const [isPaused, setPaused] = useState(false);
  const returnFocus = useRef<HTMLElement | null>(null);
  useCountdown(until, isPaused, () => dismissNotice(id));

  // Returns the focus to where it was before F8.
  const leave = (): void => {
    const returnTarget = returnFocus.current;
    if (returnTarget?.isConnected) returnTarget.focus({ preventScroll: true });
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    leave();
    dismissNotice(id);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and pointer of the buttons in it
    <li
      className={styles.notice}
      data-trouble={trouble ? '' : undefined}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={(event) => setPaused(event.currentTarget.contains(document.activeElement))}
      onFocus={(event) => {
        setPaused(true);
        const from = event.relatedTarget;
        if (from instanceof HTMLElement && !event.currentTarget.contains(from)) returnFocus.current = from;
      }}
      onBlur={(event) => setPaused(event.currentTarget.contains(event.relatedTarget))}
      onKeyDown={press}
    >
      <p className={styles.text}>{text}</p>
      {action && (
        <Action
          look="quiet"
          aria-keyshortcuts={action.undoes && 'Control+Z'}
          onClick={() => {
            leave();
            runNotice(notice);
          }}
        >
          {action.label}
        </Action>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={t('app.dismiss')}
        onClick={() => {
          leave();
          dismissNotice(id);
        }}
      >
        ×
      </button>
    </li>
  );
}

/** Calls `end` after so many milliseconds; the time stands still while the notice is hovered or focused. */
function useCountdown(until: Notice['until'], isPaused: boolean, end: () => void): void {
  const remaining = useRef(until);
  useEffect(() => {
    if (isPaused || remaining.current === 'dismissed') return undefined;
    const since = performance.now();
    const timer = setTimeout(end, remaining.current);
    return () => {
      clearTimeout(timer);
      if (remaining.current !== 'dismissed') remaining.current -= performance.now() - since;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the end is the same for as long as the notice is there
  }, [isPaused]);
}
