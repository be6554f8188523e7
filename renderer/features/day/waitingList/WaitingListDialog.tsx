import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { maxWaiting, type WaitingEntry } from '../../../../electron/contract/waitingList.ts';
import { t } from '../../../../i18n/page/t.ts';
import { isKey } from '../../../actions/keyNames.ts';
import { useWaitingList } from '../../../bridge/waitingList.ts';
import { Action } from '../../../components/Action.tsx';
import { ChangeNotice } from '../../../components/ChangeNotice.tsx';
import { Choice } from '../../../components/Choice.tsx';
import { DialogFoot, DialogFrame } from '../../../components/DialogFrame.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { Note } from '../../../components/Note.tsx';
import { OfferedAction } from '../../../components/OfferedAction.tsx';
import { useShownDay } from '../../../data/useShownDay.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { formatCount } from '../../../lib/counts.ts';
import { freeTimeText } from '../../../lib/freeTime.ts';
import { computerZone, wallClock } from '../../../lib/timeZone.ts';
import { openDialog, type WaitingListRequest } from '../../../state/dialogs.ts';
import typography from '../../../components/typography.module.css';
import { type Outdated, outdatedReason, rankEntries } from './fit.ts';
import { useAssignment } from './useAssignment.ts';
import { useRemoval } from './useRemoval.ts';
import { useWaitingClients } from './useWaitingClients.ts';
import styles from './WaitingListDialog.module.css';
import { RemovedRow, WaitingRow } from './WaitingRow.tsx';

interface WaitingListDialogProps {
  readonly request: WaitingListRequest;
  readonly onClose: () => void;
}

