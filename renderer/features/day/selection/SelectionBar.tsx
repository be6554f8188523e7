import { type ReactNode, type RefObject, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { actionEntry, type ActionId } from '../../../actions/actionList.ts';
import { ariaKeys } from '../../../actions/keyNames.ts';
import { useActions } from '../../../actions/useActions.ts';
import { t } from '../../../../i18n/page/t.ts';
import { Action } from '../../../components/Action.tsx';
import { openDialog } from '../../../state/dialogs.ts';
import { isTyping } from '../../../lib/keys.ts';
import { unavailableReason } from '../changes/dayOffers.ts';
import type { DayChanges } from '../changes/useDayChanges.ts';
import type { ScheduleDay } from '../columns.ts';
import { printDialog } from '../print/printPart.ts';
import { attachSelection } from './attachSelection.ts';
import { attachHeadButton } from './headButton.ts';
import { recipientsOf } from './recipients.ts';
import { excludedReason, type ManyChange, type SelectedVisit, selectedVisits } from './selectedVisits.ts';
import { mostSelected, type Selection, type SelectionView } from './selection.ts';
import styles from './SelectionBar.module.css';
import type { SelectionDialogProps } from './SelectionDialog.tsx';
import { attachMarks } from './selectionMarks.ts';
import { createLazyPart } from '../../../components/LazyPart.tsx';

const selectionDialog = createLazyPart<SelectionDialogProps>(() =>
  import('./SelectionDialog.tsx').then(({ SelectionDialog }) => SelectionDialog),
);

export interface SelectionBarProps {
  readonly selection: Selection;
  /** What holds the tiles. */
  readonly board: RefObject<HTMLElement | null>;
  /** The days whole, with what a filter leaves out: it is in the way all the same. */
  readonly days: readonly ScheduleDay[];
  readonly changes: Pick<DayChanges, 'pending' | 'isAway'>;
}

/** A dialog about what was selected when it was opened. */
interface OpenChange {
  readonly kind: ManyChange | 'print';
  readonly visits: readonly SelectedVisit[];
}

/** How many are selected and what can be done with all of them. Nothing while none is; the count is read out in any case. */
export function SelectionBar({ selection, board, days, changes }: SelectionBarProps) {
  const view = useSyncExternalStore(selection.subscribe, selection.view);
  const visits = useMemo(() => selectedVisits(days, view.ids), [days, view]);
  const [open, setOpen] = useState<OpenChange | null>(null);
  useEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    const stops = [
      attachSelection(element, selection),
      attachMarks(element, selection),
      attachHeadButton(element, selection),
    ];
    return () => stops.forEach((stop) => stop());
  }, [board, selection]);

  useEffect(() => {
    // As the grid says what it offers: from here on a click with Ctrl selects.
    board.current?.toggleAttribute('data-selects', days.length > 0);
  }, [board, days]);

  const isAny = visits.length > 0;
  const can = (change: ManyChange): boolean => visits.some((visit) => excludedReason(change, visit, changes) === null);
  const opens = (kind: OpenChange['kind']) => (): void => setOpen({ kind, visits });
  const recipients = recipientsOf(visits);
  const sends = isAny && visits.some(({ day }) => unavailableReason(day, 'sendMessage') === null);
  const runs = {
    'day.reassignSelected': can('reassign') ? opens('reassign') : undefined,
    'day.moveSelected': can('moveBy') ? opens('moveBy') : undefined,
    'day.cancelSelected': can('cancel') ? opens('cancel') : undefined,
    'day.writeSelected': recipients.length > 0 ? () => openDialog('groupMessage', { recipients }) : undefined,
    'day.printSelected': isAny ? opens('print') : undefined,
  };
  useActions({
    ...runs,
    'day.selectAll': () => {
      if (isTyping({ target: document.activeElement })) return false;
      selection.replace(selection.selectable().keys());
      return true;
    },
  });
  useRoomForBar(isAny);

  const clear = (): void => {
    selection.clear();
    // The pressed button goes with the bar.
    board.current?.querySelector<HTMLElement>('[data-tile][tabindex="0"]')?.focus();
  };
  const button = (id: keyof typeof runs, label: string): ReactNode =>
    runs[id] && (
      <Action look="quiet" aria-haspopup="dialog" data-opens={id} {...keysOf(id)} onClick={runs[id]}>
        {label}
      </Action>
    );
  return (
    <>
      <p className="visually-hidden" role="status">
        {spokenText(view, visits.length)}
      </p>
      {isAny && (
        <section className={styles.bar} aria-label={t('selection.title')}>
          <b className={styles.count}>{t('selection.count', { count: visits.length })}</b>
          {view.note && <span className={styles.note}>{noteText(view)}</span>}
          <div className={styles.actions}>
            {button('day.reassignSelected', t('selection.reassign'))}
            {button('day.moveSelected', t('selection.moveBy'))}
            {button('day.cancelSelected', t('selection.cancel'))}
            {button('day.writeSelected', t(sends ? 'selection.write' : 'selection.contacts'))}
            {button('day.printSelected', t('selection.print'))}
            <Action aria-keyshortcuts="Escape" onClick={clear}>
              {t('selection.clear')}
            </Action>
          </div>
        </section>
      )}
      {open?.kind === 'print' && (
        <printDialog.Part parts={byDay(open.visits)} selected={null} onClose={() => setOpen(null)} />
      )}
      {open && open.kind !== 'print' && (
        <selectionDialog.Part
          change={open.kind}
          visits={open.visits}
          days={days}
          changes={changes}
          onDone={() => selection.clear()}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

/** Notices stand over the bar, not on it. */
function useRoomForBar(isShown: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-selecting', isShown);
    // The focused tile may be where the bar has just come.
    if (isShown) document.activeElement?.closest('[data-tile]')?.scrollIntoView({ block: 'nearest' });
    return () => document.documentElement.removeAttribute('data-selecting');
  }, [isShown]);
}

function keysOf(id: ActionId): { readonly 'aria-keyshortcuts'?: string } {
  const { keys } = actionEntry(id);
  return keys.length > 0 ? { 'aria-keyshortcuts': ariaKeys(keys) } : {};
}

function spokenText(view: SelectionView, count: number): string {
  const note = view.note && noteText(view);
  if (count === 0) return note ?? '';
  return [t('selection.count', { count }), note].filter(Boolean).join('. ');
}

function noteText({ note }: SelectionView): string | null {
  switch (note?.kind) {
    case 'limit':
      return t('selection.limit', { number: mostSelected });
    case 'blocked':
      return t('selection.blocked');
    case 'gone':
      return t('selection.gone', { count: note.count });
    case undefined:
      return null;
  }
}

/** Each day with those of it that are selected, in their order. */
function byDay(visits: readonly SelectedVisit[]) {
  const days = [...new Set(visits.map(({ day }) => day))];
  return days.map((day) => ({
    day,
    appointments: visits.filter((visit) => visit.day === day).map(({ appointment }) => appointment),
  }));
}
