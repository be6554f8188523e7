import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { memo, type ReactNode } from 'react';
import type { ClientColumnName } from '../../../electron/contract/clients.ts';
import { t } from '../../../i18n/page/t.ts';
import table from '../../components/tableGrid.module.css';
import { balanceParts } from '../../lib/money.ts';
import { clientPath } from '../../lib/paths.ts';
import alertMark from '../../components/alertMark.module.css';
import styles from './ClientGrid.module.css';
import { cellText, columnLayout, columnTitle, mayOverflow } from './columns.ts';
import type { ReviewSort } from './reviewTable.ts';
import type { ReviewClient } from './rows.ts';

interface GridRowProps {
  readonly row: number;
  /** Pixels from the upper edge of the first row. */
  readonly top: number;
  /** Undefined while the row is loading. */
  readonly client: ReviewClient | undefined;
  readonly columns: readonly ClientColumnName[];
  /** The active column of this row. */
  readonly active: number | null;
  readonly activeId: string;
  readonly formatPhone: (number: string) => string;
}

/** One client. Rendered once, however far the table is scrolled. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, top, client, columns, active, activeId, formatPhone } = props;
  const about = {
    role: 'row',
    'aria-rowindex': row + 2,
    'data-row': row,
    'data-active': active === null ? undefined : '',
    style: { transform: `translateY(${top}px)` },
  } as const;
  if (!client) {
    return (
      <div {...about} className={table.row} aria-busy="true">
        <div
          role="gridcell"
          aria-colspan={columns.length}
          aria-label={t('review.beingRead')}
          className={`${table.cell} ${styles.cell}`}
          id={active === null ? undefined : activeId}
        >
          <span className={styles.skeleton} style={{ width: `${40 + ((row * 7) % 5) * 9}%` }} />
        </div>
      </div>
    );
  }
  return (
    <div {...about} className={table.row}>
      {columns.map((column, index) => {
        const text = column === 'balance' ? '' : cellText(column, client, formatPhone);
        const overflows = mayOverflow(column, text);
        return (
          <div
            key={column}
            role={column === 'name' ? 'rowheader' : 'gridcell'}
            className={`${table.cell} ${styles.cell}`}
            data-column={column}
            data-cut={overflows ? '' : undefined}
            data-end={columnLayout[column].atEnd && ''}
            title={overflows ? text : undefined}
            id={index === active ? activeId : undefined}
          >
            {column === 'balance' ? <Balance balance={client.balance} /> : cellContent(column, text, client)}
          </div>
        );
      })}
    </div>
  );
});

function cellContent(column: ClientColumnName, text: string, client: ReviewClient): ReactNode {
  if (column === 'name') {
    return (
      <a href={`#${clientPath(client.id)}`} tabIndex={-1} className={styles.name}>
        {text === '' ? t('review.noName') : text}
      </a>
    );
  }
  if (column === 'active' && client.active === false) return <span className={table.state}>{text}</span>;
  if (column === 'alerts' && text !== '') return <span className={`${alertMark.mark} ${styles.alert}`}>{text}</span>;
  return text;
}

function Balance({ balance }: { readonly balance: ReviewClient['balance'] }) {
  if (!balance) return null;
  const parts = balanceParts(balance);
  if (!parts) return balance.amount;
  return (
    <>
      <span className={styles.amount} data-kind={parts.kind}>
        {parts.amount}
      </span>
      <span className={styles.amountWord}>{parts.label}</span>
    </>
  );
}

interface GridHeadProps {
  readonly columns: readonly ClientColumnName[];
  readonly sort: ReviewSort;
  readonly onSort: (column: ClientColumnName) => void;
  readonly active: number | null;
  readonly activeId: string;
}

/** The column headers; a click sorts. */
export const GridHead = memo(function GridHead({ columns, sort, onSort, active, activeId }: GridHeadProps) {
  return (
    <div role="rowgroup" className={table.head}>
      <div role="row" aria-rowindex={1} className={table.heads}>
        {columns.map((column, index) => {
          const { atEnd } = columnLayout[column];
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
              {/* The grid is one tab stop; within it, arrow keys and Enter reach the headers. */}
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
