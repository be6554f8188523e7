import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Result } from '../../../electron/contract/failure.ts';
import type { MapView } from '../../../electron/contract/serviceMap.ts';
import { say } from '../../../words/page/say.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { serviceMapPath } from '../../lib/paths.ts';
import styles from './OfferStep.module.css';

/** What was understood of the service, what it does not offer, and what a manager has to decide. */
export function OfferStep() {
  const bridge = useBridge();
  const { connection } = useSettings();
  const [known, setKnown] = useState<{ readonly of: string; readonly answer: Result<MapView> } | null>(null);
  const [round, setRound] = useState(0);
  const of = `${connection} ${round}`;
  useEffect(() => {
    const controller = new AbortController();
    void bridge.request('map:read', null, controller.signal).then((answer) => {
      if (!controller.signal.aborted) setKnown({ of, answer });
    });
    return () => controller.abort();
  }, [bridge, of]);

  if (!known) return <p className={styles.words}>{say('connect.reading')}</p>;
  const { answer } = known;
  if (!answer.ok) return <FailureNotice failure={answer.failure} onRetry={() => setRound(round + 1)} />;
  const map = answer.value;
  const inState = (...states: readonly string[]): readonly string[] =>
    map.concepts.filter(({ state }) => states.includes(state)).map(({ name }) => name);
  const understood = inState('sure', 'corrected');
  const asked = inState('asked');
  const absent = inState('absent', 'forbidden');
  return (
    <div className={styles.offer}>
      <p className={styles.words}>
        {say('connect.understood', { understood: understood.length, all: map.concepts.length })}
      </p>
      {asked.length > 0 && (
        <p className={styles.asked} role="status">
          {say('connect.asked', { count: asked.length })}
        </p>
      )}
      {absent.length > 0 && (
        <details className={styles.absent}>
          <summary>{say('connect.absent', { count: absent.length })}</summary>
          <ul>
            {absent.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </details>
      )}
      <Link href={serviceMapPath} className={styles.way ?? ''}>
        {say('connect.review')}
      </Link>
    </div>
  );
}
