import Dialog from '@mui/material/Dialog';
import { type KeyboardEvent, useState } from 'react';
import { say } from '../../../words/page/say.ts';
import type { GoOn } from '../../bridge/drafts.ts';
import { isServiceAway } from '../../bridge/serviceAway.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { type BegunDraft, useBegun } from '../../bridge/useBegun.ts';
import { Action } from '../../components/Action.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';

import styles from './BegunDialog.module.css';
import { BegunRow } from './BegunRow.tsx';
import { listBegun } from './begunWork.ts';
import { usePutAway } from './usePutAway.ts';

interface BegunDialogProps {
  readonly onClose: () => void;
  /** Closes, and opens the form that shows it as things are now. */
  readonly onGoOn: (goOn: GoOn) => void;
}

/** Everything that was begun at this desk and not finished. Nothing of it is sent but by a person. */
export function BegunDialog({ onClose, onGoOn }: BegunDialogProps) {
  const { view } = useSettings();
  const begun = useBegun();
  const { rows, failure, putAway, bringBack } = usePutAway(begun ?? []);
  const works = listBegun(rows.map(({ draft }) => draft));
  // Whose row has the focus as it comes: the first at first, then whatever was put away or brought back.
  const [wanted, setWanted] = useState<string | null>(null);
  const [isShown, setShown] = useState(false);
  if (begun && !isShown) {
    setShown(true);
    setWanted(works[0]?.id ?? null);
  }
  const away = rows.filter(({ isAway }) => isAway);

  const press = (event: KeyboardEvent): void => {
    const at = event.target instanceof Element ? event.target.closest('[data-begun]') : null;
    if (!at) return;
    if (event.key === 'Delete') {
      const row = rows.find(({ draft }) => draft.id === at.getAttribute('data-begun'));
      if (row && !row.isAway) change(row.draft, putAway);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const next = event.key === 'ArrowDown' ? at.nextElementSibling : at.previousElementSibling;
      next?.querySelector('button')?.focus();
    } else return;
    event.preventDefault();
  };
  const change = (draft: BegunDraft, how: (draft: BegunDraft) => Promise<void>): void => {
    setWanted(draft.id);
    void how(draft);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={press}
      maxWidth={false}
      aria-labelledby="begun-title"
      slotProps={{ paper: { className: styles.paper ?? '' } }}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id="begun-title">
          {say('begun.title')}
        </h2>
        {works.length > 0 && (
          <p className={styles.words}>{isServiceAway(view) ? say('begun.away') : say('begun.kept')}</p>
        )}
      </div>
      <div className={styles.body}>
        {failure && <FailureNotice failure={failure} />}
        {begun && works.length === 0 && <EmptyState title={say('begun.none')}>{say('begun.noneWords')}</EmptyState>}
        {works.length > 0 && (
          <ul className={styles.list} aria-label={say('begun.title')}>
            {works.map((work) => {
              const row = rows.find(({ draft }) => draft.id === work.id);
              return (
                row && (
                  <BegunRow
                    key={`${work.id} ${row.isAway}`}
                    work={work}
                    isAway={row.isAway}
                    takesFocus={work.id === wanted}
                    onGoOn={onGoOn}
                    onPutAway={() => change(row.draft, putAway)}
                    onBringBack={() => change(row.draft, bringBack)}
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
            <kbd>↑</kbd> <kbd>↓</kbd> <kbd>{say('general.keyEnter')}</kbd> <span>{say('begun.keyGoOn')}</span>{' '}
            <kbd>{say('general.keyDelete')}</kbd> <span>{say('begun.keyPutAway')}</span>
          </span>
        )}
        <Action onClick={onClose}>{say('general.close')}</Action>
      </div>
      <p className="visually-hidden" role="status">
        {away.length > 0 && say('begun.toldAway', { titles: away.map(({ draft }) => draft.about.title).join('; ') })}
      </p>
    </Dialog>
  );
}
