import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { Action } from '../Action.tsx';
import { FailureNotice } from '../FailureNotice.tsx';
import styles from './AttemptReport.module.css';
import type { SchemaProgress } from '../../../electron/contract/channels.ts';
import type { Attempt, Trial } from './useConnection.ts';

interface AttemptReportProps {
  readonly attempt: Attempt;
  readonly onCancel: () => void;
}

/** The progress and the outcome of a connection attempt. */
export function AttemptReport({ attempt, onCancel }: AttemptReportProps) {
  switch (attempt.kind) {
    case 'idle':
      return null;
    case 'running':
      return <RunningTrial trial={attempt.trial} reading={attempt.reading} onCancel={onCancel} />;
    case 'worked':
      return (
        <p className={styles.worked} role="status">
          <strong>{successText(attempt.trial, attempt.organization)}</strong>{' '}
          {attempt.trial === 'test' && t('settings.nothingKept')}
        </p>
      );
    case 'failed':
      return (
        <div className={styles.failed}>
          <FailureNotice failure={attempt.failure} />
        </div>
      );
  }
}

function successText(trial: Trial, organization: string | null): string {
  if (organization === null) return trial === 'test' ? t('settings.testWorked') : t('settings.connected');
  return trial === 'test' ? t('settings.testWorkedFor', { organization }) : t('settings.connectedTo', { organization });
}

function progressText({ of, read, requested }: SchemaProgress): string {
  if (of === 'matching') return t('settings.matching', { types: String(read) });
  const counts = { read: String(read), requested: String(requested) };
  return of === 'rows' ? t('settings.comparingRows', counts) : t('settings.readingTypes', counts);
}

interface RunningTrialProps {
  readonly trial: Trial;
  readonly reading: SchemaProgress | null;
  readonly onCancel: () => void;
}

/** Takes the focus, as the buttons that started the attempt are disabled while it runs. */
function RunningTrial({ trial, reading, onCancel }: RunningTrialProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <div className={styles.running} role="status">
      <div className={styles.text}>
        <span>
          {trial === 'test' ? t('settings.verifyingKey') : reading ? progressText(reading) : t('settings.verifying')}
        </span>
        <Action ref={cancel} look="quiet" onClick={onCancel}>
          {t('general.cancel')}
        </Action>
      </div>
      <LinearProgress
        aria-label={t('settings.connecting')}
        variant={reading ? 'determinate' : 'indeterminate'}
        value={reading ? Math.round((100 * reading.read) / Math.max(reading.requested, 1)) : 0}
      />
    </div>
  );
}
