import Close from '@mui/icons-material/Close';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import HelpOutlined from '@mui/icons-material/HelpOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { Link } from 'wouter';
import { t } from '../../i18n/page/t.ts';
import { IconAction } from '../components/Action.tsx';
import { MessageText } from '../components/MessageText.tsx';
import { currentEnvironment, useSettings } from '../bridge/SettingsContext.tsx';
import { failureHelpPath, serviceMapPath } from '../lib/paths.ts';
import notice from '../components/notice.module.css';
import styles from './ShellStrips.module.css';

interface ShellStripsProps {
  /** False on the service map itself, where the questions are answered. */
  readonly showsMapQuestions: boolean;
}

/** What matters on every screen: a failing service, open questions about the service map, and the app's own notices. */
export function ShellStrips({ showsMapQuestions }: ShellStripsProps) {
  const { view, failure, change } = useSettings();
  const outcome = currentEnvironment(view)?.lastOutcome;
  const trouble = failure ?? (outcome && outcome.kind !== 'ok' && outcome.kind !== 'cancelled' ? outcome : null);
  return (
    <>
      {trouble && (
        <div
          className={`${notice.frame} ${styles.strip}`}
          data-tone="danger"
          data-own={failure ? '' : undefined}
          role="status"
        >
          <ErrorOutlined />
          <p>
            <strong>{trouble.message}</strong> {trouble.action}{' '}
            <Link href={failureHelpPath(trouble.kind)}>{t('app.helpTitle')}</Link>
          </p>
        </div>
      )}
      {showsMapQuestions && view !== null && view.questions > 0 && (
        <div className={`${notice.frame} ${styles.strip}`} data-tone="calm" role="status">
          <HelpOutlined />
          <p>
            <MessageText
              text={t('app.questions', { count: view.questions })}
              parts={{ decide: <Link href={serviceMapPath}>{t('app.decide')}</Link> }}
            />
          </p>
        </div>
      )}
      {view?.notices.map(({ id, message, stays }) => (
        <div className={`${notice.frame} ${styles.strip}`} key={id} data-tone="calm" role="status">
          <InfoOutlined />
          <p>{message}</p>
          {!stays && (
            <IconAction aria-label={t('app.dismiss')} onClick={() => change({ dismissNotice: id })}>
              <Close />
            </IconAction>
          )}
        </div>
      ))}
    </>
  );
}
