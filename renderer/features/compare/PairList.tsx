import { type KeyboardEvent, useRef } from 'react';
import { Link } from 'wouter';
import { Action } from '../../components/Action.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { alikeSentence } from '../../lib/alikeWords.ts';
import { displayLocale } from '../../lib/locale.ts';
import { comparePairPath } from '../../lib/paths.ts';
import { pairKey } from './apartPairs.ts';
import styles from './PairList.module.css';
import type { Pair, usePairs } from './usePairs.ts';

interface PairListProps {
  readonly found: ReturnType<typeof usePairs>;
  readonly pairs: readonly Pair[];
  /** Those that were told apart. */
  readonly apart: { readonly count: number; readonly shown: boolean; readonly show: (shown: boolean) => void };
  readonly chosen: string | null;
}

/** The pairs below each other, with why they may be one; the arrow keys go through them. */
export function PairList({ found, pairs, apart, chosen }: PairListProps) {
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
        <h2 className={styles.title}>May be one person</h2>
        <p className={styles.count} role="status">
          {found.pairs && `${countWords(found.total - apart.count)}${progressWords(found.directory)}`}
        </p>
        {apart.count > 0 && (
          <Action look="quiet" onClick={() => apart.show(!apart.shown)}>
            {apart.shown ? 'Back to the open pairs' : `${apart.count} told apart`}
          </Action>
        )}
      </header>
      {found.failure && <FailureNotice failure={found.failure} onRetry={found.again} />}
      <div className={styles.scroller}>
        {found.pairs && pairs.length === 0 && (
          <EmptyState title={apart.shown ? 'No pairs are told apart' : 'Nobody looks like somebody else'}>
            {found.directory?.state === 'complete' ? 'All clients were compared.' : 'As far as clients were read here.'}
          </EmptyState>
        )}
        <ul ref={list} aria-label="Pairs">
          {pairs.map((pair) => (
            <li key={pairKey(pair)} className={styles.item}>
              <Link
                href={comparePairPath(pair.one.id, pair.other.id)}
                className={styles.row ?? ''}
                onKeyDown={move}
                aria-current={pairKey(pair) === chosen ? 'true' : undefined}
              >
                <span className={styles.names}>
                  <b>{nameOf(pair.one)}</b> <span className={styles.and}>and</span> <b>{nameOf(pair.other)}</b>
                </span>
                <span className={styles.why}>{alikeSentence(pair.because)}</span>
              </Link>
            </li>
          ))}
        </ul>
        {found.hasMore && !apart.shown && (
          <div className={styles.more}>
            <Action onClick={found.more}>Show more</Action>
          </div>
        )}
      </div>
    </>
  );
}

function nameOf({ name, id }: Pair['one']): string {
  return name || `No. ${id}`;
}

const numbers = new Intl.NumberFormat(displayLocale);

function countWords(count: number): string {
  if (count <= 0) return 'No pairs';
  return count === 1 ? '1 pair' : `${numbers.format(count)} pairs`;
}

function progressWords(directory: ReturnType<typeof usePairs>['directory']): string {
  if (!directory || directory.state === 'complete') return '';
  const { state, read, expected } = directory;
  const far = `${numbers.format(read)}${expected === null ? '' : ` of ${numbers.format(expected)}`} clients`;
  if (state === 'notOffered') return '. The service has no list of clients.';
  return state === 'incomplete' ? `, among ${far}` : `, among ${far} read so far`;
}