/** All who wait, best first for a free time. Enter on the first books it; nothing is sent by itself. */
export function WaitingListDialog({ request: { times }, onClose }: WaitingListDialogProps) {
  const list = useWaitingList();
  const [chosen, setChosen] = useState(0);
  const free = times[chosen] ?? null;
  const now = useNow();
  const shown = useShownDay();
  const today = wallClock(now, free?.timeZone ?? shown?.timeZone ?? computerZone())?.date ?? '';
  const { entries, removed, failure, remove, restore, undo } = useRemoval(list?.entries ?? []);
  const clients = useWaitingClients(entries);
  const assignment = useAssignment(free, clients, onClose);
  const ranked = useMemo(() => rankEntries(entries, free), [entries, free]);
  const outdated = new Map(
    entries.flatMap((entry): readonly (readonly [string, Outdated])[] => {
      const why = removed.has(entry.id) ? null : outdatedReason(entry, { now, today, gone: clients.gone });
      return why ? [[entry.id, why]] : [];
    }),
  );
  const rows = ranked.toSorted(
    (one, other) => Number(outdated.has(one.entry.id)) - Number(outdated.has(other.entry.id)),
  );
  const body = useRef<HTMLUListElement>(null);
  const isLoaded = list !== null;
  useEffect(() => {
    if (isLoaded) body.current?.querySelector('button')?.focus();
  }, [isLoaded]);

  // A removed row is another one: the focus stays in its place.
  const focused = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    const row = body.current?.querySelector(`[data-waiting="${CSS.escape(focused.current)}"]`);
    row?.querySelector('button')?.focus();
  });
  const discard = (gone: readonly WaitingEntry[]): void => {
    focused.current = gone[0]?.id ?? null;
    void remove(gone);
  };

  const edit = (entry: WaitingEntry): void => openDialog('waitingEntry', { kind: 'edit', entry });
  const press = (event: KeyboardEvent): void => {
    if (isKey(event.nativeEvent, 'Mod+Z') && undo) undo();
    else {
      const target = event.target instanceof Element ? event.target : null;
      const at = target?.closest('[data-waiting]') ?? null;
      const entry = entries.find(({ id }) => id === at?.getAttribute('data-waiting'));
      if (!at && event.key === 'ArrowDown' && !target?.matches('select'))
        body.current?.querySelector('button')?.focus();
      else if (!at || !entry) return;
      else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        const next = event.key === 'ArrowDown' ? at.nextElementSibling : at.previousElementSibling;
        next?.querySelector('button')?.focus();
      } else if (removed.has(entry.id)) return;
      else if (event.key === 'Delete') discard([entry]);
      else if (isKey(event.nativeEvent, 'E')) edit(entry);
      else return;
    }
    event.preventDefault();
  };
  const old = entries.filter(({ id }) => outdated.has(id));
  const isFull = (list?.entries.length ?? 0) >= maxWaiting;
  const location = free?.location === shown?.location.id ? shown?.location : undefined;

  return (
    <DialogFrame
      title={t('app.waitingList')}
      head={
        times.length > 0 && (
          <span className={styles.time}>
            <Choice
              label={t('waitingList.freeTime')}
              value={String(chosen)}
              options={[
                ...times.map((time, index) => ({ value: String(index), label: freeTimeText(time, today) })),
                { value: String(times.length), label: t('waitingList.noTime') },
              ]}
              onChange={(value) => setChosen(Number(value))}
            />
          </span>
        )
      }
      paper={styles.paper}
      onKeyDown={press}
      onClose={onClose}
    >
      <div className={styles.body}>
        {failure && <FailureNotice failure={failure} />}
        {assignment.unavailable !== null && <Note tone="calm">{assignment.unavailable}</Note>}
        {list?.storedIn === 'memory' && entries.length > 0 && <Note tone="calm">{t('waitingList.inMemory')}</Note>}
        {isLoaded && entries.length === 0 && (
          <EmptyState title={t('waitingList.none')}>{t('waitingList.noneText')}</EmptyState>
        )}
        {entries.length > 0 && (
          <ul className={styles.list} aria-label={t('app.waitingList')} ref={body}>
            {rows.map(({ entry, fit }, index) =>
              removed.has(entry.id) ? (
                <RemovedRow
                  key={entry.id}
                  entry={entry}
                  onRestore={() => {
                    focused.current = entry.id;
                    void restore([entry]);
                  }}
                />
              ) : (
                <WaitingRow
                  key={entry.id}
                  entry={entry}
                  client={clients.clientOf(entry)}
                  patient={clients.patientOf(entry)}
                  fit={fit}
                  isBest={index === 0 && fit?.kind === 'fits'}
                  outdated={outdated.get(entry.id) ?? null}
                  today={today}
                  {...assignment.of(entry, fit)}
                  onAssign={() => assignment.assign(entry, fit)}
                  onEdit={() => edit(entry)}
                  onRemove={() => discard([entry])}
                />
              ),
            )}
          </ul>
        )}
      </div>
      <DialogFoot
        text={<ChangeNotice done={[]} notice={assignment.notice} />}
        status={assignment.isSending ? t('waitingList.sending') : removedText(removed.size)}
      >
        {entries.length > 0 && (
          <span className={`${typography.secondary} ${styles.keys}`}>
            <kbd>↑</kbd> <kbd>↓</kbd> <kbd>E</kbd> <span>{t('waitingList.keyEdit')}</span>{' '}
            <kbd>{t('general.keyDelete')}</kbd> <span>{t('waitingList.keyRemove')}</span>
          </span>
        )}
        {old.length > 0 && (
          <Action onClick={() => discard(old)}>{t('waitingList.clear', { count: old.length })}</Action>
        )}
        <Action onClick={onClose}>{t('general.close')}</Action>
        <OfferedAction
          look={entries.length === 0 ? 'primary' : 'outlined'}
          why={isFull ? t('waitingList.full', { most: formatCount(maxWaiting) }) : null}
          onClick={() => openDialog('waitingEntry', { kind: 'add', known: location ? { location } : {} })}
        >
          {t('waitingList.add')}
        </OfferedAction>
      </DialogFoot>
    </DialogFrame>
  );
}

function removedText(count: number): string | null {
  return count > 0 ? t('waitingList.removedCount', { count }) : null;
}
