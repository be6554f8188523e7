import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { clientColumns } from '../../../electron/contract/clients.ts';
import { t } from '../../../i18n/page/t.ts';
import { ExportAction } from '../../components/ExportAction.tsx';
import { useActions } from '../../actions/useActions.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { canManage } from '../../domain/canManage.ts';
import { ColumnMenu } from '../../components/ColumnMenu.tsx';
import { createLazyPart } from '../../components/LazyPart.tsx';
import { clientPath } from '../../lib/paths.ts';
import { useNow } from '../../hooks/useNow.ts';
import { computerZone, wallClock } from '../../lib/timeZone.ts';
import { columnTitle } from './columns.ts';
import { DirectoryStatus } from './DirectoryStatus.tsx';
import { FigurePanel } from './FigurePanel.tsx';
import { ReviewFilters } from './ReviewFilters.tsx';
import { useReviewSession } from './reviewSession.ts';
import tableGrid from '../../components/tableGrid.module.css';
import styles from './ReviewPage.module.css';
import { type ReviewTable, sortAfterClick, toggleColumn, usualColumns } from './reviewTable.ts';
import { partialSumsLabel, useDirectoryProgress } from './useDirectoryProgress.ts';
import { TableArea } from './TableArea.tsx';
import { collectTags } from './rows.ts';
import { useCurrentView, useViews } from './useViews.ts';
import { useExport } from './useTableExport.ts';
import { useFigures } from './figures.ts';
import { useLocations } from '../../data/useLocations.ts';
import { useReviewTable } from './reviewAddress.ts';
import { useRows } from './rowStore.ts';
import { ViewMenu } from './ViewMenu.tsx';
import { builtInViews } from './views.ts';

const saveDialog = createLazyPart(() => import('./SaveViewDialog.tsx').then((part) => part.SaveViewDialog));
const flawsDialog = createLazyPart(() => import('../../components/FlawsDialog.tsx').then((part) => part.FlawsDialog));

/** All clients of the clinic for a manager. `part` is the part of the address that describes the table. */
export function ReviewPage({ part }: { readonly part: string }) {
  const bridge = useBridge();
  const [, navigate] = useLocation();
  const { connection, view: settings } = useSettings();
  const session = useReviewSession();
  const today = wallClock(useNow(), computerZone())?.date ?? '';
  const { table, address, show, showFilter } = useReviewTable(part);
  const { filter, sort, columns } = table;
  const request = useMemo(() => ({ filter: table.filter, sort: table.sort }), [table]);
  const { summary, store } = useRows(request);
  const figures = useFigures(filter);
  const refresh = (): Promise<unknown> => Promise.all([store.refresh(), figures.refresh()]);
  const directory = useDirectoryProgress(summary.directory, refresh);
  const { locations } = useLocations();
  const sortedLocations = useMemo(
    () => locations.toSorted((one, other) => one.name.localeCompare(other.name)),
    [locations],
  );
  const { views: savedViews, save, remove } = useViews();
  const views = [...builtInViews(today), ...savedViews];
  const { current, isExact } = useCurrentView(views, table);
  const { isExporting, run: exportRows } = useExport(table, current?.name ?? '', summary.total, today);

  const [adding, setAdding] = useState(false);
  const [dialog, setDialog] = useState<'save' | 'flaws' | null>(null);
  const [position, setPosition] = useState(() => session.read().position);
  const search = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLDivElement>(null);

  const shownConnection = useRef(connection);
  useEffect(() => {
    // The same clinic over another connection.
    if (shownConnection.current !== connection) void store.refresh();
    shownConnection.current = connection;
  }, [connection, store]);

  const change = (patch: Partial<ReviewTable>): void => show({ ...table, ...patch });
  const control = (to: 'pause' | 'resume' | 'reread') => (): void => void bridge.request('directory:control', { to });
  const state = directory?.state;
  const mayExport = canManage(settings?.staff);
  const canExport = summary.total > 0 && mayExport;
  useActions({
    'review.search': () => {
      search.current?.focus();
      search.current?.select();
    },
    'review.filter': () => setAdding(true),
    'review.table': () => grid.current?.focus(),
    'review.export': canExport ? () => void exportRows() : undefined,
    'directory.reread': state === 'complete' || state === 'incomplete' ? control('reread') : undefined,
    'directory.pause': state === 'reading' || state === 'waiting' ? control('pause') : undefined,
    'directory.resume': state === 'paused' ? control('resume') : undefined,
  });
  const visitsSince = directory?.visitsSince ?? null;

  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t('review.title')}</h1>
      <header className={`${tableGrid.bar} ${styles.head}`}>
        <ViewMenu
          views={views}
          current={current}
          isExact={isExact}
          onChoose={(view) => show(view.table)}
          onSave={() => setDialog('save')}
          onDelete={remove}
        />
        <div className={tableGrid.tools}>
          {directory && <DirectoryStatus directory={directory} onFlaws={() => setDialog('flaws')} control={control} />}
          <ColumnMenu
            label={t('review.columns')}
            columns={clientColumns.map((column) => ({
              key: column,
              title: columnTitle(column),
              isShown: columns.includes(column),
              // A row without a name is of no use.
              isDisabled: column === 'name',
            }))}
            resetLabel={t('review.usualColumns')}
            onToggle={(column) => change({ columns: toggleColumn(columns, column) })}
            onReset={() => change({ columns: usualColumns })}
          />
          <ExportAction
            label={isExporting ? t('review.exporting') : t('review.exportCsv')}
            disabled={!canExport || isExporting}
            why={mayExport ? null : t('review.exportForManagers')}
            onExport={() => void exportRows()}
          />
        </div>
      </header>
      <ReviewFilters
        filter={filter}
        onFilter={showFilter}
        onSearch={(text) => {
          const { search: _former, ...rest } = filter;
          showFilter(text === '' ? rest : { ...rest, search: text });
        }}
        onIntoTable={() => grid.current?.focus()}
        locations={sortedLocations}
        tags={() => collectTags(store.rows())}
        today={today}
        visitsSince={visitsSince}
        search={search}
        adding={adding}
        onAdding={setAdding}
      />
      <FigurePanel
        figures={figures.figures}
        failure={figures.failure}
        filter={filter}
        onFilter={showFilter}
        today={today}
        visitsSince={visitsSince}
        partialLabel={directory && partialSumsLabel(directory)}
      />
      <TableArea
        summary={summary}
        store={store}
        table={table}
        directory={directory}
        figures={figures.figures}
        today={today}
        grid={grid}
        position={position?.address === address ? position : null}
        onLeave={(left) => {
          session.update({ position: { ...left, address } });
          setPosition(null);
        }}
        onSort={(column) => change({ sort: sortAfterClick(sort, column) })}
        onOpen={({ id }) => {
          navigate(clientPath(id));
          document.getElementById('main')?.focus();
        }}
        onClear={() => {
          showFilter({});
          search.current?.focus();
        }}
      />
      <p className="visually-hidden" role="status">
        {summary.request !== null && !summary.isPending && t('review.inTable', { count: summary.total })}
      </p>
      {dialog === 'flaws' && <flawsDialog.Part onClose={() => setDialog(null)} />}
      {dialog === 'save' && (
        <saveDialog.Part
          views={views}
          current={current?.builtIn === false ? current : null}
          searches={filter.search !== undefined}
          onSave={(name, formerName) => save(name, table, formerName)}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}
