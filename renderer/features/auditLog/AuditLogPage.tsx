import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { AuditGap, AuditLine, AuditView } from '../../../electron/contract/audit.ts';
import type { Failure } from '../../../electron/contract/failure.ts';
import { t } from '../../../i18n/page/t.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { Action } from '../../components/Action.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { Note } from '../../components/Note.tsx';
import { momentText } from '../../lib/momentText.ts';
import { notify } from '../../state/notices.ts';
import typography from '../../components/typography.module.css';
import frame from '../../components/pageFrame.module.css';
import styles from './AuditLogPage.module.css';
import { gapLabel, outcomeLabel, actionLabel } from './auditLabels.ts';
import { failureText } from '../../lib/failureText.ts';

/** What was done from this desk, newest first, for managers. */
export function AuditLogPage() {
  const bridge = useBridge();
  const [view, setView] = useState<AuditView | null>(null);
  const [lines, setLines] = useState<readonly AuditLine[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);

  const read = async (skip: number): Promise<void> => {
    const answer = await bridge.request('audit:read', { about: null, skip });
    setFailure(answer.ok ? null : answer.failure);
    if (!answer.ok) return;
    setView(answer.value);
    setLines((former) => (skip === 0 ? answer.value.lines : [...former, ...answer.value.lines]));
  };
  // oxlint-disable-next-line react/exhaustive-deps -- read once; what is done meanwhile comes with the next look
  useEffect(() => void read(0), []);
  const exportAll = async (): Promise<void> => {
    const answer = await bridge.request('audit:export', null);
    if (!answer.ok) notify({ text: failureText(answer.failure), trouble: true });
    else if (answer.value.where !== null) notify({ text: t('record.exported', { where: answer.value.where }) });
  };

  return (
    <div className={frame.page}>
      <header className={styles.head}>
        <PageTitle>{t('record.title')}</PageTitle>
        <Link href="/settings" className={styles.link ?? ''}>
          {t('general.settings')}
        </Link>
        <Action onClick={() => void read(0)}>{t('general.readAgain')}</Action>
        <Action onClick={() => void exportAll()}>{t('record.export')}</Action>
      </header>
      {failure && <FailureNotice failure={failure} onRetry={() => void read(0)} />}
      {view && (
        <>
          <p className={`${typography.secondaryLines} ${styles.text}`}>{summaryText(view)}</p>
          {view.gaps.length > 0 && <Gaps gaps={view.gaps} />}
          {lines.length === 0 ? (
            <EmptyState title={t('record.none')}>{t('record.noneText')}</EmptyState>
          ) : (
            <Lines lines={lines} />
          )}
          {lines.length < view.total && (
            <div className={styles.more}>
              <Action onClick={() => void read(lines.length)}>{t('record.earlier')}</Action>
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
          <th scope="col">{t('record.when')}</th>
          <th scope="col">{t('record.who')}</th>
          <th scope="col">{t('record.what')}</th>
          <th scope="col">{t('record.ended')}</th>
          <th scope="col">{t('record.values')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ number, at, who, what, outcome, names }) => (
          <tr key={number}>
            <td className={styles.time}>{momentText(at)}</td>
            <td dir="auto">{who ?? <span className={styles.secondary}>{t('record.noSignIn')}</span>}</td>
            <td>{actionLabel(what)}</td>
            <td data-outcome={outcome ?? 'running'}>{outcomeLabel(outcome)}</td>
            <td className={styles.names}>{names.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Gaps({ gaps }: { readonly gaps: readonly AuditGap[] }) {
  const places = gaps.slice(0, 5).map(gapLabel).join('; ');
  const more = gaps.length - 5;
  return (
    <Note tone="caution">
      {more > 0 ? t('record.gapsMore', { places, count: more }) : t('record.gaps', { places })}
    </Note>
  );
}

function summaryText({ total, since, gaps, sealed }: AuditView): string {
  const sentences = [
    since === null
      ? t('record.lines', { count: total })
      : t('record.linesSince', { count: total, moment: momentText(since) }),
  ];
  if (gaps.length === 0) sentences.push(t('record.whole'));
  if (!sealed) sentences.push(t('record.unsealed'));
  return sentences.join(' ');
}
