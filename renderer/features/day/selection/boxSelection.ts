import { boxOf, pointOf } from '../../../lib/pageSizes.ts';
import { columnElements } from '../grid/editing/ghost.ts';
import type { Selection } from './selection.ts';
import type { SelectableGrid } from './selectableLayout.ts';
import styles from './boxSelection.module.css';

/** So far a press may shake and still be a click. */
const threshold = 4;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Drag {
  readonly pointer: number;
  readonly grid: SelectableGrid;
  /** Where it began, in pixels of the grid's body, which may be scrolled meanwhile. */
  readonly from: { readonly x: number; readonly y: number };
  /** What was selected before. */
  readonly before: readonly string[];
  /** Drawn once the pointer has moved. */
  element: HTMLElement | null;
}

/** Selects what lies in a box that is drawn with Shift over empty space of a grid. Returns how to stop it. */
export function attachBox(board: HTMLElement, selection: Selection): () => void {
  let drag: Drag | null = null;
  let [x, y] = [0, 0];

  const draw = (): void => {
    if (!drag) return;
    const { grid, from } = drag;
    const { left, top } = boxOf(grid.body);
    const to = { x: x - left, y: y - top };
    if (!drag.element && Math.hypot(to.x - from.x, to.y - from.y) <= threshold) return;
    drag.element ??= boxIn(grid.overlay);
    const box = {
      left: Math.min(from.x, to.x),
      top: Math.min(from.y, to.y),
      right: Math.max(from.x, to.x),
      bottom: Math.max(from.y, to.y),
    };
    const { style } = drag.element;
    style.transform = `translate3d(${box.left}px, ${box.top}px, 0)`;
    style.width = `${box.right - box.left}px`;
    style.height = `${box.bottom - box.top}px`;
    selection.replace([...drag.before, ...idsIn(box, grid)]);
  };
  const end = (): void => {
    drag?.element?.remove();
    drag = null;
    removeEventListener('pointermove', onMove);
    removeEventListener('pointerup', onUp);
    removeEventListener('pointercancel', onCancel);
    removeEventListener('keydown', onKey, true);
    board.removeEventListener('scroll', draw, true);
  };
  const cancel = (): void => {
    if (drag?.element) selection.replace(drag.before);
    end();
  };
  function onMove(event: PointerEvent): void {
    if (event.pointerId !== drag?.pointer) return;
    [x, y] = pointOf(event);
    // Released outside of the window, which got no event.
    if (event.buttons === 0) end();
    else draw();
  }
  function onUp(event: PointerEvent): void {
    if (event.pointerId === drag?.pointer) end();
  }
  function onCancel(event: PointerEvent): void {
    if (event.pointerId === drag?.pointer) cancel();
  }
  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  }
  const onDown = (event: PointerEvent): void => {
    const { target } = event;
    const isFree = target instanceof HTMLElement && target.dataset['column'] !== undefined;
    if (!isFree || !event.shiftKey || event.button !== 0 || event.pointerType !== 'mouse') return;
    const grid = selection.layout()?.grid;
    if (!grid) return;
    // With Shift it is no new appointment.
    event.stopPropagation();
    event.preventDefault();
    cancel();
    [x, y] = pointOf(event);
    const { left, top } = boxOf(grid.body);
    const from = { x: x - left, y: y - top };
    drag = { pointer: event.pointerId, grid, from, before: [...selection.view().ids], element: null };
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onCancel);
    addEventListener('keydown', onKey, true);
    board.addEventListener('scroll', draw, true);
  };
  board.addEventListener('pointerdown', onDown, true);
  return () => {
    cancel();
    board.removeEventListener('pointerdown', onDown, true);
  };
}

function boxIn(overlay: HTMLElement): HTMLElement {
  const element = document.createElement('div');
  element.className = styles.box ?? '';
  overlay.append(element);
  return element;
}

/** The appointments that a box touches, also those of a large day that are not rendered. */
function idsIn({ left, top, right, bottom }: Box, grid: SelectableGrid): readonly string[] {
  const { body, columns, fromHour, scale } = grid;
  const origin = boxOf(body).left;
  const atMinute = (minute: number): number => (minute - fromHour * 60) * scale;
  return columnElements(body).flatMap((element, index) => {
    const place = boxOf(element);
    const start = place.left - origin;
    return (columns[index] ?? [])
      .filter((tile) => {
        const from = start + (tile.lane / tile.lanes) * place.width;
        const to = start + ((tile.lane + tile.width) / tile.lanes) * place.width;
        return from < right && to > left && atMinute(tile.start) < bottom && atMinute(tile.end) > top;
      })
      .map(({ appointment }) => appointment.id);
  });
}
