import Refresh from '@mui/icons-material/Refresh';
import { say } from '../../../words/page/say.ts';
import { Action, IconAction } from '../../components/Action.tsx';
import { flawCountWords } from '../../components/flawWords.ts';
import { useNow } from '../../lib/useNow.ts';
import styles from './DirectoryStatus.module.css';
import { directoryWords } from './useDirectoryProgress.ts';
import type { DirectoryView } from './rows.ts';

interface CompletenessProps {
  readonly directory: DirectoryView;
  readonly onFlaws: () => void;
  readonly control: (to: 'pause' | 'resume' | 'reread') => () => void;
}

/** How much of the clinic's clients is here, as of when, and what of it is broken. */
export function Completeness({ directory, onFlaws, control }: CompletenessProps) {
  const { kind, text, why, part } = directoryWords(directory, useNow());
  const { state, flawCount } = directory;
  const canReread = state === 'complete' || state === 'incomplete';
  return (
    <div className={styles.state} data-kind={kind} title={why ?? undefined}>
      <span className={styles.text}>{text}</span>
      {part !== null && (
        <progress className={styles.bar} aria-label={say('review.clientsRead')} max={1} value={part}>
          {text}
        </progress>
      )}
      {flawCount > 0 && (
        <button type="button" className={styles.flaws} onClick={onFlaws}>
          {flawCountWords(flawCount)}
        </button>
      )}
      {state === 'reading' && (
        <Action look="quiet" onClick={control('pause')}>
          {say('review.pause')}
        </Action>
      )}
      {(state === 'paused' || state === 'waiting') && (
        <Action look="quiet" onClick={control('resume')}>
          {state === 'paused' ? say('review.resume') : say('review.goOnNow')}
        </Action>
      )}
      {canReread && (
        <IconAction aria-label={say('general.readAgain')} onClick={control('reread')}>
          <Refresh />
        </IconAction>
      )}
    </div>
  );
}
