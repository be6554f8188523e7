import { useState } from 'react';
import { Link } from 'wouter';
import { type Alike, ClientPairDocument } from '../../../graphql/desk/generated/operations.ts';
import { say } from '../../../words/page/say.ts';
import { Action } from '../../components/Action.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { alikeSentence } from '../../lib/alikeWords.ts';
import { comparePath } from '../../lib/paths.ts';
import { today } from '../../lib/dates.ts';
import { ComparedTable } from './ComparedTable.tsx';
import { compareClients, differenceCount } from './comparison.ts';
import { MergePanel } from './MergePanel.tsx';
import styles from './PairView.module.css';
import { useDeskQuery } from '../../data/useDeskQuery.ts';

interface PairViewProps {
  readonly ids: readonly [one: string, other: string];
  readonly because: readonly Alike[];
  readonly isApart: boolean;
  /** Whether it is a pair of the list. */
  readonly canTell: boolean;
  readonly onApart: () => void;
  readonly onTogether: () => void;
  readonly onMerged: () => void;
}

/** Two clients side by side with what differs, and what can be done about it. */
export function PairView({ ids, because, isApart, canTell, onApart, onTogether, onMerged }: PairViewProps) {
  const asked = useDeskQuery(ClientPairDocument, { one: ids[0], other: ids[1] }, { fetchPolicy: 'network-only' });
  const [stays, setStays] = useState<'one' | 'other'>('one');
  const { one = null, other = null } = asked.latest ?? {};
  const gone = asked.data !== undefined && (one === null || other === null) && asked.failure === null;
  if (!one || !other) {
    return (
      <>
        {asked.failure && <FailureNotice failure={asked.failure} onRetry={asked.refetch} />}
        {gone && <EmptyState title={say('compare.oneGone')}>{say('compare.oneGoneWords')}</EmptyState>}
        {asked.loading && <div className={styles.skeleton} aria-hidden="true" />}
      </>
    );
  }
  const rows = compareClients(one, other, today());
  const count = differenceCount(rows);
  return (
    <article className={styles.view} aria-label={say('compare.bothNames', { one: one.name, other: other.name })}>
      {asked.failure && (
        <FailureNotice failure={asked.failure} kept={say('compare.keptBoth')} onRetry={asked.refetch} />
      )}
      <Link href={comparePath} className={styles.back ?? ''}>
        {say('compare.allPairs')}
      </Link>
      <header className={styles.head}>
        <p className={styles.why}>
          {because.length > 0 && <b>{say('compare.because', { why: alikeSentence(because) })} </b>}
          {count === 0 ? say('compare.nothingDiffers') : say('compare.thingsDiffer', { count })}
        </p>
        {isApart ? (
          <Action look="quiet" onClick={onTogether}>
            {say('compare.mayBeOneAfterAll')}
          </Action>
        ) : (
          canTell && <Action onClick={onApart}>{say('compare.notSame')}</Action>
        )}
      </header>
      <ComparedTable one={one} other={other} rows={rows} stays={stays} onStays={setStays} />
      <MergePanel
        keep={stays === 'one' ? one : other}
        remove={stays === 'one' ? other : one}
        because={because}
        onMerged={onMerged}
        onReread={asked.refetch}
      />
    </article>
  );
}
