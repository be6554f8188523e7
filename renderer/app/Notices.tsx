import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { say } from '../../words/page/say.ts';
import { useActions } from '../actions/useActions.ts';
import { isTyping } from '../lib/keys.ts';
import { dismissNotice, subscribeToNotices, type Notice, readNotices, runNotice, undoLast } from '../lib/notices.ts';
import { Action } from '../components/Action.tsx';
import styles from './Notices.module.css';

/** What happened, over whatever screen is shown: heard without taking the focus, reached by F8. */
export function Notices() {
  const notices = useSyncExternalStore(subscribeToNotices, readNotices);
  const region = useRef<HTMLDivElement>(null);
  useActions({
    notices: notices.length > 0 ? () => region.current?.querySelector('button')?.focus() : undefined,
    // In a field it is the field's own.
    undo: notices.some(({ action }) => action?.undoes)
      ? () => !isTyping({ target: document.activeElement }) && undoLast()
      : undefined,
  });

  return (
    <div className={styles.region} ref={region} role="region" aria-label={say('app.told')} aria-keyshortcuts="F8">
      <ul className={styles.list} aria-live="polite" aria-relevant="additions">
        {notices.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} />
        ))}
      </ul>
    </div>
  );
}

function NoticeItem({ notice }: { readonly notice: Notice }) {
  const { id, words, action, until, trouble } = notice;
  const [held, setHeld] = useState(false);
  const back = useRef<HTMLElement | null>(null);
  useTimeLeft(until, held, () => dismissNotice(id));

  // Whoever came here by key goes back to where she was.
  const leave = (): void => {
    const wanted = back.current;
    if (wanted?.isConnected) wanted.focus({ preventScroll: true });
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
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={(event) => setHeld(event.currentTarget.contains(document.activeElement))}
      onFocus={(event) => {
        setHeld(true);
        const from = event.relatedTarget;
        if (from instanceof HTMLElement && !event.currentTarget.contains(from)) back.current = from;
      }}
      onBlur={(event) => setHeld(event.currentTarget.contains(event.relatedTarget))}
      onKeyDown={press}
    >
      <p className={styles.words}>{words}</p>
      {action && (
        <Action
          look="quiet"
          aria-keyshortcuts={action.undoes && 'Control+Z'}
          onClick={() => {
            leave();
            runNotice(notice);
          }}
        >
          {action.word}
        </Action>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={say('app.dismiss')}
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

/** Ends after so many milliseconds in which nobody held it. */
function useTimeLeft(until: Notice['until'], held: boolean, end: () => void): void {
  const left = useRef(until);
  useEffect(() => {
    if (held || left.current === 'dismissed') return undefined;
    const since = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== 'dismissed') left.current -= performance.now() - since;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the end is the same for as long as the notice is there
  }, [held]);
}
