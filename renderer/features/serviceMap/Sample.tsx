import { useEffect, useId, useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import type { MapSample } from '../../../electron/contract/serviceMap.ts';
import { t } from '../../../i18n/page/t.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { Action } from '../../components/Action.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { useMapControls } from './MapContext.ts';
import styles from './Sample.module.css';

interface SampleProps {
  readonly concept: string;
  /** Null for the operation in use. */
  readonly operation: string | null;
  /** What is sampled, for the button's accessible name. */
  readonly subject: string;
  /** Changes when the same concept is read in another way. */
  readonly sampleKey: string;
  /** Hides the button; an open sample stays. */
  readonly hidden?: boolean;
}

/** The first rows of an operation, on demand: each sample is a request to the service. */
export function Sample({ concept, operation, subject, sampleKey, hidden = false }: SampleProps) {
  const [open, setOpen] = useState(false);
  const { sample, failure, loading, retry } = useSample(concept, operation, sampleKey, open);
  const id = useId();
  if (hidden && !open) return null;
  return (
    <div className={styles.sample} data-place={operation === null ? 'below' : 'beside'}>
      <Action
        look={operation === null ? 'outlined' : 'quiet'}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={t(open ? 'serviceMap.hideSampleOf' : 'serviceMap.showSampleOf', { thing: subject })}
        onClick={() => setOpen(!open)}
      >
        {open ? t('serviceMap.hideSample') : t('serviceMap.showSample')}
      </Action>
      {open && (
        <div id={id} className={styles.answer} aria-busy={loading}>
          {failure && <FailureNotice failure={failure} onRetry={retry} />}
          {!failure && sample && <SampleTable sample={sample} subject={subject} />}
          {!failure && !sample && <SampleSkeleton />}
        </div>
      )}
    </div>
  );
}

interface SampleTableProps {
  readonly sample: MapSample;
  readonly subject: string;
}

function SampleTable({ sample: { columns, rows, unreadable }, subject }: SampleTableProps) {
  return (
    <div className={styles.content}>
      {rows.length === 0 && unreadable === 0 && <p className={styles.text}>{t('serviceMap.emptySample')}</p>}
      {rows.length > 0 && (
        // Wide tables are scrolled, also by keyboard.
        <div
          className={styles.scroll}
          role="region"
          aria-label={t('serviceMap.sampleOf', { thing: subject })}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
          tabIndex={0}
        >
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <tr key={`${index} ${row[0]}`}>
                  {columns.map((column, place) => (
                    <td key={column}>{row[place] === '' ? <NoValue /> : row[place]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {unreadable > 0 && <p className={styles.text}>{t('serviceMap.rowsUnread', { count: unreadable })}</p>}
    </div>
  );
}

function NoValue() {
  return (
    <>
      <span aria-hidden="true" className={styles.empty}>
        –
      </span>
      <span className="visually-hidden">{t('serviceMap.nothing')}</span>
    </>
  );
}

/** As high as a full sample. */
function SampleSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: 6 }, (_row, index) => (
        <div key={index} className={styles.row}>
          <span style={{ width: `${50 + ((index * 13) % 25)}%` }} />
        </div>
      ))}
    </div>
  );
}

interface SampleState {
  /** The last sample of the same clinic. */
  readonly sample: MapSample | null;
  readonly failure: Failure | null;
  readonly loading: boolean;
  readonly retry: () => void;
}

interface Answer {
  readonly requestKey: string;
  readonly clinic: string;
  readonly sample: MapSample | null;
  readonly failure: Failure | null;
}

/** A few rows of an operation, read while `open`, and again when `sampleKey` changes. */
function useSample(concept: string, operation: string | null, sampleKey: string, open: boolean): SampleState {
  const bridge = useBridge();
  const { clinic } = useMapControls();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const requestKey = open ? JSON.stringify([clinic, concept, operation, sampleKey, round]) : null;

  useEffect(() => {
    if (requestKey === null) return undefined;
    const controller = new AbortController();
    void bridge.request('map:sample', { concept, operation }, controller.signal).then((result) => {
      if (controller.signal.aborted) return;
      const [sample, failure] = result.ok ? [result.value, null] : [null, result.failure];
      setAnswer({ requestKey, clinic, sample, failure });
    });
    return () => controller.abort();
  }, [bridge, clinic, concept, operation, requestKey]);

  const known = answer?.clinic === clinic ? answer : null;
  const current = known?.requestKey === requestKey ? known : null;
  return {
    sample: known?.sample ?? null,
    failure: current?.failure ?? null,
    loading: requestKey !== null && current === null,
    retry: () => setRound(round + 1),
  };
}
