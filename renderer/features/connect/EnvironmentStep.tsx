import type { ConnectableEnvironment } from '../../../electron/contract/settings.ts';
import { say } from '../../../words/page/say.ts';
import { EnvironmentBadge } from '../../components/EnvironmentBadge.tsx';
import styles from './EnvironmentStep.module.css';

/** In the order in which a clinic goes through them (interface document, Going live). */
const offered = ['sandbox', 'testing', 'production', 'gateway'] as const satisfies readonly ConnectableEnvironment[];

interface EnvironmentStepProps {
  readonly onChoose: (environment: ConnectableEnvironment) => void;
}

/** Which of the service's environments, what each is for, and the way from the first to the last. */
export function EnvironmentStep({ onChoose }: EnvironmentStepProps) {
  return (
    <>
      <ul className={styles.choices}>
        {offered.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              className={styles.choice}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever comes here comes to choose
              autoFocus={kind === 'sandbox'}
              onClick={() => onChoose(kind)}
            >
              <EnvironmentBadge kind={kind} />
              <span>{say(`connect.${kind}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <details className={styles.way}>
        <summary>{say('connect.wayTitle')}</summary>
        <ol>
          {(['waySandbox', 'wayApp', 'wayDetails', 'wayPlan', 'wayRequest', 'wayHere'] as const).map((step) => (
            <li key={step}>{say(`connect.${step}`)}</li>
          ))}
        </ol>
      </details>
    </>
  );
}
