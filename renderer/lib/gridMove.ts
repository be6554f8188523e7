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
