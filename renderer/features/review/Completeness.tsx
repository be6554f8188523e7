import Refresh from '@mui/icons-material/Refresh';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { Action, IconAction } from '../../components/Action.tsx';
import { countOf } from '../../lib/counts.ts';
import { useNow } from '../../lib/useNow.ts';
import styles from './Completeness.module.css';
import { directoryWords } from './directoryWords.ts';
import type { DirectoryView } from './rowStore.ts';

interface CompletenessProps {
  readonly directory: DirectoryView;
  readonly onFlaws: () => void;
  readonly onReread: () => void;
}

/** How much of the clinic's clients is here, as of when, and what of it is broken. */
export function Completeness({ directory, onFlaws, onReread }: CompletenessProps) {
  const bridge = useBridge();
  const { kind, text, why, part } = directoryWords(directory, useNow());
  const { state, flawCount } = directory;
  const tellCore = (to: 'pause' | 'resume'): void => void bridge.ask('directory:control', { to });
  const canReread = state === 'complete' || state === 'incomplete';
  return (
    <div className={styles.state} data-kind={kind} title={why ?? undefined}>
      <span className={styles.text}>{text}</span>
      {part !== null && (
        <progress className={styles.bar} aria-label="Clients read" max={1} value={part}>
          {text}
        </progress>
      )}
      {flawCount > 0 && (
        <button type="button" className={styles.flaws} onClick={onFlaws}>
          {countOf(flawCount, 'broken row')}
        </button>
      )}
      {state === 'reading' && (
        <Action look="quiet" onClick={() => tellCore('pause')}>
          Pause
        </Action>
      )}
      {(state === 'paused' || state === 'waiting') && (
        <Action look="quiet" onClick={() => tellCore('resume')}>
          {state === 'paused' ? 'Go on' : 'Go on now'}
        </Action>
      )}
      {canReread && (
        <IconAction aria-label="Read again" aria-keyshortcuts="R" onClick={onReread}>
          <Refresh />
        </IconAction>
      )}
    </div>
  );
}
