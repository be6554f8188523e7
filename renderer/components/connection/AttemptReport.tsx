import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef } from 'react';
import { Action } from '../Action.tsx';
import { FailureNotice } from '../FailureNotice.tsx';
import styles from './AttemptReport.module.css';
import type { Attempt, SchemaProgress, Trial } from './useConnection.ts';

interface AttemptReportProps {
  readonly attempt: Attempt;
  readonly onCancel: () => void;
}

/** How a trial goes and how it went. */
export function AttemptReport({ attempt, onCancel }: AttemptReportProps) {
  switch (attempt.kind) {
    case 'idle':
      return null;
    case 'running':
      return <RunningTrial trial={attempt.trial} reading={attempt.reading} onCancel={onCancel} />;
    case 'worked':
      return (
        <p className={styles.worked} role="status">
          <strong>
            {attempt.trial === 'test' ? 'This works.' : 'Connected.'}
            {attempt.organization !== null && ` The key opens ${attempt.organization}.`}
          </strong>{' '}
          {attempt.trial === 'test' && 'Nothing was kept yet; Connect keeps it and shows this clinic.'}
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

interface RunningTrialProps {
  readonly trial: Trial;
  readonly reading: SchemaProgress | null;
  readonly onCancel: () => void;
}

/** Takes the focus, as the buttons that started it are off while it runs. */
function RunningTrial({ trial, reading, onCancel }: RunningTrialProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <div className={styles.running} role="status">
      <div className={styles.words}>
        <span>
          {trial === 'test'
            ? 'Asking the service which organization the key opens…'
            : reading
              ? `Reading what the service offers: ${reading.read} of ${reading.wanted} types…`
              : 'Verifying the key, then reading what the service offers…'}
        </span>
        <Action ref={cancel} look="quiet" onClick={onCancel}>
          Cancel
        </Action>
      </div>
      <LinearProgress
        aria-label="Connecting"
        variant={reading ? 'determinate' : 'indeterminate'}
        value={reading ? Math.round((100 * reading.read) / Math.max(reading.wanted, 1)) : 0}
      />
    </div>
  );
}
