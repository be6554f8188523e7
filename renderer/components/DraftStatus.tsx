import type { Failure } from '../../electron/contract/failure.ts';
import { t } from '../../i18n/page/t.ts';
import { isServiceAway } from '../bridge/serviceAway.ts';
import { useSettings } from '../bridge/SettingsContext.tsx';
import styles from './DraftStatus.module.css';

interface DraftStatusProps {
  /** Why the draft can't be saved now. */
  readonly failure: Failure | null;
  /** A notice above already reports that the service is unreachable. */
  readonly isAnnounced: boolean;
}

/** Whether closing keeps the draft, also while the service is unreachable; and the key that sends. */
export function DraftStatus({ failure, isAnnounced }: DraftStatusProps) {
  const { view } = useSettings();
  const isServiceUnreachable = isServiceAway(view) && !isAnnounced;
  return (
    <>
      <span className={styles.text} role="status" data-matters={failure || isServiceUnreachable ? '' : undefined}>
        {failure
          ? t('general.typingNotSaved', { why: failure.message })
          : t(isServiceUnreachable ? 'general.typingAway' : 'general.typingSaved')}
      </span>
      <span>
        <kbd>{t('general.keyCtrl')}</kbd> <kbd>{t('general.keyEnter')}</kbd>
      </span>
    </>
  );
}
