import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../../i18n/page/t.ts';
import type { ResumeRequest } from '../../bridge/drafts.ts';
import { isServiceAway } from '../../bridge/serviceAway.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { type ListedDraft, useDrafts } from '../../bridge/useDrafts.ts';
import { Action } from '../../components/Action.tsx';
import { DialogFoot, DialogFrame } from '../../components/DialogFrame.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { currentTime } from '../../state/clock.ts';
import { useClinicZone } from '../../data/useClinicZone.ts';
import { formatSince } from '../../lib/momentText.ts';
import typography from '../../components/typography.module.css';
import alertMark from '../../components/alertMark.module.css';
import styles from './DraftsDialog.module.css';
import { type DraftItem, listDrafts } from './listDrafts.ts';
import { useDiscard } from './useDiscard.ts';

interface DraftsDialogProps {
  readonly onClose: () => void;
  /** Closes, and opens the form with current data. */
  readonly onResume: (resume: ResumeRequest) => void;
}

/** Every draft at this desk. A draft is only ever sent by a person. */
export function DraftsDialog({ onClose, onResume }: DraftsDialogProps) {
  const { view } = useSettings();
  const drafts = useDrafts();
  const { rows, failure, discard, restore } = useDiscard(drafts ?? []);
  const items = listDrafts(rows.map(({ draft }) => draft));
  // The row that takes the focus: the first one, later the one that was discarded or restored.
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const [isShown, setShown] = useState(false);
  if (drafts && !isShown) {
    setShown(true);
    setFocusedId(items[0]?.id ?? null);
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
    <DialogFrame
      title={t('drafts.title')}
      head={
        items.length > 0 && (
          <p className={typography.secondaryLines}>{isServiceAway(view) ? t('drafts.away') : t('drafts.stored')}</p>
        )
      }
      paper={styles.paper}
      onKeyDown={press}
      onClose={onClose}
    >
      <div className={styles.body}>
        {failure && <FailureNotice failure={failure} />}
        {drafts && items.length === 0 && <EmptyState title={t('drafts.none')}>{t('drafts.noneText')}</EmptyState>}
        {items.length > 0 && (
          <ul className={styles.list} aria-label={t('drafts.title')}>
            {items.map((item) => {
              const row = rows.find(({ draft }) => draft.id === item.id);
              return (
                row && (
                  <DraftRow
                    key={`${item.id} ${row.isDiscarded}`}
                    item={item}
                    isDiscarded={row.isDiscarded}
                    focusOnMount={item.id === focusedId}
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
      <DialogFoot>
        {items.length > 0 && (
          <span className={styles.keys}>
            <kbd>↑</kbd> <kbd>↓</kbd> <kbd>{t('general.keyEnter')}</kbd> <span>{t('drafts.keyResume')}</span>{' '}
            <kbd>{t('general.keyDelete')}</kbd> <span>{t('drafts.keyDiscard')}</span>
          </span>
        )}
        <Action onClick={onClose}>{t('general.close')}</Action>
      </DialogFoot>
      <p className="visually-hidden" role="status">
        {discarded.length > 0 &&
          t('drafts.discardedNotice', { titles: discarded.map(({ draft }) => draft.about.title).join('; ') })}
      </p>
    </DialogFrame>
  );
}

interface DraftRowProps {
  readonly item: DraftItem;
  readonly isDiscarded: boolean;
  readonly focusOnMount: boolean;
  readonly onResume: (resume: ResumeRequest) => void;
  readonly onDiscard: () => void;
  readonly onRestore: () => void;
}

/** One draft: its title and age, its last outcome, and its actions. */
function DraftRow({ item, isDiscarded, focusOnMount, onResume, onDiscard, onRestore }: DraftRowProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (focusOnMount) row.current?.querySelector('button')?.focus();
  }, [focusOnMount]);
  const { title, startedAt, done, end, resume } = item;
  const timeZone = useClinicZone();

  return (
    <li ref={row} className={styles.row} data-discarded={isDiscarded ? '' : undefined} data-draft={item.id}>
      <div className={styles.rowText}>
        <p className={styles.rowTitle}>{title}</p>
        <p className={styles.since}>
          {isDiscarded
            ? t('drafts.discarded')
            : t('drafts.since', { since: formatSince(startedAt, currentTime(), undefined, timeZone) })}{' '}
          {!isDiscarded && done.join(' ')}
        </p>
        {!isDiscarded && end && (
          <p className={`${alertMark.mark} ${styles.end}`} data-tone={end.tone}>
            {end.text}
          </p>
        )}
      </div>
      {isDiscarded ? (
        <Action look="quiet" aria-label={t('drafts.undoOf', { title })} onClick={onRestore}>
          {t('general.undo')}
        </Action>
      ) : (
        <>
          {resume && (
            <Action aria-label={t('drafts.resumeOf', { title })} onClick={() => onResume(resume)}>
              {t('drafts.resume')}
            </Action>
          )}
          <Action
            look="quiet"
            aria-label={t('drafts.discardOf', { title })}
            aria-keyshortcuts="Delete"
            onClick={onDiscard}
          >
            {t('drafts.discard')}
          </Action>
        </>
      )}
    </li>
  );
}
