import { isPlain } from '../../../lib/keys.ts';
import { boxOf, pointOf } from '../../../lib/pageSizes.ts';

export interface TileGestures {
  readonly onEdit: (tile: HTMLElement) => void;
  /** `x` and `y` in the page's own pixels. */
  readonly onMenu: (tile: HTMLElement, x: number, y: number) => void;
  /** Shows or hides the summary. */
  readonly onPeek: (tile: HTMLElement) => void;
}

export function tileIn(board: HTMLElement, target: EventTarget | null): HTMLElement | null {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-tile]') : null;
  return tile && board.contains(tile) ? tile : null;
}

/**
 * What is done on tiles besides opening and moving them: by double click, right click and keys. One listener for all,
 * whoever renders the tiles. Returns how to stop it.
 */
export function attachTileGestures(board: HTMLElement, { onEdit, onMenu, onPeek }: TileGestures): () => void {
  let clicked: HTMLElement | null = null;

  // The first click opens the details, which may move the tile away from under the second one.
  const onClick = (event: MouseEvent): void => {
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    const isSecond = event.detail === 2 && clicked !== null;
    if (isSecond) {
      event.preventDefault();
      event.stopPropagation();
      if (clicked) onEdit(clicked);
    }
    clicked = event.detail === 1 && !isModified ? tileIn(board, event.target) : null;
  };
  const openMenu = (event: Event, tile: HTMLElement, [x, y]: readonly [x: number, y: number]): void => {
    event.preventDefault();
    event.stopPropagation();
    tile.focus({ preventScroll: true });
    onMenu(tile, x, y);
  };
  const besideTile = (tile: HTMLElement): readonly [x: number, y: number] => {
    const { left, top, height } = boxOf(tile);
    return [left + 16, top + Math.min(height, 24)];
  };
  const onContextMenu = (event: MouseEvent): void => {
    const tile = tileIn(board, event.target);
    // By a key it comes from no button, and not every browser gives it a place.
    if (tile) openMenu(event, tile, event.button === 2 ? pointOf(event) : besideTile(tile));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const tile = tileIn(board, event.target);
    if (!tile || event.defaultPrevented) return;
    if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) openMenu(event, tile, besideTile(tile));
    else if (isPlain(event) && !event.repeat && event.key.toLowerCase() === 'p') {
      event.preventDefault();
      event.stopPropagation();
      onPeek(tile);
    }
  };

  board.addEventListener('contextmenu', onContextMenu);
  board.addEventListener('keydown', onKeyDown);
  document.addEventListener('click', onClick, true);
  return () => {
    board.removeEventListener('contextmenu', onContextMenu);
    board.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('click', onClick, true);
  };
}
