import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { QueuedCheckIn, QueuedEntry, WalkInNote } from '../../../../electron/contract/offlineQueue.ts';
import { t } from '../../../../i18n/page/t.ts';
import { useBridge } from '../../../bridge/BridgeContext.ts';
import { useOfflineQueue } from '../../../bridge/offlineQueue.ts';
import { isServiceAway } from '../../../bridge/serviceAway.ts';
import { useSettings } from '../../../bridge/SettingsContext.tsx';
import { Action } from '../../../components/Action.tsx';
import { DialogBody, DialogFoot, DialogFrame } from '../../../components/DialogFrame.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Note } from '../../../components/Note.tsx';
import typography from '../../../components/typography.module.css';
import { notify } from '../../../state/notices.ts';
import { isSubmitShortcut } from '../../../submission/submissionResult.ts';
import { discardEntries } from './discardEntries.ts';
import { SendAction } from '../changes/SendAction.tsx';
import { CheckInRow, SentRow } from './CheckInRow.tsx';
import { NoteRow } from './NoteRow.tsx';
import styles from './OfflineReviewDialog.module.css';
import { useQueueReview } from './useQueueReview.ts';

interface OfflineReviewDialogProps {
  readonly onClose: () => void;
}

/** What was queued while the service did not answer, beside what the service says now. Only a person sends it. */
export function OfflineReviewDialog({ onClose }: OfflineReviewDialogProps) {
  const bridge = useBridge();
  const isAway = isServiceAway(useSettings().view);
  const queue = useOfflineQueue();
  const checkIns = queue.filter((entry): entry is QueuedCheckIn => entry.kind === 'checkIn');
  const notes = queue.filter((entry): entry is WalkInNote => entry.kind === 'walkIn');
  const review = useQueueReview(checkIns, isAway);
  const { items, sent, progress } = review;
  const chosen = items.filter(({ isChosen }) => isChosen).length;
  const settled = items.flatMap(({ entry, comparison }) =>
    comparison !== null && comparison !== 'unread' && comparison.kind === 'already' ? [entry] : [],
  );
  const canSend = !isAway && progress === null && chosen > 0;
  const list = useRef<HTMLDivElement>(null);
  useFocusWhenRead(list, review.isReading || isAway);

  const send = async (): Promise<void> => {
    if (!canSend) return;
    const failed = await review.send();
    const done = chosen - failed;
    if (done > 0) notify({ text: t('offline.sentCount', { count: done }), about: 'offline queue' });
    if (failed === 0 && done === queue.length) onClose();
  };
  const discard = (entries: readonly QueuedEntry[]): void => {
    if (progress === null) void discardEntries(bridge, entries);
  };
  const press = (event: KeyboardEvent): void => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-queued]') : null;
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isSubmitShortcut(event, null)) void send();
    else if (row && isArrow) focusBeside(list.current, row, event.key === 'ArrowDown' ? 1 : -1);
    else if (row && event.key === 'Delete') {
      const entry = queue.find(({ id }) => id === row.dataset['queued']);
      focusBeside(list.current, row, row.nextElementSibling ? 1 : -1);
      if (entry) discard([entry]);
    } else return;
    event.preventDefault();
  };

  return (
    <DialogFrame
      title={t('offline.title')}
      paper={styles.paper}
      onKeyDown={press}
      onClose={() => {
        if (progress === null) onClose();
      }}
    >
      <DialogBody>
        <div ref={list}>
          {isAway && queue.length > 0 && <Note tone="caution">{t('offline.away')}</Note>}
          {queue.length === 0 && sent.length === 0 && (
            <EmptyState title={t('offline.none')}>{t('offline.noneText')}</EmptyState>
          )}
          {checkIns.length + sent.length > 0 && (
            <section aria-labelledby="offline-check-ins">
              <h3 className={styles.heading} id="offline-check-ins">
                {t('offline.checkIns')}
              </h3>
              <ul className={styles.list} aria-busy={review.isReading || undefined}>
                {sent.map((entry) => (
                  <SentRow key={`sent ${entry.id}`} entry={entry} />
                ))}
                {items.map((item) => (
                  <CheckInRow
                    key={item.entry.id}
                    item={item}
                    isAway={isAway}
                    isPaused={progress !== null}
                    onChoose={(isChosen) => review.choose(item.entry.id, isChosen)}
                    onDiscard={() => discard([item.entry])}
                  />
                ))}
              </ul>
            </section>
          )}
          {notes.length > 0 && (
            <section aria-labelledby="offline-notes">
              <h3 className={styles.heading} id="offline-notes">
                {t('offline.notes')}
              </h3>
              <ul className={styles.list}>
                {notes.map((note) => (
                  <NoteRow key={note.id} note={note} isAway={isAway} onDiscard={() => discard([note])} />
                ))}
              </ul>
            </section>
          )}
        </div>
      </DialogBody>
      <DialogFoot status={progress && t('offline.progress', progress)}>
        {queue.length > 0 && (
          <span className={`${typography.secondary} ${styles.keys}`}>
            <kbd>↑</kbd> <kbd>↓</kbd> <kbd>{t('general.keyDelete')}</kbd> <span>{t('offline.keyDiscard')}</span>
          </span>
        )}
        {settled.length > 1 && (
          <Action onClick={() => discard(settled)}>{t('offline.discardSettled', { count: settled.length })}</Action>
        )}
        {items.some(({ comparison }) => comparison === 'unread') && (
          <Action onClick={review.refresh}>{t('offline.readAgain')}</Action>
        )}
        <Action onClick={onClose}>{t('general.close')}</Action>
        {items.length > 0 && !isAway && (
          <SendAction
            label={chosen === 0 ? t('offline.sendNone') : t('offline.send', { count: chosen })}
            busy={progress ? t('offline.progress', progress) : review.isReading ? t('offline.reading') : null}
            canSend={canSend}
            onSend={() => void send()}
          />
        )}
      </DialogFoot>
    </DialogFrame>
  );
}

/** The first control of the list has the focus once the service has been read, unless a person has gone elsewhere. */
function useFocusWhenRead(list: { readonly current: HTMLElement | null }, isWaiting: boolean): void {
  const isPlaced = useRef(false);
  useEffect(() => {
    if (isWaiting || isPlaced.current) return;
    isPlaced.current = true;
    const root = list.current;
    if (root && !root.contains(document.activeElement)) controlOf(root)?.focus();
  }, [list, isWaiting]);
}

function focusBeside(root: HTMLElement | null, row: HTMLElement, step: number): void {
  const rows = [...(root?.querySelectorAll<HTMLElement>('[data-queued]') ?? [])];
  const next = rows[rows.indexOf(row) + step];
  if (next) controlOf(next)?.focus();
}

function controlOf(root: HTMLElement): HTMLElement | null {
  return root.querySelector<HTMLElement>('input:not(:disabled), button');
}
