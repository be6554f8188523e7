import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type KeyboardEvent, memo, type MouseEvent, type RefObject, useId, useState } from 'react';
import { t } from '../../../i18n/page/t.ts';
import table from '../../components/tableGrid.module.css';
import { type Cell, cellAfterKey, cellAt, overscan, showColumn, withinGrid } from '../../components/gridNavigation.ts';
import {
  cellPath,
  cellText,
  type CellView,
  type ColumnView,
  isAtEnd,
  type LineView,
  type ListView,
  columnWidth,
} from './listCells.ts';
import { useIsCompact, useMeasuredAgain } from '../../hooks/useIsCompact.ts';
import styles from './ListGrid.module.css';

/** Pixels. */
const rowHeights = { comfortable: 34, compact: 28 } as const;
const headHeight = 36;

interface ListGridProps {
  readonly list: ListView;
  readonly columns: readonly ColumnView[];
  readonly rows: readonly LineView[];
  /** Null where the total is unknown. */
  readonly total: number | null;
  /** Whether these rows are being replaced. */
  readonly isPending: boolean;
  readonly grid: RefObject<HTMLDivElement | null>;
  /** The id of the row that is open beside the table. */
  readonly open: string | null;
  readonly onOpen: (id: string, byKey: boolean) => void;
  /** Called when the arrow key goes beyond the last row. */
  readonly onEnd: () => void;
}

/** The rows as a grid: one tab stop, with arrow keys from cell to cell. */
export function ListGrid(props: ListGridProps) {
  const { list, columns, rows, total, isPending, grid, open, onOpen, onEnd } = props;
  const id = useId();
  const rowHeight = rowHeights[useIsCompact() ? 'compact' : 'comfortable'];
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 });
  const within = withinGrid(active, { rows: rows.length, columns: columns.length, page: 1 });
  const cell = { ...within, row: Math.max(0, within.row) };
  const activeId = `${id}-${cell.row}-${cell.column}`;
  // oxlint-disable-next-line react/incompatible-library -- its functions are called while drawing only, and never kept
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
  });
  useMeasuredAgain(virtual, rowHeight);
  const items = virtual.getVirtualItems();
  const shown = items.map(({ index }) => index);
  // The active row stays mounted, however far the grid is scrolled.
  const drawn = shown.includes(cell.row) ? shown : [...shown, cell.row];
  const { startIndex: first = 0, endIndex: last = 0 } = virtual.range ?? {};

  const toCell = (next: Cell): void => {
    const row = Math.max(0, next.row);
    setActive({ ...next, row });
    virtual.scrollToIndex(row, { align: 'auto' });
    const head = grid.current?.querySelectorAll<HTMLElement>('[role="columnheader"]')[next.column];
    if (head && grid.current) showColumn(grid.current, head);
  };
  const openRow = (row: number, byKey: boolean): void => {
    const line = rows[row];
    if (line?.id) onOpen(line.id, byKey);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const page = Math.max(1, last - first - 1);
    const next = cellAfterKey(cell, event.key, { rows: rows.length, columns: columns.length, page });
    if (next) {
      if (event.key === 'ArrowDown' && cell.row === rows.length - 1) onEnd();
      toCell(next);
    } else if (event.key === 'Enter') followOrOpen();
    else return;
    event.preventDefault();
  };
  /** Enter follows a link; in any other cell it opens the row. */
  const followOrOpen = (): void => {
    const link = document.getElementById(activeId)?.querySelector('a');
    if (link) link.click();
    else openRow(cell.row, true);
  };
  const click = (event: MouseEvent): void => {
    const clicked = cellAt(event.target);
    if (!clicked) return;
    setActive(clicked);
    grid.current?.focus({ preventScroll: true });
    openRow(clicked.row, false);
  };
  const gridStyle = {
    '--tracks': columns
      .map((column, index) => `minmax(${columnWidth(column, index)}px, ${columnWidth(column, index)}fr)`)
      .join(' '),
    '--least': `${columns.reduce((sum, column, index) => sum + columnWidth(column, index), 24)}px`,
    '--row': `${rowHeight}px`,
    '--head': `${headHeight}px`,
    // Sound: custom properties are styles as well, though React's type leaves them out.
  } as CSSProperties;

  return (
    <div
      ref={grid}
      className={`${table.grid} ${styles.grid}`}
      role="grid"
      aria-label={list.title}
      aria-rowcount={total === null ? -1 : total + 1}
      aria-colcount={columns.length}
      aria-activedescendant={activeId}
      aria-busy={isPending || undefined}
      tabIndex={0}
      style={gridStyle}
      data-turning={isPending ? '' : undefined}
      onKeyDown={press}
      onClick={click}
    >
      <div role="rowgroup" className={table.head}>
        <div role="row" aria-rowindex={1} className={table.heads}>
          {columns.map((column) => (
            <div
              key={column.key}
              role="columnheader"
              className={styles.headCell}
              data-end={isAtEnd(column) ? '' : undefined}
              title={column.key}
            >
              <span>{column.title}</span>
              {column.unitUnknown && <em>{t('explorer.unitNotSaid')}</em>}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className={table.body} style={{ height: rows.length * rowHeight }}>
        {drawn.map((index) => {
          const line = rows[index];
          return (
            line && (
              <ListGridRow
                key={index}
                row={index}
                top={index * rowHeight}
                line={line}
                columns={columns}
                active={index === cell.row ? cell.column : null}
                activeId={index === cell.row ? activeId : ''}
                isOpen={line.id !== null && line.id === open}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

interface ListGridRowProps {
  readonly row: number;
  /** Pixels from the upper edge of the first row. */
  readonly top: number;
  readonly line: LineView;
  readonly columns: readonly ColumnView[];
  /** The active column of this row. */
  readonly active: number | null;
  readonly activeId: string;
  readonly isOpen: boolean;
}

const ListGridRow = memo(function ListGridRow(props: ListGridRowProps) {
  const { row, top, line, columns, active, activeId, isOpen } = props;
  return (
    <div
      role="row"
      className={`${table.row} ${styles.row}`}
      aria-rowindex={row + 2}
      aria-selected={isOpen || undefined}
      data-row={row}
      data-active={active === null ? undefined : ''}
      style={{ transform: `translateY(${top}px)` }}
    >
      {columns.map((column, index) => {
        const cell = line.cells[index] ?? null;
        const text = cellText(column, cell);
        return (
          <div
            key={column.key}
            role={index === 0 ? 'rowheader' : 'gridcell'}
            className={`${table.cell} ${styles.cell}`}
            data-kind={column.kind}
            data-end={isAtEnd(column) ? '' : undefined}
            title={text.length > 14 ? text : undefined}
            id={index === active ? activeId : undefined}
          >
            <CellContent column={column} cell={cell} text={text} />
          </div>
        );
      })}
    </div>
  );
});

interface CellContentProps {
  readonly column: ColumnView;
  readonly cell: CellView;
  readonly text: string;
}

function CellContent({ column, cell, text }: CellContentProps) {
  const path = cellPath(column, cell);
  if (path !== null)
    return (
      <a href={`#${path}`} tabIndex={-1} className={styles.link}>
        {text}
      </a>
    );
  return column.kind === 'state' && text !== '' ? <span className={table.state}>{text}</span> : text;
}
