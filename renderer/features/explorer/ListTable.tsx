import { useRef } from 'react';
import { useLocation } from 'wouter';
import { maxListColumns } from '../../../electron/contract/files.ts';
import { t } from '../../../i18n/page/t.ts';
import { ExportAction } from '../../components/ExportAction.tsx';
import { useActions } from '../../actions/useActions.ts';
import { ColumnMenu } from '../../components/ColumnMenu.tsx';
import { Action } from '../../components/Action.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { formatList } from '../../lib/counts.ts';
import { listPath, type ListAddress } from './listAddress.ts';
import { plainTitle } from './filterTitle.ts';
import { ListFilters } from './ListFilters.tsx';
import { ListRows } from './ListRows.tsx';
import table from '../../components/tableGrid.module.css';
import styles from './ListTable.module.css';
import type { ColumnView, ListView } from './listCells.ts';
import { RowPanel } from './RowPanel.tsx';
import { useListExport } from './useListExport.ts';
import { type RowsRequest, useListRows } from './useListRows.ts';

interface ListTableProps {
  readonly list: ListView;
  readonly lists: readonly ListView[];
  readonly address: ListAddress;
}

/** One list: its filters, its rows, and the open row. */
export function ListTable({ list, lists, address }: ListTableProps) {
  const [, navigate] = useLocation();
  const search = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const missing = missingInputs(list, address);
  const canQuery = list.why === null && missing.length === 0;
  const request: RowsRequest = {
    list: address.list,
    search: address.search,
    filters: address.filters,
    columns: address.columns,
  };
  const rows = useListRows(canQuery ? request : null);
  const exported = useListExport(list, request);
  const show = (change: Partial<ListAddress>, replace = false): void =>
    navigate(listPath({ ...address, ...change }), { replace });
  const close = (): void => {
    show({ row: null });
    grid.current?.focus();
  };
  const canExport = canQuery && rows.rows.length > 0;
  useActions({
    'explorer.search': list.search !== 'none' ? () => search.current?.focus() : undefined,
    'explorer.table': () => grid.current?.focus(),
    'explorer.more': rows.page?.next ? rows.more : undefined,
    'explorer.export': canExport && !exported.isExporting ? () => void exported.run() : undefined,
    'explorer.close': address.row === null ? undefined : close,
  });

  return (
    <div className={styles.layout} data-open={address.row === null ? undefined : ''}>
      <section className={styles.table} aria-label={list.title}>
        <header className={table.bar}>
          <h2 className={styles.title}>{list.title}</h2>
          <div className={table.tools}>
            <ListColumns
              columns={list.columns}
              shown={address.columns}
              onColumns={(columns) => show({ columns }, true)}
            />
            {exported.isExporting ? (
              <Action onClick={exported.stop}>{t('explorer.stopExport')}</Action>
            ) : (
              <ExportAction
                label={t('explorer.exportCsv')}
                disabled={!canExport}
                onExport={() => void exported.run()}
              />
            )}
          </div>
        </header>
        {list.why === null && (
          <ListFilters
            list={list}
            lists={lists}
            address={address}
            search={search}
            onChange={(change) => show({ ...change, row: null }, Object.keys(change).join() === 'search')}
            onIntoTable={() => grid.current?.focus()}
          />
        )}
        {list.why !== null ? (
          <EmptyState title={t('explorer.notAsked')}>{list.why}</EmptyState>
        ) : missing.length > 0 ? (
          <EmptyState title={t('explorer.needs')}>
            {t('explorer.needsText', { names: formatList(missing.map(plainTitle)) })}
          </EmptyState>
        ) : (
          <ListRows
            list={list}
            state={rows}
            grid={grid}
            isNarrowed={address.search !== '' || Object.keys(address.filters).length > 0}
            open={address.row}
            onOpen={(id, byKey) => {
              show({ row: id }, address.row !== null);
              if (byKey) requestAnimationFrame(() => panel.current?.focus());
            }}
          />
        )}
      </section>
      {address.row !== null && list.why === null && (
        <RowPanel
          key={address.row}
          panel={panel}
          list={list}
          lists={lists}
          request={request}
          id={address.row}
          onClose={close}
        />
      )}
    </div>
  );
}

interface ListColumnsProps {
  readonly columns: readonly ColumnView[];
  /** Keys; empty for the default columns. */
  readonly shown: readonly string[];
  readonly onColumns: (keys: readonly string[]) => void;
}

function ListColumns({ columns, shown, onColumns }: ListColumnsProps) {
  const usual = columns.filter((column) => column.usual).map(({ key }) => key);
  const current = shown.length > 0 ? shown : usual;
  const isFull = current.length >= maxListColumns;
  const toggle = (key: string): void => {
    const next = columns.map((column) => column.key).filter((each) => current.includes(each) !== (each === key));
    onColumns(next.join() === usual.join() ? [] : next);
  };
  return (
    <ColumnMenu
      label={t('explorer.columns')}
      columns={columns.map(({ key, title }) => {
        const isShown = current.includes(key);
        const isDisabled = isShown ? current.length === 1 : isFull;
        return { key, title, isShown, isDisabled, tooltip: key };
      })}
      note={isFull ? t('explorer.tooManyColumns', { most: maxListColumns }) : null}
      resetLabel={t('explorer.usualColumns')}
      onToggle={toggle}
      onReset={() => onColumns([])}
    />
  );
}

/** The inputs that are required before the list can be queried. */
function missingInputs(list: ListView, { search, filters }: ListAddress): readonly string[] {
  const lacking = list.filters.filter(({ required, key }) => required && (filters[key] ?? '') === '');
  const lacksSearch = list.search === 'needed' && search === '';
  return [...lacking.map(({ title }) => title), ...(lacksSearch ? [t('explorer.search')] : [])];
}
