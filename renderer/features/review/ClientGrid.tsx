import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ClientColumnName } from '../../../electron/contract/clients.ts';
import { t } from '../../../i18n/page/t.ts';
import table from '../../components/tableGrid.module.css';
import {
  type Cell,
  cellAfterKey,
  cellAt,
  headRow,
  overscan,
  showColumn,
  slotsFor,
  withinGrid,
} from '../../components/gridNavigation.ts';
import { useIsCompact, useMeasuredAgain } from '../../hooks/useIsCompact.ts';
import { useStableCallback } from '../../hooks/useStableCallback.ts';
import styles from './ClientGrid.module.css';
import { usePhoneFormat } from '../../components/usePhoneFormat.ts';
import { GridHead, GridRow } from './ClientGridRows.tsx';
import { gridTracks, leastWidth } from './columns.ts';
import type { GridPosition } from './reviewSession.ts';
import { type ReviewSort, shownSort } from './reviewTable.ts';
import { type ReviewClient, rowAt } from './rows.ts';
import type { RowStore } from './rowStore.ts';

/** Pixels. */
const rowHeights = { comfortable: 34, compact: 28 } as const;
const headHeight = 36;

interface ClientGridProps {
  readonly store: RowStore;
  readonly columns: readonly ClientColumnName[];
  readonly sort: ReviewSort | null;
  readonly onSort: (column: ClientColumnName) => void;
  readonly onOpen: (client: ReviewClient) => void;
  readonly grid: RefObject<HTMLDivElement | null>;
  /** The position in this table when it was last left. */
  readonly position: GridPosition | null;
  readonly onLeave: (position: Omit<GridPosition, 'address'>) => void;
}

/**
 * The table as a grid with one tab stop; arrow keys move between cells. The focus stays on the grid and the cell is
 * named by aria-activedescendant, so that an unmounted row can't take the focus along.
 */
