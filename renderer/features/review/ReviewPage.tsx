import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { say } from '../../../words/page/say.ts';
import { useActions } from '../../actions/useActions.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { createLazyPart } from '../../components/LazyPart.tsx';
import { clientPath } from '../../lib/paths.ts';
import { useNow } from '../../lib/useNow.ts';
import { computerZone, wallClock } from '../../lib/timeZone.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import { Completeness } from './DirectoryStatus.tsx';
import { FigurePanel } from './FigurePanel.tsx';
import { FilterBar } from './ReviewFilters.tsx';
import { useReviewMemory } from './reviewSession.ts';
import styles from './ReviewPage.module.css';
import { type ReviewTable, sortAfterClick } from './reviewTable.ts';
import { partlyWords, useDirectoryNews } from './useDirectoryProgress.ts';
import { TablePlace } from './TableArea.tsx';
import { tagsIn } from './rows.ts';
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

/** All clients of the clinic, as a manager looks at them. `part` is what the address asks for. */
export function ReviewPage({ part }: { readonly part: string }) {
  const bridge = useBridge();
  const [, navigate] = useLocation();
  const { connection } = useSettings();
  const memory = useReviewMemory();
  const today = wallClock(useNow(), computerZone())?.date ?? '';
  const { table, address, show, showFilter } = useReviewTable(part);
  const { filter, sort, columns } = table;
  const question = useMemo(() => ({ filter: table.filter, sort: table.sort }), [table]);
  const { summary, store } = useRows(question);
  const figures = useFigures(filter);
  const refresh = (): Promise<unknown> => Promise.all([store.refresh(), figures.refresh()]);
  const directory = useDirectoryNews(summary.directory, refresh);
  const { locations } = useLocations();
  const places = useMemo(() => locations.toSorted((one, other) => one.name.localeCompare(other.name)), [locations]);
  const { views: own, keep, forget } = useViews();
  const views = [...builtInViews(today), ...own];
  const { current, isExact } = useCurrentView(views, table);
  const { isExporting, run: exportRows } = useExport(table, current?.name ?? '', summary.total, today);

  const [adding, setAdding] = useState(false);
  const [dialog, setDialog] = useState<'save' | 'flaws' | null>(null);
  const [place, setPlace] = useState(() => memory.recall().place);
  const search = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLDivElement>(null);

  const shownConnection = useRef(connection);
  useEffect(() => {
    // The same clinic is read in another way.
    if (shownConnection.current !== connection) void store.refresh();
    shownConnection.current = connection;
  }, [connection, store]);

  const change = (wanted: Partial<ReviewTable>): void => show({ ...table, ...wanted });
  const control = (to: 'pause' | 'resume' | 'reread') => (): void => void bridge.ask('directory:control', { to });
  const state = directory?.state;
  const canExport = summary.total > 0;
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
      <h1 className="visually-hidden">{say('review.title')}</h1>
      <header className={styles.head}>
        <ViewMenu
          views={views}
          current={current}
          isExact={isExact}
          onChoose={(view) => show(view.table)}
          onSave={() => setDialog('save')}
          onForget={forget}
        />
        <div className={styles.tools}>
          {directory && <Completeness directory={directory} onFlaws={() => setDialog('flaws')} control={control} />}
          <ColumnMenu columns={columns} onColumns={(next) => change({ columns: next })} />
          <button
            type="button"
            className={styles.export}
            aria-keyshortcuts="Control+Shift+E"
            aria-disabled={!canExport || isExporting || undefined}
            onClick={() => {
              if (canExport) void exportRows();
            }}
          >
            <FileDownloadOutlined />
            {isExporting ? say('review.exporting') : say('review.exportCsv')}
          </button>
        </div>
      </header>
      <FilterBar
        filter={filter}
        onFilter={showFilter}
        onSearch={(text) => {
          const { search: _former, ...rest } = filter;
          showFilter(text === '' ? rest : { ...rest, search: text });
        }}
        onIntoTable={() => grid.current?.focus()}
        places={places}
        tags={() => tagsIn(store.rows())}
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
        partly={directory && partlyWords(directory)}
      />
      <TablePlace
        summary={summary}
        store={store}
        table={table}
        directory={directory}
        figures={figures.figures}
        today={today}
        grid={grid}
        place={place?.address === address ? place : null}
        onLeave={(left) => {
          memory.remember({ place: { ...left, address } });
          setPlace(null);
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
        {summary.question !== null && !summary.turning && say('review.inTable', { count: summary.total })}
      </p>
      {dialog === 'flaws' && <flawsDialog.Part onClose={() => setDialog(null)} />}
      {dialog === 'save' && (
        <saveDialog.Part
          views={views}
          current={current?.builtIn === false ? current : null}
          searches={filter.search !== undefined}
          onSave={(name, formerName) => keep(name, table, formerName)}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}
