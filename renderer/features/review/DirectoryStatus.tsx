import Refresh from '@mui/icons-material/Refresh';
import { t } from '../../../i18n/page/t.ts';
import { Action, IconAction } from '../../components/Action.tsx';
import { flawCountText } from '../../components/flawText.ts';
import { useNow } from '../../hooks/useNow.ts';
import typography from '../../components/typography.module.css';
import styles from './DirectoryStatus.module.css';
import { directoryLabel } from './useDirectoryProgress.ts';
import type { DirectoryView } from './rows.ts';

interface DirectoryStatusProps {
  readonly directory: DirectoryView;
  readonly onFlaws: () => void;
  readonly control: (to: 'pause' | 'resume' | 'reread') => () => void;
}

/** How many clients are loaded, as of when, and how many are flawed. */
export function DirectoryStatus({ directory, onFlaws, control }: DirectoryStatusProps) {
  const { kind, text, reason, fraction } = directoryLabel(directory, useNow());
  const { state, flawCount } = directory;
  const canReread = state === 'complete' || state === 'incomplete';
  return (
    <div className={`${typography.secondary} ${styles.state}`} data-kind={kind} title={reason ?? undefined}>
      <span className={typography.truncated}>{text}</span>
      {fraction !== null && (
        <progress className={styles.bar} aria-label={t('review.clientsRead')} max={1} value={fraction}>
          {text}
        </progress>
      )}
      {flawCount > 0 && (
        <button type="button" className={styles.flaws} onClick={onFlaws}>
          {flawCountText(flawCount)}
        </button>
      )}
      {state === 'reading' && (
        <Action look="quiet" onClick={control('pause')}>
          {t('review.pause')}
        </Action>
      )}
      {(state === 'paused' || state === 'waiting') && (
        <Action look="quiet" onClick={control('resume')}>
          {state === 'paused' ? t('review.resume') : t('review.resumeNow')}
        </Action>
      )}
      {canReread && (
        <IconAction aria-label={t('general.readAgain')} onClick={control('reread')}>
          <Refresh />
        </IconAction>
      )}
    </div>
  );
}
