import Check from '@mui/icons-material/Check';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { ConnectableEnvironment } from '../../../electron/contract/settings.ts';
import type { Result } from '../../../electron/contract/failure.ts';
import type { MapView } from '../../../electron/contract/serviceMap.ts';
import { DirectoryDocument, type LocationListQuery } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { EnvironmentBadge } from '../../components/EnvironmentBadge.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { ZoneChoice } from '../../components/ZoneChoice.tsx';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import { failureText } from '../../lib/failureText.ts';
import { serviceMapPath } from '../../lib/paths.ts';
import typography from '../../components/typography.module.css';
import styles from './ConnectSteps.module.css';

type StepState = 'done' | 'current' | 'later';

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly state: StepState;
  /** The result of a finished step. */
  readonly summary?: ReactNode;
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly children?: ReactNode;
}

/** One step of the guide. Its content is shown once its turn has come. */
export function Step({ number, title, state, summary, heading, children }: StepProps) {
  return (
    <li className={styles.step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={styles.mark} aria-hidden="true">
        {state === 'done' ? <Check fontSize="inherit" /> : number}
      </span>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={styles.title} ref={heading} tabIndex={-1}>
            {title}
            {state === 'done' && <span className="visually-hidden"> {t('connect.done')}</span>}
          </h2>
          {summary !== undefined && <div className={`${typography.secondary} ${styles.summary}`}>{summary}</div>}
        </div>
        {state !== 'later' && children}
      </div>
    </li>
  );
}

/** In the order of the interface document (Going live). */
const environmentOrder = [
  'sandbox',
  'testing',
  'production',
  'gateway',
] as const satisfies readonly ConnectableEnvironment[];

interface EnvironmentStepProps {
  readonly onChoose: (environment: ConnectableEnvironment) => void;
}

/** The service's environments, and what each is for. */
export function EnvironmentStep({ onChoose }: EnvironmentStepProps) {
  return (
    <>
      <ul className={styles.choices}>
        {environmentOrder.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              className={`${typography.secondaryLines} ${styles.choice}`}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever comes here comes to choose
              autoFocus={kind === 'sandbox'}
              onClick={() => onChoose(kind)}
            >
              <EnvironmentBadge kind={kind} />
              <span>{t(`connect.${kind}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <details className={`${typography.secondary} ${styles.link}`}>
        <summary>{t('connect.wayTitle')}</summary>
        <ol>
          {(['waySandbox', 'wayApp', 'wayDetails', 'wayPlan', 'wayRequest', 'wayHere'] as const).map((step) => (
            <li key={step}>{t(`connect.${step}`)}</li>
          ))}
        </ol>
      </details>
    </>
  );
}

/** What was understood of the service, what it lacks, and what a manager has to decide. */
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

  if (!known) return <p className={styles.text}>{t('connect.reading')}</p>;
  const { answer } = known;
  if (!answer.ok) return <FailureNotice failure={answer.failure} onRetry={() => setRound(round + 1)} />;
  const map = answer.value;
  const inState = (...states: readonly string[]): readonly string[] =>
    map.concepts.filter(({ state }) => states.includes(state)).map(({ name }) => name);
  const understood = inState('sure', 'corrected');
  const requested = inState('unconfirmed');
  const absent = inState('absent', 'forbidden');
  return (
    <div className={styles.offer}>
      <p className={styles.text}>
        {t('connect.understood', { understood: understood.length, all: map.concepts.length })}
      </p>
      {requested.length > 0 && (
        <p className={styles.requested} role="status">
          {t('connect.unconfirmed', { count: requested.length })}
        </p>
      )}
      {absent.length > 0 && (
        <details className={styles.absent}>
          <summary>{t('connect.absent', { count: absent.length })}</summary>
          <ul>
            {absent.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </details>
      )}
      <Link href={serviceMapPath} className={styles.reviewLink ?? ''}>
        {t('connect.review')}
      </Link>
    </div>
  );
}

type Location = LocationListQuery['locations'][number];

interface LocationStepProps {
  readonly locations: readonly Location[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** The location of this desk, and its time zone where the service has none. */
export function LocationStep({ locations, chosen, onChoose }: LocationStepProps) {
  const { view, change } = useSettings();
  const hasNoZone = locations.some(({ id, timeZone }) => id === chosen && timeZone === null);
  return (
    <div className={styles.locationStep}>
      <fieldset className={styles.locations} aria-label={t('connect.location')}>
        {locations.map(({ id, name, address }) => (
          <label key={id} className={styles.location}>
            <input type="radio" name="location" checked={id === chosen} onChange={() => onChoose(id)} />
            <span>
              <b dir="auto">{name}</b>
              {address !== null && (
                <span className={styles.address} dir="auto">
                  {address}
                </span>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      {hasNoZone && view && (
        <div className={styles.zone}>
          <p className={styles.text}>{t('connect.noZone')}</p>
          <ZoneChoice timeZone={view.timeZone} onChange={(timeZone) => change({ timeZone })} />
        </div>
      )}
    </div>
  );
}

/** The progress of reading all clients. It runs in the background and blocks nothing. */
export function ClientsStep() {
  const directory = useDeskQuery(DirectoryDocument, {}).data?.directory;
  if (!directory) return null;
  const { state, read, expected, failure } = directory;
  return (
    <div className={styles.clients}>
      <p className={styles.text}>{statusText()}</p>
      {(state === 'reading' || state === 'waiting' || state === 'paused') && (
        <progress
          className={styles.progress}
          aria-label={t('connect.clients')}
          {...(expected !== null && { value: Math.min(read, expected), max: Math.max(1, expected) })}
        />
      )}
      {failure && state !== 'reading' && <p className={styles.text}>{failureText(failure)}</p>}
    </div>
  );

  function statusText(): string {
    switch (state) {
      case 'notOffered':
        return t('connect.clientsNotOffered');
      case 'complete':
      case 'incomplete':
        return t('connect.clientsRead', { count: read });
      case 'reading':
      case 'waiting':
      case 'paused':
        return expected === null
          ? t('connect.clientsSoFar', { count: read })
          : t('connect.clientsReading', { read, expected: Math.max(read, expected) });
    }
  }
}