export function ClientGrid({ store, columns, sort, onSort, onOpen, grid, position, onLeave }: ClientGridProps) {
  const id = useId();
  const rowHeight = rowHeights[useIsCompact() ? 'compact' : 'comfortable'];
  const [active, setActive] = useState<Cell>(position?.cell ?? { row: 0, column: 0 });
  const rows = useSyncExternalStore(store.subscribe, store.rows);
  const { total } = rows;
  const formatPhone = usePhoneFormat();
  // The active row stays mounted, however far the grid is scrolled.
  const cell = withinGrid(active, { rows: total, columns: columns.length, page: 1 });
  // An id per cell: screen readers announce the cell only when the id changes.
  const activeId = `${id}-${cell.row}-${cell.column}`;

  // oxlint-disable-next-line react/incompatible-library -- its functions are called while drawing only, and never kept
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => grid.current,
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    rangeExtractor: (range) => {
      const visible = defaultRangeExtractor(range);
      const isElsewhere = cell.row >= 0 && (cell.row < (visible[0] ?? 0) || cell.row > (visible.at(-1) ?? -1));
      if (!isElsewhere) return visible;
      return cell.row < (visible[0] ?? 0) ? [cell.row, ...visible] : [...visible, cell.row];
    },
  });
  useMeasuredAgain(virtual, rowHeight);
  const { startIndex: first = 0, endIndex: last = 0 } = virtual.range ?? {};
  const items = virtual.getVirtualItems();
  const slots = slotsFor(last - first + 1);

  useEffect(() => {
    const hasFocus = grid.current?.contains(document.activeElement) && cell.row >= first && cell.row <= last;
    const isAtTop = (grid.current?.scrollTop ?? 0) < rowHeight;
    store.setViewport({ first, last }, { anchor: hasFocus ? cell.row : isAtTop ? null : first + 1, active: cell.row });
  }, [store, first, last, cell.row, rows.isPending, total, grid, rowHeight]);

  const { shift } = rows;
  useLayoutEffect(() => {
    if (!shift) return;
    grid.current?.scrollTo({ top: grid.current.scrollTop + shift.rows * rowHeight });
    setActive((former) => (former.row === headRow ? former : { ...former, row: former.row + shift.rows }));
  }, [shift, grid, rowHeight]);
  // The opened client takes the focus before the table unmounts.
  const isOpening = useRef(false);
  useRestoredPosition({ isOpening, grid, request: rows.request, position, cell, setCell: setActive, onLeave });

  const least = leastWidth(columns);
  useEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => element.toggleAttribute('data-wide', element.clientWidth < least));
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid, least]);

  const toCell = (next: Cell): void => {
    setActive(next);
    if (next.row >= 0) virtual.scrollToIndex(next.row, { align: 'auto' });
    const head = grid.current?.querySelectorAll<HTMLElement>('[role="columnheader"]')[next.column];
    if (head && grid.current) showColumn(grid.current, head);
  };
  const sortBy = useStableCallback((column: ClientColumnName): void => {
    setActive({ row: headRow, column: columns.indexOf(column) });
    grid.current?.focus({ preventScroll: true });
    onSort(column);
  });
  const open = (row: number): void => {
    const client = rowAt(rows, row);
    if (!client) return;
    isOpening.current = true;
    onOpen(client);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const page = Math.max(1, last - first - 1);
    const next = cellAfterKey(cell, event.key, { rows: total, columns: columns.length, page });
    const column = columns[cell.column];
    if (next) toCell(next);
    else if (cell.row === headRow && column && (event.key === 'Enter' || event.key === ' ')) onSort(column);
    else if (event.key === 'Enter') open(cell.row);
    else return;
    event.preventDefault();
  };
  const click = (event: MouseEvent): void => {
    const clicked = cellAt(event.target);
    if (!clicked) return;
    setActive(clicked);
    grid.current?.focus({ preventScroll: true });
  };
  const effectiveSort = useMemo(() => shownSort(sort), [sort]);
  const gridStyle = {
    '--tracks': gridTracks(columns),
    '--least': `${least}px`,
    '--row': `${rowHeight}px`,
    '--head': `${headHeight}px`,
    // Sound: custom properties are styles as well, though React's type leaves them out.
  } as CSSProperties;

  return (
    <div
      ref={grid}
      className={`${table.grid} ${styles.grid}`}
      role="grid"
      aria-label={t('general.clients')}
      aria-rowcount={total + 1}
      aria-activedescendant={activeId}
      tabIndex={0}
      style={gridStyle}
      data-turning={rows.isPending ? '' : undefined}
      onKeyDown={press}
      onClick={click}
      onDoubleClick={({ target }) => {
        const clicked = cellAt(target);
        if (clicked) open(clicked.row);
      }}
    >
      <GridHead
        columns={columns}
        sort={effectiveSort}
        onSort={sortBy}
        active={cell.row === headRow ? cell.column : null}
        activeId={cell.row === headRow ? activeId : ''}
      />
      <div role="rowgroup" className={`${table.body} ${styles.body}`} style={{ height: total * rowHeight }}>
        {items.map(({ index }) => (
          <GridRow
            // Keys are recycled: a row that leaves at one end is reused at the other. A row apart has a key of its own.
            key={index >= first - overscan && index <= last + overscan ? index % slots : -1 - index}
            row={index}
            top={index * rowHeight}
            client={rowAt(rows, index)}
            columns={columns}
            active={index === cell.row ? cell.column : null}
            activeId={index === cell.row ? activeId : ''}
            formatPhone={formatPhone}
          />
        ))}
      </div>
    </div>
  );
}

interface RestoredPosition {
  readonly grid: RefObject<HTMLDivElement | null>;
  /** The request that the rows answer. */
  readonly request: string | null;
  readonly position: GridPosition | null;
  readonly cell: Cell;
  readonly setCell: (change: (cell: Cell) => Cell) => void;
  /** Whether the table is left for a client that is opened from it. */
  readonly isOpening: RefObject<boolean>;
  readonly onLeave: (position: Omit<GridPosition, 'address'>) => void;
}

/** Scrolls another table to its top, and restores the position in one that was left. */
function useRestoredPosition({ grid, request, position, cell, setCell, isOpening, onLeave }: RestoredPosition): void {
  const range = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (request === null || request === range.current || !grid.current) return;
    const isFirst = range.current === null;
    range.current = request;
    if (!isFirst) {
      grid.current.scrollTo({ top: 0 });
      setCell((former) => (former.row === headRow ? former : { ...former, row: 0 }));
    } else if (position) {
      grid.current.scrollTo({ top: position.scroll });
      if (position.hadFocus) grid.current.focus({ preventScroll: true });
    }
  }, [grid, request, position, setCell]);

  const leave = useEffectEvent((element: HTMLElement): void =>
    onLeave({
      scroll: element.scrollTop,
      cell,
      hadFocus: isOpening.current || element.contains(document.activeElement),
    }),
  );
  // Before it is unmounted: afterwards its scroll position is lost.
  useLayoutEffect(() => {
    const element = grid.current;
    return element ? () => leave(element) : undefined;
  }, [grid]);
}
