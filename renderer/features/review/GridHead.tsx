import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { memo } from 'react';
import type { ClientColumnName } from '../../../electron/contract/clients.ts';
import table from '../../components/tableGrid.module.css';
import styles from './ClientGrid.module.css';
import { columnLooks, columnTitle } from './columns.ts';
import type { ReviewSort } from './reviewTable.ts';

interface GridHeadProps {
  readonly columns: readonly ClientColumnName[];
  readonly sort: ReviewSort;
  readonly onSort: (column: ClientColumnName) => void;
  readonly active: number | null;
  readonly activeId: string;
}

/** The heads; a click on one sorts by it. */
export const GridHead = memo(function GridHead({ columns, sort, onSort, active, activeId }: GridHeadProps) {
  return (
    <div role="rowgroup" className={table.head}>
      <div role="row" aria-rowindex={1} className={table.heads}>
        {columns.map((column, index) => {
          const { atEnd } = columnLooks[column];
          const order = sort.by === column ? (sort.descending ? 'descending' : 'ascending') : 'none';
          return (
            <div
              key={column}
              role="columnheader"
              aria-sort={order}
              className={styles.headCell}
              data-column={column}
              data-end={atEnd && ''}
              data-active={index === active ? '' : undefined}
              id={index === active ? activeId : undefined}
            >
              {/* The table is one stop of the Tab key; within it, arrows and Enter reach the heads. */}
              <button type="button" tabIndex={-1} className={styles.sort} onClick={() => onSort(column)}>
                <span>{columnTitle(column)}</span>
                {order === 'ascending' && <ArrowUpward />}
                {order === 'descending' && <ArrowDownward />}
              </button>
            </div>
          );
        })}
      </div>
    </div>
  );
});
