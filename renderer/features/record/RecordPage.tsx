import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { AuditGap, AuditLine, AuditView } from '../../../electron/contract/audit.ts';
import type { Failure } from '../../../electron/contract/failure.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { Action } from '../../components/Action.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { Note } from '../../components/Note.tsx';
import { momentText } from '../../lib/momentText.ts';
import { tell } from '../../lib/notices.ts';
import styles from './RecordPage.module.css';
import { gapWords, outcomeWords, whatWords } from './recordWords.ts';
import { failureWords } from '../../lib/failureWords.ts';

/** What was done from this desk, last first, for managers. */
export function RecordPage() {
  const bridge = useBridge();
  const [view, setView] = useState<AuditView | null>(null);
  const [lines, setLines] = useState<readonly AuditLine[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);

  const read = async (skip: number): Promise<void> => {
    const answer = await bridge.ask('audit:read', { about: null, skip });
    setFailure(answer.ok ? null : answer.failure);
    if (!answer.ok) return;
    setView(answer.value);
    setLines((former) => (skip === 0 ? answer.value.lines : [...former, ...answer.value.lines]));
  };
  // oxlint-disable-next-line react/exhaustive-deps -- read once; what is done meanwhile comes with the next look
  useEffect(() => void read(0), []);
  const exportAll = async (): Promise<void> => {
    const answer = await bridge.ask('audit:export', null);
    if (!answer.ok) tell({ words: failureWords(answer.failure), trouble: true });
    else if (answer.value.where !== null) tell({ words: `The record is in ${answer.value.where}.` });
  };

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>Record</h1>
        <Link href="/settings" className={styles.way ?? ''}>
          Settings
        </Link>
        <Action onClick={() => void read(0)}>Read again</Action>
        <Action onClick={() => void exportAll()}>Export</Action>
      </header>
      {failure && <FailureNotice failure={failure} onRetry={() => void read(0)} />}
      {view && (
        <>
          <p className={styles.words}>{stateWords(view)}</p>
          {view.gaps.length > 0 && <Gaps gaps={view.gaps} />}
          {lines.length === 0 ? (
            <EmptyState title="Nothing was done yet">Changes, exports and sign-ins are listed here.</EmptyState>
          ) : (
            <Lines lines={lines} />
          )}
          {lines.length < view.total && (
            <div className={styles.more}>
              <Action onClick={() => void read(lines.length)}>Earlier ones</Action>
            </div>
          )}
        </>
      )}
    </div>
  );
}

function Lines({ lines }: { readonly lines: readonly AuditLine[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">How it ended</th>
          <th scope="col">Values given</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ number, at, who, what, outcome, names }) => (
          <tr key={number}>
            <td className={styles.when}>{momentText(at)}</td>
            <td dir="auto">{who ?? <span className={styles.soft}>No sign-in</span>}</td>
            <td>{whatWords(what)}</td>
            <td data-outcome={outcome ?? 'running'}>{outcomeWords(outcome)}</td>
            <td className={styles.names}>{names.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Gaps({ gaps }: { readonly gaps: readonly AuditGap[] }) {
  return (
    <Note tone="caution">
      The record is not as it was written: {gaps.slice(0, 5).map(gapWords).join('; ')}
      {gaps.length > 5 ? `; and ${gaps.length - 5} more places.` : '.'}
    </Note>
  );
}

function stateWords({ total, since, gaps, sealed }: AuditView): string {
  const range = since === null ? '' : ` since ${momentText(since)}`;
  const whole = gaps.length === 0 ? ' All of it is as it was written.' : '';
  const kept = sealed
    ? ''
    : ' This computer keeps no secret for Front Desk, so whoever can write its files could also rewrite the record.';
  return `${total} ${total === 1 ? 'line' : 'lines'}${range}.${whole}${kept}`;
}
