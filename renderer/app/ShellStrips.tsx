import Close from '@mui/icons-material/Close';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { IconAction } from '../components/Action.tsx';
import { currentEnvironment, useSettings } from '../bridge/SettingsContext.tsx';
import styles from './ShellStrips.module.css';

/** What a person should know on every screen: what happened outside of requests, and a service that fails. */
export function ShellStrips() {
  const { view, failure, change } = useSettings();
  const outcome = currentEnvironment(view)?.lastOutcome;
  const trouble = failure ?? (outcome && outcome.kind !== 'ok' && outcome.kind !== 'cancelled' ? outcome : null);
  return (
    <>
      {trouble && (
        <div className={styles.strip} data-tone="danger" data-own={failure ? '' : undefined} role="status">
          <ErrorOutlined />
          <p>
            <strong>{trouble.message}</strong> {trouble.action}
          </p>
        </div>
      )}
      {view?.notices.map(({ id, message }) => (
        <div className={styles.strip} key={id} data-tone="calm" role="status">
          <InfoOutlined />
          <p>{message}</p>
          <IconAction aria-label="Dismiss this notice" onClick={() => change({ dismissNotice: id })}>
            <Close />
          </IconAction>
        </div>
      ))}
    </>
  );
}
