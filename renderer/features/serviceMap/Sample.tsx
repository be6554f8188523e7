import { useEffect, useId, useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import type { MapSample } from '../../../electron/contract/serviceMap.ts';
import { say } from '../../../words/page/say.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { Action } from '../../components/Action.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { useMapControls } from './MapContext.ts';
import styles from './Sample.module.css';

interface SampleProps {
  readonly concept: string;
  /** Null for the operation in use. */
  readonly operation: string | null;
  /** Whose sample this is, for who hears the button alone. */
  readonly of: string;
  /** Changes when the same is read in another way. */
  readonly reads: string;
  /** Whether there is nothing to offer; what is open already stays. */
  readonly hidden?: boolean;
}

/** The first few things that an operation really answers, on demand: each look is a request to the service. */
export function Sample({ concept, operation, of, reads, hidden = false }: SampleProps) {
  const [open, setOpen] = useState(false);
  const { sample, failure, loading, retry } = useSample(concept, operation, reads, open);
  const id = useId();
  if (hidden && !open) return null;
  return (
    <div className={styles.sample} data-place={operation === null ? 'below' : 'beside'}>
      <Action
        look={operation === null ? 'outlined' : 'quiet'}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={say(open ? 'serviceMap.hideSampleOf' : 'serviceMap.showSampleOf', { thing: of })}
        onClick={() => setOpen(!open)}
      >
        {open ? say('serviceMap.hideSample') : say('serviceMap.showSample')}
      </Action>
      {open && (
        <div id={id} className={styles.answer} aria-busy={loading}>
          {failure && <FailureNotice failure={failure} onRetry={retry} />}
          {!failure && sample && <SampleTable sample={sample} of={of} />}
          {!failure && !sample && <SampleSkeleton />}
        </div>
      )}
    </div>
  );
}

interface SampleTableProps {
  readonly sample: MapSample;
  readonly of: string;
}

function SampleTable({ sample: { columns, rows, unreadable }, of }: SampleTableProps) {
  return (
    <div className={styles.answerSample}>
      {rows.length === 0 && unreadable === 0 && <p className={styles.words}>{say('serviceMap.emptySample')}</p>}
      {rows.length > 0 && (
        // Wide answers are scrolled, also by keyboard.
        <div
          className={styles.scroll}
          role="region"
          aria-label={say('serviceMap.sampleOf', { thing: of })}
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
      {unreadable > 0 && <p className={styles.words}>{say('serviceMap.rowsUnread', { count: unreadable })}</p>}
    </div>
  );
}

function NoValue() {
  return (
    <>
      <span aria-hidden="true" className={styles.none}>
        –
      </span>
      <span className="visually-hidden">{say('serviceMap.nothing')}</span>
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
  /** What was answered last, by the same clinic. */
  readonly sample: MapSample | null;
  readonly failure: Failure | null;
  readonly loading: boolean;
  readonly retry: () => void;
}

interface Answer {
  readonly asked: string;
  readonly clinic: string;
  readonly sample: MapSample | null;
  readonly failure: Failure | null;
}

/** A few rows of an operation, read while `open`, and again when it is read in another way: `reads` tells. */
function useSample(concept: string, operation: string | null, reads: string, open: boolean): SampleState {
  const bridge = useBridge();
  const { clinic } = useMapControls();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asked = open ? JSON.stringify([clinic, concept, operation, reads, round]) : null;

  useEffect(() => {
    if (asked === null) return undefined;
    const controller = new AbortController();
    void bridge.ask('map:sample', { concept, operation }, controller.signal).then((result) => {
      if (controller.signal.aborted) return;
      const [sample, failure] = result.ok ? [result.value, null] : [null, result.failure];
      setAnswer({ asked, clinic, sample, failure });
    });
    return () => controller.abort();
  }, [bridge, clinic, concept, operation, asked]);

  const known = answer?.clinic === clinic ? answer : null;
  const current = known?.asked === asked ? known : null;
  return {
    sample: known?.sample ?? null,
    failure: current?.failure ?? null,
    loading: asked !== null && current === null,
    retry: () => setRound(round + 1),
  };
}
