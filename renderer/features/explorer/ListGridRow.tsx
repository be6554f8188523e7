import { memo } from 'react';
import { cellPath, cellText } from './cellWords.ts';
import table from '../../components/tableGrid.module.css';
import styles from './ListGrid.module.css';
import { isAtEnd } from './gridLooks.ts';
import type { CellView, ColumnView, LineView } from './listViews.ts';

interface ListGridRowProps {
  readonly row: number;
  /** From the first row's upper edge, in pixels. */
  readonly top: number;
  readonly line: LineView;
  readonly columns: readonly ColumnView[];
  /** The column of this row in which somebody is. */
  readonly active: number | null;
  readonly activeId: string;
  readonly isOpen: boolean;
}

export const ListGridRow = memo(function ListGridRow(props: ListGridRowProps) {
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
  return column.kind === 'state' && text !== '' ? <span className={styles.state}>{text}</span> : text;
}
