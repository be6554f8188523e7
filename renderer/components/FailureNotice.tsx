import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import { t } from '../../i18n/page/t.ts';
import { failureHelpPath } from '../lib/paths.ts';
import { Action } from './Action.tsx';
import type { Failure } from '../../electron/contract/failure.ts';
import notice from './notice.module.css';
import styles from './FailureNotice.module.css';

interface FailureNoticeProps {
  readonly failure: Pick<Failure, 'message' | 'action'> & { readonly kind: string };
  /** What is still on screen and may be stale, as a sentence. */
  readonly kept?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/** What failed, and the one next step. */
export function FailureNotice({ failure, kept, onRetry }: FailureNoticeProps) {
  return (
    <div
      className={`${notice.frame} ${styles.notice}`}
      data-tone="danger"
      data-ink
      role="alert"
      data-failure-notice={failure.kind}
    >
      <ErrorOutlined className={styles.icon ?? ''} />
      <div className={styles.text}>
        <p className={notice.title}>{failure.message}</p>
        <p>
          {failure.action}
          {kept !== undefined && ` ${kept}`}
        </p>
      </div>
      {/* The page's address is its hash; a router link would need a router around each notice. */}
      <a className={styles.help} href={`#${failureHelpPath(failure.kind)}`}>
        {t('app.helpTitle')}
      </a>
      {onRetry && <Action onClick={onRetry}>{t('general.tryAgain')}</Action>}
    </div>
  );
}
