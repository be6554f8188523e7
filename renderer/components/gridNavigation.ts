/** A cell of the table; the header is row -1. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** The number of visible rows. */
  readonly page: number;
}

export const headRow = -1;

/** The target cell of a key; null for a key that does not navigate. */
export function cellAfterKey(cell: Cell, key: string, size: GridSize): Cell | null {
  const steps: Readonly<Record<string, Cell>> = {
    ArrowUp: { row: cell.row - 1, column: cell.column },
    ArrowDown: { row: cell.row + 1, column: cell.column },
    ArrowLeft: { row: cell.row, column: cell.column - 1 },
    ArrowRight: { row: cell.row, column: cell.column + 1 },
    // Page up stops at the first row; the header is one more step.
    PageUp: { row: cell.row === headRow ? headRow : Math.max(0, cell.row - size.page), column: cell.column },
    PageDown: { row: cell.row + size.page, column: cell.column },
    Home: { row: 0, column: cell.column },
    End: { row: size.rows - 1, column: cell.column },
  };
  const next = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return next ? withinGrid(next, size) : null;
}

/** The nearest existing cell. */
export function withinGrid({ row, column }: Cell, { rows, columns }: GridSize): Cell {
  return {
    row: Math.max(headRow, Math.min(rows - 1, row)),
    column: Math.max(0, Math.min(columns - 1, column)),
  };
}

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
