import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ClientColumnName } from '../../../electron/contract/clients.ts';
import { say } from '../../../words/page/say.ts';
import table from '../../components/tableGrid.module.css';
import { isCompact } from '../../lib/density.ts';
import { type Cell, cellAfterKey, headRow, withinGrid } from '../../lib/gridMove.ts';
import { cellAt, overscan, showColumn, slotsFor } from '../../lib/gridPlace.ts';
import { useStableCallback } from '../../lib/useStableCallback.ts';
import styles from './ClientGrid.module.css';
import { GridHead, GridRow } from './ClientGridRows.tsx';
import { gridTracks, leastWidth } from './columns.ts';
import type { Place } from './reviewSession.ts';
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
  /** Where somebody was when she left this very table. */
  readonly place: Place | null;
  readonly onLeave: (place: Omit<Place, 'address'>) => void;
}

/**
 * The table itself: one stop of the Tab key, in which arrows lead from cell to cell. The focus stays with the table and
 * the cell is only named (aria-activedescendant), so that no row that goes can take the focus along.
 */
export function ClientGrid({ store, columns, sort, onSort, onOpen, grid, place, onLeave }: ClientGridProps) {
  const id = useId();
  const rowHeight = rowHeights[isCompact() ? 'compact' : 'comfortable'];
  const [active, setActive] = useState<Cell>(place?.cell ?? { row: 0, column: 0 });
  const rows = useSyncExternalStore(store.listen, store.rows);
  const { total } = rows;
  // As long as nobody has read anything else, the row in which somebody is stays there, however far it is scrolled.
  const cell = withinGrid(active, { rows: total, columns: columns.length, page: 1 });
  // Another name for each cell: else nobody would be told that it is another one.
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
      const shown = defaultRangeExtractor(range);
      const isElsewhere = cell.row >= 0 && (cell.row < (shown[0] ?? 0) || cell.row > (shown.at(-1) ?? -1));
      if (!isElsewhere) return shown;
      return cell.row < (shown[0] ?? 0) ? [cell.row, ...shown] : [...shown, cell.row];
    },
  });
  const { startIndex: first = 0, endIndex: last = 0 } = virtual.range ?? {};
  const items = virtual.getVirtualItems();
  const slots = slotsFor(last - first + 1);

  useEffect(() => {
    const held = grid.current?.contains(document.activeElement) && cell.row >= first && cell.row <= last;
    const isAtTop = (grid.current?.scrollTop ?? 0) < rowHeight;
    store.look({ first, last }, { held: held ? cell.row : isAtTop ? null : first + 1, active: cell.row });
  }, [store, first, last, cell.row, rows.turning, total, grid, rowHeight]);

  const { shift } = rows;
  useLayoutEffect(() => {
    if (!shift) return;
    grid.current?.scrollTo({ top: grid.current.scrollTop + shift.rows * rowHeight });
    setActive((former) => (former.row === headRow ? former : { ...former, row: former.row + shift.rows }));
  }, [shift, grid, rowHeight]);
  // The focus goes on to what is opened, before the table goes.
  const isOpening = useRef(false);
  useKeptPlace({ isOpening, grid, question: rows.question, place, cell, setCell: setActive, onLeave });

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
  const seenSort = useMemo(() => shownSort(sort), [sort]);
  const looks = {
    '--tracks': gridTracks(columns),
    '--least': `${least}px`,
    '--row': `${rowHeight}px`,
    '--head': `${headHeight}px`,
    // Sound: custom properties are style as well, though React's type leaves them out.
  } as CSSProperties;

  return (
    <div
      ref={grid}
      className={`${table.grid} ${styles.grid}`}
      role="grid"
      aria-label={say('general.clients')}
      aria-rowcount={total + 1}
      aria-activedescendant={activeId}
      tabIndex={0}
      style={looks}
      data-turning={rows.turning ? '' : undefined}
      onKeyDown={press}
      onClick={click}
      onDoubleClick={({ target }) => {
        const clicked = cellAt(target);
        if (clicked) open(clicked.row);
      }}
    >
      <GridHead
        columns={columns}
        sort={seenSort}
        onSort={sortBy}
        active={cell.row === headRow ? cell.column : null}
        activeId={cell.row === headRow ? activeId : ''}
      />
      <div role="rowgroup" className={`${table.body} ${styles.body}`} style={{ height: total * rowHeight }}>
        {items.map(({ index }) => (
          <GridRow
            // What leaves at one end comes in again at the other.
            key={index >= first - overscan && index <= last + overscan ? index % slots : 'elsewhere'}
            row={index}
            top={index * rowHeight}
            client={rowAt(rows, index)}
            columns={columns}
            active={index === cell.row ? cell.column : null}
            activeId={index === cell.row ? activeId : ''}
          />
        ))}
      </div>
    </div>
  );
}

interface KeptPlace {
  readonly grid: RefObject<HTMLDivElement | null>;
  /** What the rows answer. */
  readonly question: string | null;
  readonly place: Place | null;
  readonly cell: Cell;
  readonly setCell: (change: (cell: Cell) => Cell) => void;
  /** Whether the table is left for a client that is opened out of it. */
  readonly isOpening: RefObject<boolean>;
  readonly onLeave: (place: Omit<Place, 'address'>) => void;
}

/** Begins another table at its top, and the one that somebody comes back to where she was. */
function useKeptPlace({ grid, question, place, cell, setCell, isOpening, onLeave }: KeptPlace): void {
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (question === null || question === shown.current || !grid.current) return;
    const isFirst = shown.current === null;
    shown.current = question;
    if (!isFirst) {
      grid.current.scrollTo({ top: 0 });
      setCell((former) => (former.row === headRow ? former : { ...former, row: 0 }));
    } else if (place) {
      grid.current.scrollTo({ top: place.scroll });
      if (place.hadFocus) grid.current.focus({ preventScroll: true });
    }
  }, [grid, question, place, setCell]);

  const leave = useStableCallback((element: HTMLElement): void =>
    onLeave({
      scroll: element.scrollTop,
      cell,
      hadFocus: isOpening.current || element.contains(document.activeElement),
    }),
  );
  // Before it is taken away: then it has forgotten how far it was scrolled.
  useLayoutEffect(() => {
    const element = grid.current;
    return element ? () => leave(element) : undefined;
  }, [grid, leave]);
}
