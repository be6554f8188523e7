import type { Failure } from '../../electron/contract/failure.ts';
import { isServiceAway } from '../bridge/serviceAway.ts';
import { useSettings } from '../bridge/SettingsContext.tsx';
import styles from './KeptWords.module.css';

interface KeptWordsProps {
  /** Why what is typed can't be kept just now. */
  readonly failure: Failure | null;
  /** A notice above says already that nobody answers for the service. */
  readonly isTold: boolean;
}

/** That closing loses nothing, or why it would, also while nobody answers for the service; and the key that sends. */
export function KeptWords({ failure, isTold }: KeptWordsProps) {
  const { view } = useSettings();
  const isAway = isServiceAway(view) && !isTold;
  return (
    <>
      <span className={styles.words} role="status" data-matters={failure || isAway ? '' : undefined}>
        {failure ? `What you type is not kept: ${failure.message}` : isAway ? awayWords : 'What you type is kept.'}
      </span>
      <span>
        <kbd>Ctrl</kbd> <kbd>Enter</kbd>
      </span>
    </>
  );
}

const awayWords = 'The service does not answer now. What you type is kept; send it yourself once it does.';
