import WarningAmber from '@mui/icons-material/WarningAmber';
import { t } from '../../../i18n/page/t.ts';
import type { BookingWarning } from './bookingWarnings.ts';
import notice from '../../components/notice.module.css';
import styles from './WarningList.module.css';

/** Warnings about the booking. None of them blocks it. */
export function WarningList({ warnings }: { readonly warnings: readonly BookingWarning[] }) {
  return (
    // Always mounted: screen readers skip a status that appears together with its text.
    <div role="status">
      {warnings.length > 0 && (
        <ul className={`${notice.frame} ${styles.warnings}`} data-tone="caution" aria-label={t('booking.warnings')}>
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
