import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { ServiceListsDocument } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { useActions } from '../../actions/useActions.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { clinicMark } from '../../bridge/drafts.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import typography from '../../components/typography.module.css';
import styles from './ExplorerPage.module.css';
import { ExplorerFront } from './ExplorerFront.tsx';
import { parseListPath } from './listAddress.ts';
import type { ListView } from './listCells.ts';
import { ListNav } from './ListNav.tsx';
import { ListTable } from './ListTable.tsx';
import { noteRecentList } from './recentLists.ts';

/** Everything the service holds, list by list. Read only. */
export function ExplorerPage({ path }: { readonly path: string }) {
  const lists = useLists();
  const address = parseListPath(path);
  const find = useRef<HTMLInputElement>(null);
  useActions({
    'explorer.lists': () => {
      find.current?.focus();
      find.current?.select();
    },
  });
  const shown = address?.list ?? null;
  const list = lists.lists?.find(({ name }) => name === shown);
  useNoteRecent(list?.name ?? null);
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t('app.explorer')}</h1>
      <ListNav lists={lists.lists} shown={shown} field={find} />
      <div className={styles.side}>
        {lists.failure && <FailureNotice failure={lists.failure} onRetry={lists.retry} />}
        {address && list ? (
          <ListTable key={list.name} list={list} lists={lists.lists ?? []} address={address} />
        ) : (
          <NoList lists={lists} isRequested={address !== null} />
        )}
      </div>
    </div>
  );
}

/** Notes that a list was opened, for the front page. */
function useNoteRecent(name: string | null): void {
  const bridge = useBridge();
  const clinic = clinicMark(useSettings().view);
  useEffect(() => {
    if (name !== null && clinic !== '') void noteRecentList(bridge, clinic, name);
  }, [bridge, clinic, name]);
}

function NoList({
  lists: { lists, failure, progress },
  isRequested,
}: {
  readonly lists: Lists;
  readonly isRequested: boolean;
}) {
  if (lists === null) {
    if (failure) return null;
    return (
      <p className={`${typography.secondary} ${styles.reading}`} role="status">
        {progress ? t('explorer.readingSchemaOf', progress) : t('explorer.readingSchema')}
      </p>
    );
  }
  if (lists.length === 0) return <EmptyState title={t('explorer.noLists')}>{t('explorer.noListsText')}</EmptyState>;
  if (isRequested) return <EmptyState title={t('explorer.unknownList')}>{t('explorer.unknownListText')}</EmptyState>;
  return <ExplorerFront lists={lists} />;
}

interface Lists {
  /** Null until they are loaded. */
  readonly lists: readonly ListView[] | null;
  readonly failure: Failure | null;
  /** How much of the service's schema is read, where it has to be read first. */
  readonly progress: { readonly read: number; readonly requested: number } | null;
  readonly retry: () => void;
}

/** All lists of the service. */
function useLists(): Lists {
  const bridge = useBridge();
  const { latest, failure, loading, refetch } = useDeskQuery(ServiceListsDocument, {});
  const [progress, setProgress] = useState<Lists['progress']>(null);
  useEffect(
    () =>
      bridge.subscribe((event) => {
        if (event.kind === 'schemaProgress' && event.of === 'types')
          setProgress({ read: event.read, requested: event.requested });
      }),
    [bridge],
  );
  return {
    lists: latest?.serviceLists ?? null,
    failure,
    progress: loading ? progress : null,
    retry: refetch,
  };
}
