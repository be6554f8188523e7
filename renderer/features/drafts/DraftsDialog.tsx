import Dialog from '@mui/material/Dialog';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { say } from '../../../words/page/say.ts';
import type { ResumeRequest } from '../../bridge/drafts.ts';
import { isServiceAway } from '../../bridge/serviceAway.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { type ListedDraft, useDrafts } from '../../bridge/useDrafts.ts';
import { Action } from '../../components/Action.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { currentTime } from '../../lib/clock.ts';
import { sinceWords } from '../../lib/momentText.ts';
import styles from './DraftsDialog.module.css';
import { type DraftItem, listDrafts } from './listDrafts.ts';
import { useDiscard } from './useDiscard.ts';

interface DraftsDialogProps {
  readonly onClose: () => void;
  /** Closes, and opens the form that shows it as things are now. */
  readonly onResume: (resume: ResumeRequest) => void;
}

/** Every draft at this desk. Nothing of it is sent but by a person. */
export function DraftsDialog({ onClose, onResume }: DraftsDialogProps) {
  const { view } = useSettings();
  const drafts = useDrafts();
  const { rows, failure, discard, restore } = useDiscard(drafts ?? []);
  const works = listDrafts(rows.map(({ draft }) => draft));
  // The row that takes the focus: first the first one, then whichever was discarded or restored.
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const [isShown, setShown] = useState(false);
  if (drafts && !isShown) {
    setShown(true);
    setFocusedId(works[0]?.id ?? null);
  }
  const discarded = rows.filter(({ isDiscarded }) => isDiscarded);

  const press = (event: KeyboardEvent): void => {
    const at = event.target instanceof Element ? event.target.closest('[data-draft]') : null;
    if (!at) return;
    if (event.key === 'Delete') {
      const row = rows.find(({ draft }) => draft.id === at.getAttribute('data-draft'));
      if (row && !row.isDiscarded) change(row.draft, discard);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const next = event.key === 'ArrowDown' ? at.nextElementSibling : at.previousElementSibling;
      next?.querySelector('button')?.focus();
    } else return;
    event.preventDefault();
  };
  const change = (draft: ListedDraft, how: (draft: ListedDraft) => Promise<void>): void => {
    setFocusedId(draft.id);
    void how(draft);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={press}
      maxWidth={false}
      aria-labelledby="drafts-title"
      slotProps={{ paper: { className: styles.paper ?? '' } }}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id="drafts-title">
          {say('drafts.title')}
        </h2>
        {works.length > 0 && (
          <p className={styles.words}>{isServiceAway(view) ? say('drafts.away') : say('drafts.stored')}</p>
        )}
      </div>
      <div className={styles.body}>
        {failure && <FailureNotice failure={failure} />}
        {drafts && works.length === 0 && <EmptyState title={say('drafts.none')}>{say('drafts.noneWords')}</EmptyState>}
        {works.length > 0 && (
          <ul className={styles.list} aria-label={say('drafts.title')}>
            {works.map((work) => {
              const row = rows.find(({ draft }) => draft.id === work.id);
              return (
                row && (
                  <DraftRow
                    key={`${work.id} ${row.isDiscarded}`}
                    work={work}
                    isDiscarded={row.isDiscarded}
                    takesFocus={work.id === focusedId}
                    onResume={onResume}
                    onDiscard={() => change(row.draft, discard)}
                    onRestore={() => change(row.draft, restore)}
                  />
                )
              );
            })}
          </ul>
        )}
      </div>
      <div className={styles.foot}>
        {works.length > 0 && (
          <span className={styles.keys}>
            <kbd>↑</kbd> <kbd>↓</kbd> <kbd>{say('general.keyEnter')}</kbd> <span>{say('drafts.keyResume')}</span>{' '}
            <kbd>{say('general.keyDelete')}</kbd> <span>{say('drafts.keyDiscard')}</span>
          </span>
        )}
        <Action onClick={onClose}>{say('general.close')}</Action>
      </div>
      <p className="visually-hidden" role="status">
        {discarded.length > 0 &&
          say('drafts.discardedNotice', { titles: discarded.map(({ draft }) => draft.about.title).join('; ') })}
      </p>
    </Dialog>
  );
}

interface DraftRowProps {
  readonly work: DraftItem;
  readonly isDiscarded: boolean;
  /** Its first button has the focus as it comes. */
  readonly takesFocus: boolean;
  readonly onResume: (resume: ResumeRequest) => void;
  readonly onDiscard: () => void;
  readonly onRestore: () => void;
}

/** One draft: what it is, since when, what came of it, and what to do about it. */
function DraftRow({ work, isDiscarded, takesFocus, onResume, onDiscard, onRestore }: DraftRowProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (takesFocus) row.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  const { title, startedAt, done, end, resume } = work;

  return (
    <li ref={row} className={styles.row} data-discarded={isDiscarded ? '' : undefined} data-draft={work.id}>
      <div className={styles.draftRowWords}>
        <p className={styles.draftRowTitle}>{title}</p>
        <p className={styles.since}>
          {isDiscarded ? say('drafts.discarded') : say('drafts.since', { since: sinceWords(startedAt, currentTime()) })}{' '}
          {!isDiscarded && done.join(' ')}
        </p>
        {!isDiscarded && end && (
          <p className={styles.end} data-tone={end.tone}>
            {end.words}
          </p>
        )}
      </div>
      {isDiscarded ? (
        <Action look="quiet" aria-label={say('drafts.undoOf', { title })} onClick={onRestore}>
          {say('general.undo')}
        </Action>
      ) : (
        <>
          {resume && (
            <Action aria-label={say('drafts.resumeOf', { title })} onClick={() => onResume(resume)}>
              {say('drafts.resume')}
            </Action>
          )}
          <Action
            look="quiet"
            aria-label={say('drafts.discardOf', { title })}
            aria-keyshortcuts="Delete"
            onClick={onDiscard}
          >
            {say('drafts.discard')}
          </Action>
        </>
      )}
    </li>
  );
}
