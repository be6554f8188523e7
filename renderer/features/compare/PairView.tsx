import { useState } from 'react';
import { Link } from 'wouter';
import { type Alike, type CardClientFragment, ClientPairDocument } from '../../../graphql/desk/generated/operations.ts';
import { say } from '../../../words/page/say.ts';
import { Action } from '../../components/Action.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import { alikeSentence } from '../../lib/alikeWords.ts';
import { today } from '../../lib/dates.ts';
import { clientPath, comparePath } from '../../lib/paths.ts';
import { compareClients, type ComparedRow, type ComparedValue, differenceCount } from './comparison.ts';
import { MergePanel } from './MergePanel.tsx';
import styles from './PairView.module.css';

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

interface ComparedTableProps {
  readonly one: CardClientFragment;
  readonly other: CardClientFragment;
  readonly rows: readonly ComparedRow[];
  /** Which one stays, should they be merged. */
  readonly stays: 'one' | 'other';
  readonly onStays: (which: 'one' | 'other') => void;
}

/** Two clients, kind by kind: a word says whether it is the same, and a mark what only one of them has. */
function ComparedTable({ one, other, rows, stays, onStays }: ComparedTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{say('compare.what')}</span>
          </th>
          {([one, other] as const).map((client, index) => {
            const which = index === 0 ? 'one' : 'other';
            return (
              <th key={client.id} scope="col" data-stays={stays === which ? '' : undefined}>
                <Link href={clientPath(client.id)}>{client.name || say('compare.number', { id: client.id })}</Link>
                <span className={styles.id}>{say('compare.number', { id: client.id })}</span>
                <label className={styles.stays}>
                  <input type="radio" name="stays" checked={stays === which} onChange={() => onStays(which)} />
                  {say('compare.stays')}
                </label>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.word} data-state={row.state}>
            <th scope="row">
              {row.word} <span className={styles.state}>{say(`compare.${row.state}`)}</span>
            </th>
            <Values values={row.one} marks={row.state === 'differs'} />
            <Values values={row.other} marks={row.state === 'differs'} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Values({ values, marks }: { readonly values: readonly ComparedValue[]; readonly marks: boolean }) {
  return (
    <td>
      {values.length === 0 && <span className={styles.none}>{say('compare.nothing')}</span>}
      {values.map(({ text, both }, index) => (
        <span key={`${index} ${text}`} className={styles.value} data-only={!both ? '' : undefined}>
          {text}
          {/* Where there are several, the word of the row does not tell which. */}
          {marks && values.length > 1 && !both && <span className={styles.only}>{say('compare.onlyHere')}</span>}
        </span>
      ))}
    </td>
  );
}
