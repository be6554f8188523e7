import type { RefObject } from 'react';
import type { ClientColumnName } from '../../../electron/contract/clients.ts';
import { t } from '../../../i18n/page/t.ts';
import { SkeletonLines } from '../../components/SkeletonLines.tsx';
import { Action } from '../../components/Action.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { Note } from '../../components/Note.tsx';
import { ClientGrid } from './ClientGrid.tsx';
import type { GridPosition } from './reviewSession.ts';
import { isFiltering, type ReviewTable } from './reviewTable.ts';
import type { DirectoryView, ReviewClient, RowsSummary } from './rows.ts';
import type { RowStore } from './rowStore.ts';
import styles from './TableArea.module.css';
import { type Figures, visitNote } from './figures.ts';

interface TableAreaProps {
  readonly summary: RowsSummary;
  readonly store: RowStore;
  readonly table: ReviewTable;
  readonly directory: DirectoryView | null;
  readonly figures: Figures | null;
  readonly today: string;
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly position: GridPosition | null;
  readonly onLeave: (position: Omit<GridPosition, 'address'>) => void;
  readonly onSort: (column: ClientColumnName) => void;
  readonly onOpen: (client: ReviewClient) => void;
  readonly onClear: () => void;
}

/** The table, or why there is none. */
export function TableArea(props: TableAreaProps) {
  const { summary, store, table, directory, figures, today, onClear } = props;
  const note = visitNote(table.filter, { figures, visitsSince: directory?.visitsSince ?? null, today });
  const retry = (): void => void store.refresh();
  if (summary.request === null) return <SkeletonLines count={14} lineHeight={34} place="table" />;
  return (
    <>
      {summary.failure && (
        <FailureNotice
          failure={summary.failure}
          kept={summary.total > 0 ? t('review.kept') : undefined}
          onRetry={retry}
        />
      )}
      {note !== null && <Note tone="calm">{note}</Note>}
      {summary.total > 0 ? (
        <ClientGrid {...props} columns={table.columns} sort={table.sort} />
      ) : (
        !summary.failure && <NoRows table={table} directory={directory} onClear={onClear} />
      )}
    </>
  );
}

interface NoRowsProps {
  readonly table: ReviewTable;
  readonly directory: DirectoryView | null;
  readonly onClear: () => void;
}

function NoRows({ table, directory, onClear }: NoRowsProps) {
  if (directory?.state === 'notOffered') {
    return (
      <EmptyState title={t('review.noListTitle')}>{directory.failure?.message ?? t('review.noListText')}</EmptyState>
    );
  }
  if (isFiltering(table.filter)) {
    return (
      <div className={styles.empty}>
        <EmptyState title={t('review.noneFits')}>
          {directory?.state === 'reading' ? t('review.mayStillCome') : t('review.noneFitsText')}
        </EmptyState>
        <Action onClick={onClear}>{t('review.clearFilters')}</Action>
      </div>
    );
  }
  if (directory?.state === 'reading' || directory?.state === 'waiting') {
    return <EmptyState title={t('review.clientsComing')}>{t('review.clientsComingText')}</EmptyState>;
  }
  return <EmptyState title={t('review.noClients')}>{t('review.noClientsText')}</EmptyState>;
}
