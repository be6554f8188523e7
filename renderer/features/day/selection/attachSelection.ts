import { type ActionId, actionList } from '../../../actions/actionList.ts';
import { isKey } from '../../../actions/keyNames.ts';
import { findActionHandler } from '../../../actions/useActions.ts';
import { isTyping } from '../../../lib/keys.ts';
import { isArrowKey } from '../grid/gridFocus.ts';
import { attachBox } from './boxSelection.ts';
import { type Anchor, tilesBetween } from './range.ts';
import type { Selection } from './selection.ts';

interface Tile {
  readonly key: string;
  readonly id: string;
  readonly element: HTMLElement;
}

/**
 * Selecting by mouse and keyboard on whatever shows a day: Ctrl or Cmd with a click, Shift with a click, a box over empty
 * space, Space, Shift with arrows. It comes before what the grid and the list do with the same events, and leaves them all
 * others. Returns how to stop it.
 */
export function attachSelection(board: HTMLElement, selection: Selection): () => void {
  let anchor: Anchor | null = null;

  const tileOf = (target: EventTarget | null): Tile | null => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-tile]') : null;
    const key = element?.dataset['tile'];
    const id = key === undefined ? null : selection.idOf(key);
    return element && key !== undefined && id !== null ? { key, id, element } : null;
  };
  const idsOf = (keys: readonly string[]): readonly string[] => keys.flatMap((key) => selection.idOf(key) ?? []);

  const toggle = ({ key, id }: Tile): void => {
    selection.toggle(id);
    const { ids } = selection.view();
    anchor = ids.has(id) ? { key, others: new Set([...ids].filter((each) => each !== id)) } : null;
  };
  /** From where the range began to a tile; what was selected before it stays. */
  const extendTo = (key: string, fallback: string): void => {
    const columns = selection.layout()?.columns ?? [];
    const { ids } = selection.view();
    const begun = anchor && ids.has(selection.idOf(anchor.key) ?? '') ? anchor : { key: fallback, others: ids };
    const isSameColumn = columns.some((keys) => keys.includes(begun.key) && keys.includes(key));
    // In another column another range begins.
    anchor = isSameColumn ? begun : { key, others: ids };
    selection.replace([...anchor.others, ...idsOf(tilesBetween(columns, anchor.key, key))]);
  };

  const onPointerDown = (event: PointerEvent): void => {
    // It is no drag of that tile.
    if (tileOf(event.target) && isModified(event)) event.stopPropagation();
  };
  const onMouseDown = (event: MouseEvent): void => {
    // A browser would mark the text between two such clicks.
    if (tileOf(event.target) && isModified(event)) event.preventDefault();
  };
  const onClick = (event: MouseEvent): void => {
    const tile = tileOf(event.target);
    if (!tile || !isModified(event)) return;
    event.preventDefault();
    event.stopPropagation();
    tile.element.focus();
    if (event.shiftKey) extendTo(tile.key, tile.key);
    else toggle(tile);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const tile = tileOf(event.target);
    if (!tile || event.altKey || isTyping(event)) return;
    const isMod = event.ctrlKey || event.metaKey;
    if (event.key === ' ') {
      if (event.shiftKey) extendTo(tile.key, tile.key);
      else if (!event.repeat) toggle(tile);
    } else if (event.shiftKey && isArrowKey(event.key)) {
      const layout = selection.layout();
      // Without a selection the grid changes the end of the visit by the same keys.
      const isResizing = layout?.grid?.resizes === true && !isMod && selection.view().ids.size === 0;
      if (!layout || isResizing) return;
      const next = layout.next(tile.key, event.key);
      if (next !== null) {
        extendTo(next, tile.key);
        layout.focus(next);
      }
    } else if (!runsOnAll(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onKeyUp = (event: KeyboardEvent): void => {
    // A button is pressed by the release of Space.
    if (event.key === ' ' && tileOf(event.target)) event.preventDefault();
  };

  const stopBox = attachBox(board, selection);
  board.addEventListener('pointerdown', onPointerDown, true);
  board.addEventListener('mousedown', onMouseDown, true);
  board.addEventListener('click', onClick, true);
  board.addEventListener('keydown', onKeyDown, true);
  board.addEventListener('keyup', onKeyUp, true);
  return () => {
    stopBox();
    board.removeEventListener('pointerdown', onPointerDown, true);
    board.removeEventListener('mousedown', onMouseDown, true);
    board.removeEventListener('click', onClick, true);
    board.removeEventListener('keydown', onKeyDown, true);
    board.removeEventListener('keyup', onKeyUp, true);
  };
}

/** With a selection the keys that would change the focused appointment are about all of it. */
function runsOnAll(event: KeyboardEvent): boolean {
  const action = onAll.find((id) => actionList[id].keys.some((key) => isKey(event, key)));
  const run = action && findActionHandler(action);
  if (run && !event.repeat) run();
  return run !== undefined;
}

const onAll = ['day.moveSelected', 'day.cancelSelected'] as const satisfies readonly ActionId[];

function isModified({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
}
