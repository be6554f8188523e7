import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import { Action } from './Action.tsx';
import frame from './notice.module.css';
import styles from './ChangeNotice.module.css';

/** Why a change failed or has an unknown outcome, with the one next step. */
export interface NoticeText {
  readonly title: string;
  readonly more?: string;
  readonly tone: 'danger' | 'caution';
  readonly action?: { readonly label: string; readonly run: () => void };
}

interface ChangeNoticeProps {
  /** The completed steps, as text. */
  readonly done: readonly string[];
  readonly notice: NoticeText | null;
}

/** The completed steps, and why the rest failed. */
export function ChangeNotice({ done, notice }: ChangeNoticeProps) {
  return (
    <>
      <div role="status">{done.length > 0 && <p className={styles.done}>✓ {done.join(' ')}</p>}</div>
      {notice && (
        <div className={`${frame.frame} ${styles.notice}`} data-ink role="alert" data-tone={notice.tone}>
          <ErrorOutlined className={styles.icon ?? ''} />
          <div className={styles.text}>
            <p className={frame.title}>{notice.title}</p>
            {notice.more !== undefined && <p>{notice.more}</p>}
          </div>
          {notice.action && <Action onClick={notice.action.run}>{notice.action.label}</Action>}
        </div>
      )}
    </>
  );
}
