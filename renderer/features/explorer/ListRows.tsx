import type { RefObject } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { SkeletonLines } from '../../components/SkeletonLines.tsx';
import { Action } from '../../components/Action.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { Note } from '../../components/Note.tsx';
import { clockText } from '../../lib/momentText.ts';
import { useNow } from '../../hooks/useNow.ts';
import { ListGrid } from './ListGrid.tsx';
import typography from '../../components/typography.module.css';
import styles from './ListRows.module.css';
import type { ListView } from './listCells.ts';
import type { useListRows } from './useListRows.ts';

interface ListRowsProps {
  readonly list: ListView;
  readonly state: ReturnType<typeof useListRows>;
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly isNarrowed: boolean;
  readonly open: string | null;
  readonly onOpen: (id: string, byKey: boolean) => void;
}

/** The rows that are loaded, their number, and the next page. */
export function ListRows({ list, state, grid, isNarrowed, open, onOpen }: ListRowsProps) {
  const now = useNow();
  const { rows, page, failure, loading, unreadable } = state;
  return (
    <>
      {failure && (
        <FailureNotice
          failure={failure}
          kept={rows.length > 0 ? t('explorer.kept') : undefined}
          onRetry={state.retry}
        />
      )}
      {page && !page.complete && page.next === null && <Note tone="caution">{t('explorer.incomplete')}</Note>}
      {unreadable > 0 && <Note tone="caution">{t('explorer.unreadable', { count: unreadable })}</Note>}
      {page && rows.length > 0 ? (
        <ListGrid
          list={list}
          columns={page.columns}
          rows={rows}
          total={page.next === null ? rows.length : (page.total ?? null)}
          isPending={loading === 'first'}
          grid={grid}
          open={open}
          onOpen={onOpen}
          onEnd={state.more}
        />
      ) : page && loading === null ? (
        !failure && (
          <EmptyState title={isNarrowed ? t('explorer.noneFits') : t('explorer.none')}>
            {isNarrowed ? t('explorer.noneFitsText') : t('explorer.noneText')}
          </EmptyState>
        )
      ) : (
        !failure && <SkeletonLines count={14} lineHeight={34} place="table" />
      )}
      {page && rows.length > 0 && (
        <footer className={`${typography.caption} ${styles.foot}`}>
          <p role="status">
            {countLabel(state)}, {t('explorer.asOf', { moment: clockText(page.asOf, now) })}
          </p>
          {page.next !== null && (
            <Action aria-keyshortcuts="M" aria-disabled={loading !== null} onClick={state.more}>
              {loading === 'more' ? t('explorer.loading') : t('explorer.more')}
            </Action>
          )}
        </footer>
      )}
    </>
  );
}

function countLabel({ rows, page }: Pick<ListRowsProps['state'], 'rows' | 'page'>): string {
  const count = rows.length;
  if (!page || page.next === null) return t('explorer.loaded', { count });
  return page.total === null
    ? t('explorer.loadedMore', { count })
    : t('explorer.loadedOf', { count, total: page.total });
}
