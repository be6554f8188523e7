import type { Failure } from '../../electron/contract/failure.ts';
import { say } from '../../words/page/say.ts';
import { isServiceAway } from '../bridge/serviceAway.ts';
import { useSettings } from '../bridge/SettingsContext.tsx';
import styles from './DraftStatus.module.css';

interface DraftStatusProps {
  /** Why what is typed can't be saved just now. */
  readonly failure: Failure | null;
  /** A notice above says already that nobody answers for the service. */
  readonly isTold: boolean;
}

/** That closing loses nothing, or why it would, also while nobody answers for the service; and the key that sends. */
export function DraftStatus({ failure, isTold }: DraftStatusProps) {
  const { view } = useSettings();
  const isAway = isServiceAway(view) && !isTold;
  return (
    <>
      <span className={styles.words} role="status" data-matters={failure || isAway ? '' : undefined}>
        {failure
          ? say('general.typingNotSaved', { why: failure.message })
          : say(isAway ? 'general.typingAway' : 'general.typingSaved')}
      </span>
      <span>
        <kbd>{say('general.keyCtrl')}</kbd> <kbd>{say('general.keyEnter')}</kbd>
      </span>
    </>
  );
}
