import WarningAmber from '@mui/icons-material/WarningAmber';
import { t } from '../../i18n/page/t.ts';
import type { AppointmentWarning } from '../domain/appointmentWarnings.ts';
import notice from './notice.module.css';
import styles from './WarningList.module.css';

/** Warnings about an appointment that is to be booked or moved. None of them blocks it. */
export function WarningList({ warnings }: { readonly warnings: readonly AppointmentWarning[] }) {
  return (
    // Always mounted: screen readers skip a status that appears together with its text.
    <div role="status">
      {warnings.length > 0 && (
        <ul className={`${notice.frame} ${styles.warnings}`} data-tone="caution" aria-label={t('warnings.title')}>
          {warnings.map(({ kind, text }) => (
            <li key={`${kind} ${text}`} className={styles.warning}>
              <WarningAmber className={styles.icon ?? ''} />
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
