import { t } from '../../i18n/page/t.ts';
import alertMark from './alertMark.module.css';
import styles from './AlertList.module.css';

/** Alerts, as the clinic wrote them. */
export function AlertList({ alerts }: { readonly alerts: readonly string[] }) {
  if (alerts.length === 0) return null;
  return (
    <ul className={styles.alerts} aria-label={t('general.alerts')}>
      {alerts.map((alert) => (
        <li key={alert} className={`${alertMark.mark} ${styles.alert}`}>
          {alert}
        </li>
      ))}
    </ul>
  );
}
