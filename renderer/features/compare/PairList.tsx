import { type KeyboardEvent, useRef } from 'react';
import { Link } from 'wouter';
import { t } from '../../../i18n/page/t.ts';
import { Action } from '../../components/Action.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { MessageText } from '../../components/MessageText.tsx';
import { duplicateReasonText } from '../../domain/duplicateReasonText.ts';
import { comparePairPath } from '../../lib/paths.ts';
import { type Pair, pairKey, type usePairs } from './usePairs.ts';
import typography from '../../components/typography.module.css';
import split from '../../components/SplitPage.module.css';
import styles from './PairList.module.css';

interface PairListProps {
  readonly found: ReturnType<typeof usePairs>;
  /** Whether the pairs that were marked as different people are listed. */
  readonly distinct: { readonly shown: boolean; readonly show: (shown: boolean) => void };
  readonly chosen: string | null;
}

/** The pairs, and why each may be a duplicate; arrow keys move through them. */
export function PairList({ found, distinct, chosen }: PairListProps) {
  const list = useRef<HTMLUListElement>(null);
  const move = (event: KeyboardEvent): void => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const index = rows.findIndex((row) => row === document.activeElement);
    if (event.key === 'ArrowDown') rows[index + 1]?.focus();
    else if (event.key === 'ArrowUp') rows[Math.max(0, index - 1)]?.focus();
    else if (event.key === 'Home') rows[0]?.focus();
    else if (event.key === 'End') rows.at(-1)?.focus();
    else return;
    event.preventDefault();
  };

  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('compare.mayBeOne')}</h2>
        <p className={`${typography.caption} ${styles.count}`} role="status">
          {found.pairs && statusLabel(found.open, found.directory)}
        </p>
        {(found.distinctCount > 0 || distinct.shown) && (
          <Action look="quiet" onClick={() => distinct.show(!distinct.shown)}>
            {distinct.shown ? t('compare.backToOpen') : t('compare.showDistinct', { count: found.distinctCount })}
          </Action>
        )}
      </header>
      {found.failure && <FailureNotice failure={found.failure} onRetry={found.refetch} />}
      <div className={split.scroller}>
        {found.pairs && found.total === 0 && (
          <EmptyState title={distinct.shown ? t('compare.noneApart') : t('compare.noneAlike')}>
            {found.directory?.state === 'complete' ? t('compare.allCompared') : t('compare.asFarAsRead')}
          </EmptyState>
        )}
        <ul ref={list} aria-label={t('compare.pairList')}>
          {found.pairs?.map((pair) => (
            <li key={pairKey(pair)} className={styles.item}>
              <Link
                href={comparePairPath(pair.one.id, pair.other.id)}
                className={styles.row ?? ''}
                onKeyDown={move}
                aria-current={pairKey(pair) === chosen ? 'true' : undefined}
              >
                <span className={styles.names}>
                  <MessageText
                    text={t('compare.pair')}
                    parts={{ one: <b>{nameOf(pair.one)}</b>, other: <b>{nameOf(pair.other)}</b> }}
                  />
                </span>
                <span className={styles.why}>{duplicateReasonText(pair.reasons)}</span>
              </Link>
            </li>
          ))}
        </ul>
        {found.hasMore && (
          <div className={styles.more}>
            <Action onClick={found.more}>{t('compare.more')}</Action>
          </div>
        )}
      </div>
    </>
  );
}

function nameOf({ name, id }: Pair['one']): string {
  return name || t('compare.number', { id });
}

/** The number of pairs, and among how many clients while not all are compared. */
function statusLabel(count: number, directory: ReturnType<typeof usePairs>['directory']): string {
  const pairs = count <= 0 ? t('compare.noPairs') : t('compare.pairs', { count });
  if (!directory || directory.state === 'complete') return pairs;
  const { state, read, expected } = directory;
  if (state === 'notOffered') return t('compare.pairsWithoutList', { pairs });
  const far = expected === null ? read : t('compare.far', { read, expected });
  return state === 'incomplete' ? t('compare.pairsAmong', { pairs, far }) : t('compare.pairsSoFar', { pairs, far });
}
