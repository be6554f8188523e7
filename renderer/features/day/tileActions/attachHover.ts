import { tileIn } from './attachTileGestures.ts';

/** How long a pointer is over a tile before its summary is shown, and how long it may be off it on its way there. */
const hoverDelayMilliseconds = 500;
const leaveDelayMilliseconds = 200;

export interface Hover {
  /** Hides the summary; the tile under the pointer shows it again only after it was left. */
  end(): void;
  stop(): void;
}

/** Calls back when a mouse has been over a tile for a while, and when it has left both the tile and `card`, its summary. */
export function attachHover(
  board: HTMLElement,
  card: HTMLElement,
  { onHover, onLeave }: { readonly onHover: (tile: HTMLElement) => void; readonly onLeave: () => void },
): Hover {
  let over: HTMLElement | null = null;
  let shown: HTMLElement | null = null;
  let ended: HTMLElement | null = null;
  let timer: number | undefined;

  const wait = (milliseconds: number, then: () => void): void => {
    clearTimeout(timer);
    timer = window.setTimeout(then, milliseconds);
  };
  const open = (): void => {
    if (!over?.isConnected || over === ended) return;
    shown = over;
    onHover(over);
  };
  const leave = (): void => {
    shown = null;
    onLeave();
    if (over) wait(hoverDelayMilliseconds - leaveDelayMilliseconds, open);
  };
  const end = (): void => {
    clearTimeout(timer);
    ended = over;
    if (shown) onLeave();
    shown = null;
  };

  const onMove = ({ target, buttons, pointerType }: PointerEvent): void => {
    if (pointerType !== 'mouse' || buttons !== 0) return;
    const before = over;
    over = tileIn(board, target);
    if (over !== ended) ended = null;
    if (shown === null) {
      if (over && over !== ended) wait(hoverDelayMilliseconds, open);
      else clearTimeout(timer);
    } else if (over === shown) clearTimeout(timer);
    else if (over !== before) wait(leaveDelayMilliseconds, leave);
  };
  const onOut = ({ relatedTarget }: PointerEvent): void => {
    // What follows within the board is seen as a move.
    if (relatedTarget instanceof Node && (board.contains(relatedTarget) || card.contains(relatedTarget))) return;
    over = null;
    ended = null;
    if (shown) wait(leaveDelayMilliseconds, leave);
    else clearTimeout(timer);
  };
  const onEnterCard = (): void => clearTimeout(timer);

  board.addEventListener('pointermove', onMove, { passive: true });
  board.addEventListener('pointerout', onOut);
  board.addEventListener('pointerdown', end);
  card.addEventListener('pointerenter', onEnterCard);
  card.addEventListener('pointerout', onOut);
  return {
    end,
    stop() {
      clearTimeout(timer);
      board.removeEventListener('pointermove', onMove);
      board.removeEventListener('pointerout', onOut);
      board.removeEventListener('pointerdown', end);
      card.removeEventListener('pointerenter', onEnterCard);
      card.removeEventListener('pointerout', onOut);
    },
  };
}
