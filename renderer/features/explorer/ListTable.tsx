import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { say } from '../../../words/page/say.ts';
import { useActions } from '../../actions/useActions.ts';
import { Action } from '../../components/Action.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { listWords } from '../../lib/counts.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { listPath, type ListPlaceInAddress } from './explorerPlace.ts';
import { FilterBar } from './ListFilters.tsx';
import { ListRows } from './ListRows.tsx';
import styles from './ListTable.module.css';
import type { ListView } from './listCells.ts';
import { RowPanel } from './RowPanel.tsx';
import { useListExport } from './useListExport.ts';
import { type RowsQuestion, useListRows } from './useListRows.ts';

interface ListTableProps {
  readonly list: ListView;
  readonly lists: readonly ListView[];
  readonly place: ListPlaceInAddress;
}

/** One list: what narrows it, its rows, and the row that is open. */
export function ListTable({ list, lists, place }: ListTableProps) {
  const [, navigate] = useLocation();
  const search = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const missing = missingIn(list, place);
  const isAsked = list.why === null && missing.length === 0;
  const question: RowsQuestion = {
    list: place.list,
    search: place.search,
    filters: place.filters,
    columns: place.columns,
  };
  const rows = useListRows(isAsked ? question : null);
  const exported = useListExport(list, question);
  const show = (change: Partial<ListPlaceInAddress>, replace = false): void =>
    navigate(listPath({ ...place, ...change }), { replace });
  const close = (): void => {
    show({ row: null });
    grid.current?.focus();
  };
  const canExport = isAsked && rows.rows.length > 0;
  useActions({
    'explorer.search': list.search !== 'none' ? () => search.current?.focus() : undefined,
    'explorer.table': () => grid.current?.focus(),
    'explorer.more': rows.page?.next ? rows.more : undefined,
    'explorer.export': canExport && !exported.isExporting ? () => void exported.run() : undefined,
    'explorer.close': place.row === null ? undefined : close,
  });

  return (
    <div className={styles.place} data-open={place.row === null ? undefined : ''}>
      <section className={styles.table} aria-label={list.title}>
        <header className={styles.head}>
          <h2 className={styles.title}>{list.title}</h2>
          <div className={styles.tools}>
            <ColumnChoice
              columns={list.columns}
              shown={place.columns}
              onColumns={(columns) => show({ columns }, true)}
            />
            {exported.isExporting ? (
              <Action onClick={exported.stop}>{say('explorer.stopExport')}</Action>
            ) : (
              <button
                type="button"
                className={styles.export}
                aria-keyshortcuts="Control+Shift+E"
                aria-disabled={!canExport || undefined}
                onClick={() => {
                  if (canExport) void exported.run();
                }}
              >
                <FileDownloadOutlined />
                {say('explorer.exportCsv')}
              </button>
            )}
          </div>
        </header>
        {list.why === null && (
          <FilterBar
            list={list}
            lists={lists}
            place={place}
            search={search}
            onPlace={(change) => show({ ...change, row: null }, Object.keys(change).join() === 'search')}
            onIntoTable={() => grid.current?.focus()}
          />
        )}
        {list.why !== null ? (
          <EmptyState title={say('explorer.notAsked')}>{list.why}</EmptyState>
        ) : missing.length > 0 ? (
          <EmptyState title={say('explorer.needs')}>
            {say('explorer.needsWords', { names: listWords(missing) })}
          </EmptyState>
        ) : (
          <ListRows
            list={list}
            state={rows}
            grid={grid}
            isNarrowed={place.search !== '' || Object.keys(place.filters).length > 0}
            open={place.row}
            onOpen={(id, byKey) => {
              show({ row: id }, place.row !== null);
              if (byKey) requestAnimationFrame(() => panel.current?.focus());
            }}
          />
        )}
      </section>
      {place.row !== null && list.why === null && (
        <RowPanel
          key={place.row}
          panel={panel}
          list={list}
          lists={lists}
          question={question}
          id={place.row}
          onClose={close}
        />
      )}
    </div>
  );
}

/** What the list can't be asked without. */
function missingIn(list: ListView, { search, filters }: ListPlaceInAddress): readonly string[] {
  const lacking = list.filters.filter(({ required, key }) => required && (filters[key] ?? '') === '');
  const lacksSearch = list.search === 'needed' && search === '';
  return [...lacking.map(({ title }) => title), ...(lacksSearch ? [say('explorer.search')] : [])];
}
