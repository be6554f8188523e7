import type { Cell } from './gridMove.ts';

/** Rows rendered beyond the visible ones. */
export const overscan = 5;

/**
 * The most rows rendered for a number of visible ones, rounded so that small changes of the height don't render again.
 */
export function slotsFor(shown: number): number {
  return Math.ceil((shown + 2 * overscan + 1) / 16) * 16;
}

/** The cell of a clicked row, unless the click was on a control. */
export function cellAt(target: EventTarget): Cell | null {
  if (!(target instanceof Element) || target.closest('a, button')) return null;
  const cell = target.closest('[role="gridcell"], [role="rowheader"]');
  const row = cell?.closest<HTMLElement>('[data-row]');
  if (!cell || !row) return null;
  return { row: Number(row.dataset['row']), column: [...row.children].indexOf(cell) };
}

/**
 * Scrolls sideways until a column is visible; in a wide table the name column is sticky and covers the content below
 * it.
 */
export function showColumn(grid: HTMLElement, head: HTMLElement): void {
  const name = head.previousElementSibling ? head.parentElement?.firstElementChild : null;
  const covered = grid.hasAttribute('data-wide') && name instanceof HTMLElement ? name.offsetWidth : 0;
  const [start, end] = [head.offsetLeft, head.offsetLeft + head.offsetWidth];
  if (covered === 0 && !head.previousElementSibling) grid.scrollLeft = 0;
  else if (start < grid.scrollLeft + covered) grid.scrollLeft = start - covered;
  else if (end > grid.scrollLeft + grid.clientWidth) grid.scrollLeft = end - grid.clientWidth;
}
