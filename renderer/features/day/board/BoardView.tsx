import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { t } from '../../../../i18n/page/t.ts';
import { isPlain } from '../../../lib/keys.ts';
import type { StatusView } from '../../../domain/stages.ts';
import { Action } from '../../../components/Action.tsx';
import { useNow } from '../../../hooks/useNow.ts';
import { useStableCallback } from '../../../hooks/useStableCallback.ts';
import { providerName } from '../../../domain/appointmentDifferences.ts';
import { amountDue, offeredStep } from '../changes/dayOffers.ts';
import type { DayChanges } from '../changes/useDayChanges.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { isCheckIn, queuedAt } from '../offline/queuedVisits.ts';
import { BoardCard } from './BoardCard.tsx';
import { boardColumnsOf, type BoardGroupId } from './boardColumns.ts';
import { adjacentCard, type CardPlace, entryCard, useCardFocus } from './boardFocus.ts';
import typography from '../../../components/typography.module.css';
import styles from './BoardView.module.css';
import { useCardDrag } from './useCardDrag.ts';

export interface BoardViewProps {
  readonly day: ScheduleDay;
  readonly isToday: boolean;
  readonly isAhead: boolean;
  readonly selected: string | null;
  readonly changes: DayChanges;
  readonly onSelect: (appointment: DayAppointment | null) => void;
}

/** So many cards of a column or group are shown at once, and more on request. */
const cardsAtOnce = 60;

/** The day as columns by status. One card is reached by Tab, the others from there by arrows; Shift and an arrow moves one. */
export function BoardView({ day, isToday, isAhead, selected, changes, onSelect }: BoardViewProps) {
  const minute = useNow();
  const now = isToday ? minute : null;
  const board = useMemo(() => boardColumnsOf(day, now), [day, now]);
  const [opened, setOpened] = useState<ReadonlySet<BoardGroupId>>(new Set());
  const [roved, setRoved] = useState<string | null>(null);
  const view = useRef<HTMLDivElement>(null);

  const [most, setMost] = useState<Readonly<Record<string, number>>>({});
  const shownOf = ({ id, cards }: CardPlace): readonly DayAppointment[] =>
    cards.slice(0, Math.max(most[id] ?? cardsAtOnce, cards.findIndex((card) => card.id === selected) + 1));
  const columns = board.columns.map((column) => ({ ...column, cards: shownOf(column), count: column.cards.length }));
  const groups = board.groups.map((group) => {
    const cards = opened.has(group.id) ? shownOf(group) : [];
    return { ...group, cards, count: group.cards.length };
  });
  const places: readonly CardPlace[] = [...columns, ...groups];
  const entry = entryCard(places, roved);
  useCardFocus(view, places);

  /** What was checked in at this desk waits for its review, and while the service is away a client can only come. */
  const mayTake = (appointment: DayAppointment, status: StatusView): boolean =>
    queuedAt(appointment) === null && (!changes.isAway || isCheckIn(appointment, status));
  const set = (appointment: DayAppointment, status: StatusView): void => {
    if (status.stage !== appointment.status?.stage && mayTake(appointment, status))
      changes.setStatus(appointment, status);
  };
  const { lifted, lift } = useCardDrag((appointment, id) => {
    const place = places.find((each) => each.id === id);
    if (place?.status && !place.cards.includes(appointment)) set(appointment, place.status);
  });
  const open = useStableCallback((appointment: DayAppointment): void => {
    setRoved(appointment.id);
    onSelect(appointment.id === selected ? null : appointment);
  });
  const step = useStableCallback((appointment: DayAppointment, status: StatusView) =>
    changes.setStatus(appointment, status),
  );
  const press = useStableCallback((event: KeyboardEvent, appointment: DayAppointment): void => {
    if (!isPlain(event) || !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    if (event.shiftKey) {
      const status = statusBeside(board.columns, appointment, event.key);
      if (status) set(appointment, status);
      return;
    }
    const next = adjacentCard(places, appointment.id, event.key);
    if (!next) return;
    setRoved(next.id);
    view.current?.querySelector<HTMLElement>(`[data-tile="${CSS.escape(next.id)}"]`)?.focus();
    if (selected !== null) onSelect(next);
  });
  const cardsOf = ({ id, cards, count }: CardPlace & { readonly count: number }) => [
    ...cards.map(cardOf),
    count > cards.length && (
      <li key="more">
        <Action look="quiet" onClick={() => setMost({ ...most, [id]: cards.length + cardsAtOnce })}>
          {t('board.showMore', { count: Math.min(count - cards.length, cardsAtOnce) })}
        </Action>
      </li>
    ),
  ];
  const cardOf = (appointment: DayAppointment) => (
    <BoardCard
      key={appointment.id}
      appointment={appointment}
      provider={providerName(appointment.provider?.id, day)}
      next={changes.pending.has(appointment.id) ? null : offeredStep(day, appointment, isAhead, changes.isAway)}
      selected={appointment.id === selected}
      pending={changes.pending.has(appointment.id)}
      lifted={lifted?.appointment.id === appointment.id}
      reachable={appointment.id === entry}
      onOpen={open}
      onStep={step}
      amountDue={amountDue(day, appointment)}
      onKey={press}
      onLift={lift}
    />
  );

  return (
    <div
      className={styles.board}
      ref={view}
      onFocus={({ target }) => {
        const card = target.closest<HTMLElement>('[data-card]')?.dataset['card'];
        if (card !== undefined) setRoved(card);
      }}
    >
      <div className={styles.columns}>
        {columns.map((column) => {
          const { id, name, count, status } = column;
          return (
            <section
              key={id}
              className={styles.column}
              data-place={id}
              data-over={lifted?.over === id && status && mayTake(lifted.appointment, status) ? '' : undefined}
              aria-labelledby={`board-${id}`}
            >
              <h2 className={styles.name} id={`board-${id}`}>
                {name} <span className={styles.count}>{count}</span>
              </h2>
              {count === 0 ? (
                <p className={`${typography.secondary} ${styles.none}`}>{t('board.empty')}</p>
              ) : (
                <ul className={styles.cards}>{cardsOf(column)}</ul>
              )}
            </section>
          );
        })}
      </div>
      <div className={styles.groups}>
        {groups.map((group) => {
          const { id, name, cards, count, status } = group;
          return (
            <section
              key={id}
              className={styles.group}
              data-place={id}
              data-over={lifted?.over === id && status && mayTake(lifted.appointment, status) ? '' : undefined}
              aria-label={name}
            >
              <button
                type="button"
                className={styles.toggle}
                aria-expanded={opened.has(id)}
                onClick={() => setOpened(toggled(opened, id))}
              >
                {name} <span className={styles.count}>{count}</span>
              </button>
              {cards.length > 0 && <ul className={styles.drawer}>{cardsOf(group)}</ul>}
            </section>
          );
        })}
      </div>
    </div>
  );
}

function toggled(opened: ReadonlySet<BoardGroupId>, id: BoardGroupId): ReadonlySet<BoardGroupId> {
  // One at a time, as they open over each other.
  return opened.has(id) ? new Set() : new Set([id]);
}

function statusBeside(columns: readonly CardPlace[], appointment: DayAppointment, key: string): StatusView | null {
  const column = columns.findIndex(({ cards }) => cards.includes(appointment));
  if (column < 0 || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return null;
  return columns[column + (key === 'ArrowRight' ? 1 : -1)]?.status ?? null;
}
