import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createLazyPart } from '../../../components/LazyPart.tsx';
import { useStableCallback } from '../../../hooks/useStableCallback.ts';
import { notify } from '../../../state/notices.ts';
import { statusesFor } from '../changes/appointmentActions.ts';
import { disabledReasons } from '../changes/dayOffers.ts';
import { statusMenu } from '../changes/statusMenuPart.ts';
import type { DayChanges } from '../changes/useDayChanges.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { appointmentOfTile, type ChangeDialogKind } from '../useDayActions.ts';
import { attachHover, type Hover } from './attachHover.ts';
import { attachTileGestures } from './attachTileGestures.ts';
import styles from './TileActions.module.css';
import type { TileCardProps } from './TileCard.tsx';
import type { TileMenuProps } from './TileMenu.tsx';

const tileMenu = createLazyPart<TileMenuProps>(() => import('./TileMenu.tsx').then(({ TileMenu }) => TileMenu));
const tileCard = createLazyPart<TileCardProps>(() => import('./TileCard.tsx').then(({ TileCard }) => TileCard));

export interface TileActionsProps {
  /** What holds the tiles. */
  readonly board: RefObject<HTMLElement | null>;
  readonly days: readonly ScheduleDay[];
  /** Whether a day is still to come. */
  readonly isAhead: (day: ScheduleDay) => boolean;
  readonly changes: DayChanges;
  readonly onDialog: (kind: ChangeDialogKind, appointment: DayAppointment) => void;
}

interface Shown {
  readonly tile: HTMLElement;
  readonly kind: 'hover' | 'peek' | 'statuses';
}

interface ShownMenu {
  readonly tile: HTMLElement;
  readonly kind: 'menu';
  readonly x: number;
  readonly y: number;
}

/** What opens at a tile: its summary, its menu, and with a double click the form that edits it. */
export function TileActions({ board, days, isAhead, changes, onDialog }: TileActionsProps) {
  const [shown, setShown] = useState<Shown | ShownMenu | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const hover = useRef<Hover>(null);
  const [queried] = useState(() => new Set<string>());
  const cardId = useId();
  const hide = (): void => setShown(null);

  const find = (tile: HTMLElement) => {
    const key = tile.dataset['tile'] ?? '';
    const appointment = changes.day && appointmentOfTile(changes.day, key);
    const day = appointment && days.find(({ appointments }) => appointments.some(({ id }) => id === appointment.id));
    return appointment && day ? { appointment, day } : null;
  };
  const edit = useStableCallback((tile: HTMLElement): void => {
    const found = find(tile);
    if (!found) return;
    const why = disabledReasons(found.day, found.appointment, changes).edit;
    if (why === null) onDialog('edit', found.appointment);
    else notify({ text: why, about: 'no edit' });
  });
  useEffect(() => {
    if (!board.current || !card.current) return undefined;
    const current = attachHover(board.current, card.current, {
      onHover(tile) {
        tileMenu.prefetch();
        // What is open says the same.
        if (tile.ariaExpanded !== 'true')
          setShown((former) => (former === null || former.kind === 'peek' ? { tile, kind: 'hover' } : former));
      },
      onLeave: () => setShown((former) => (former?.kind === 'hover' ? null : former)),
    });
    hover.current = current;
    const stop = attachTileGestures(board.current, {
      onEdit: edit,
      onMenu(tile, x, y) {
        current.end();
        setShown({ tile, kind: 'menu', x, y });
      },
      onPeek: (tile) => setShown((former) => (former?.tile === tile ? null : { tile, kind: 'peek' })),
    });
    return () => {
      current.stop();
      stop();
    };
  }, [board, edit]);

  const isCard = shown?.kind === 'hover' || shown?.kind === 'peek';
  useOpenCard(isCard ? shown.tile : null, card, cardId);
  useEffect(() => {
    if (!isCard) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      hover.current?.end();
      setShown(null);
    };
    const leave = (): void => setShown((former) => (former?.kind === 'peek' ? null : former));
    const element = board.current;
    document.addEventListener('keydown', press, true);
    element?.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('keydown', press, true);
      element?.removeEventListener('focusout', leave);
    };
  }, [isCard, board]);

  const found = shown && find(shown.tile);
  return (
    <>
      <div role="status" aria-live={shown?.kind === 'peek' ? 'polite' : 'off'}>
        <div ref={card} id={cardId} className={styles.card} popover="manual" role="tooltip">
          {isCard && found && <tileCard.Part {...found} queried={queried} />}
        </div>
      </div>
      {shown?.kind === 'menu' && found && (
        <tileMenu.Part
          {...found}
          {...{ changes, onDialog, x: shown.x, y: shown.y }}
          isAhead={isAhead(found.day)}
          onStatuses={() => setShown({ tile: shown.tile, kind: 'statuses' })}
          onClose={hide}
        />
      )}
      {shown?.kind === 'statuses' && found && (
        <statusMenu.Part
          at={shown.tile}
          statuses={statusesFor(found.appointment, found.day, changes.isAway)}
          present={found.appointment.status}
          onClose={hide}
          onStatus={(status) => changes.setStatus(found.appointment, status)}
        />
      )}
    </>
  );
}

/** Opens the summary beside a tile, which it is said to describe. */
function useOpenCard(tile: HTMLElement | null, card: RefObject<HTMLElement | null>, id: string): void {
  useLayoutEffect(() => {
    const element = card.current;
    if (!tile || !element) return undefined;
    tile.style.setProperty('anchor-name', '--tile');
    tile.setAttribute('aria-describedby', id);
    element.showPopover();
    return () => {
      tile.style.removeProperty('anchor-name');
      tile.removeAttribute('aria-describedby');
      element.hidePopover?.();
    };
  }, [tile, card, id]);
}
