import type { Failure } from '../../electron/contract/failure.ts';
import { t } from '../../i18n/page/t.ts';
import { isServiceAway } from '../bridge/serviceAway.ts';
import { useSettings } from '../bridge/SettingsContext.tsx';
import styles from './DraftStatus.module.css';

interface DraftStatusProps {
  /** Why what is typed can't be saved just now. */
  readonly failure: Failure | null;
  /** A notice above says already that nobody answers for the service. */
  readonly isAnnounced: boolean;
}

/** That closing loses nothing, or why it would, also while nobody answers for the service; and the key that sends. */
export function DraftStatus({ failure, isAnnounced }: DraftStatusProps) {
  const { view } = useSettings();
  const isAway = isServiceAway(view) && !isAnnounced;
  return (
    <>
      <span className={styles.words} role="status" data-matters={failure || isAway ? '' : undefined}>
        {failure
          ? t('general.typingNotSaved', { why: failure.message })
          : t(isAway ? 'general.typingAway' : 'general.typingSaved')}
      </span>
      <span>
        <kbd>{t('general.keyCtrl')}</kbd> <kbd>{t('general.keyEnter')}</kbd>
      </span>
    </>
  );
}
