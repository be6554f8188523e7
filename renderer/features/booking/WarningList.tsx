import WarningAmber from '@mui/icons-material/WarningAmber';
import { t } from '../../../i18n/page/t.ts';
import type { BookingWarning } from './bookingWarnings.ts';
import styles from './WarningList.module.css';

/** What deserves a second look. It stays a person's decision. */
export function WarningList({ warnings }: { readonly warnings: readonly BookingWarning[] }) {
  return (
    // Always there: a status that comes with its words is not read out.
    <div role="status">
      {warnings.length > 0 && (
        <ul className={styles.warnings} aria-label={t('booking.warnings')}>
          {warnings.map(({ kind, words }) => (
            <li key={`${kind} ${words}`} className={styles.warning}>
              <WarningAmber className={styles.icon ?? ''} />
              {words}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
