import { useState } from 'react';
import { Link } from 'wouter';
import {
  type DuplicateReason,
  type CardClientFragment,
  ClientPairDocument,
} from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { Action } from '../../components/Action.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import { duplicateReasonText } from '../../domain/duplicateReasonText.ts';
import { today } from '../../state/clock.ts';
import { clientPath, comparePath } from '../../lib/paths.ts';
import { compareClients, type ComparedRow, type ComparedValue, differenceCount } from './comparison.ts';
import { MergePanel } from './MergePanel.tsx';
import typography from '../../components/typography.module.css';
import styles from './PairView.module.css';

interface PairViewProps {
  readonly ids: readonly [one: string, other: string];
  readonly reasons: readonly DuplicateReason[];
  readonly isDistinct: boolean;
  /** Only pairs of the list can be marked. */
  readonly canMarkDistinct: boolean;
  readonly onDistinct: () => void;
  readonly onPossibleDuplicate: () => void;
  readonly onMerged: () => void;
}

/** Two clients side by side, what differs, and the actions. */
export function PairView({
  ids,
  reasons,
  isDistinct,
  canMarkDistinct,
  onDistinct,
  onPossibleDuplicate,
  onMerged,
}: PairViewProps) {
  const query = useDeskQuery(ClientPairDocument, { one: ids[0], other: ids[1] }, { fetchPolicy: 'network-only' });
  const [stays, setStays] = useState<'one' | 'other'>('one');
  const { one = null, other = null } = query.latest ?? {};
  const gone = query.data !== undefined && (one === null || other === null) && query.failure === null;
  if (!one || !other) {
    return (
      <>
        {query.failure && <FailureNotice failure={query.failure} onRetry={query.refetch} />}
        {gone && <EmptyState title={t('compare.oneGone')}>{t('compare.oneGoneText')}</EmptyState>}
        {query.loading && <div className={styles.skeleton} aria-hidden="true" />}
      </>
    );
  }
  const rows = compareClients(one, other, today());
  const count = differenceCount(rows);
  return (
    <article className={styles.view} aria-label={t('compare.bothNames', { one: one.name, other: other.name })}>
      {query.failure && <FailureNotice failure={query.failure} kept={t('compare.keptBoth')} onRetry={query.refetch} />}
      <Link href={comparePath} className={styles.back ?? ''}>
        {t('compare.allPairs')}
      </Link>
      <header className={styles.head}>
        <p className={styles.why}>
          {reasons.length > 0 && <b>{t('compare.because', { why: duplicateReasonText(reasons) })} </b>}
          {count === 0 ? t('compare.nothingDiffers') : t('compare.thingsDiffer', { count })}
        </p>
        {isDistinct ? (
          <Action look="quiet" onClick={onPossibleDuplicate}>
            {t('compare.mayBeOneAfterAll')}
          </Action>
        ) : (
          canMarkDistinct && <Action onClick={onDistinct}>{t('compare.notSame')}</Action>
        )}
      </header>
      <ComparedTable one={one} other={other} rows={rows} stays={stays} onStays={setStays} />
      <MergePanel
        keep={stays === 'one' ? one : other}
        remove={stays === 'one' ? other : one}
        reasons={reasons}
        onMerged={onMerged}
        onReread={query.refetch}
      />
    </article>
  );
}

interface ComparedTableProps {
  readonly one: CardClientFragment;
  readonly other: CardClientFragment;
  readonly rows: readonly ComparedRow[];
  /** The client that remains after a merge. */
  readonly stays: 'one' | 'other';
  readonly onStays: (which: 'one' | 'other') => void;
}

/** Each row shows whether the values are the same, and marks those that only one client has. */
function ComparedTable({ one, other, rows, stays, onStays }: ComparedTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('compare.what')}</span>
          </th>
          {([one, other] as const).map((client, index) => {
            const which = index === 0 ? 'one' : 'other';
            return (
              <th key={client.id} scope="col" data-stays={stays === which ? '' : undefined}>
                <Link href={clientPath(client.id)}>{client.name || t('compare.number', { id: client.id })}</Link>
                <span className={styles.id}>{t('compare.number', { id: client.id })}</span>
                <label className={styles.stays}>
                  <input type="radio" name="stays" checked={stays === which} onChange={() => onStays(which)} />
                  {t('compare.stays')}
                </label>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label} data-state={row.state}>
            <th scope="row">
              {row.label} <span className={styles.state}>{t(`compare.${row.state}`)}</span>
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
      {values.length === 0 && <span className={typography.soft}>{t('compare.nothing')}</span>}
      {values.map(({ text, both }, index) => (
        <span key={`${index} ${text}`} className={styles.value} data-only={!both ? '' : undefined}>
          {text}
          {/* With several values, the row's state does not show which one differs. */}
          {marks && values.length > 1 && !both && <span className={styles.only}>{t('compare.onlyHere')}</span>}
        </span>
      ))}
    </td>
  );
}
