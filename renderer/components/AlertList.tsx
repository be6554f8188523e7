import { say } from '../../words/page/say.ts';
import styles from './AlertList.module.css';

/** What to watch out for, in the clinic's words. */
export function AlertList({ alerts }: { readonly alerts: readonly string[] }) {
  if (alerts.length === 0) return null;
  return (
    <ul className={styles.alerts} aria-label={say('general.alerts')}>
      {alerts.map((alert) => (
        <li key={alert} className={styles.alert}>
          {alert}
        </li>
      ))}
    </ul>
  );
}
