import Close from '@mui/icons-material/Close';
import { useEffect } from 'react';
import { useStableCallback } from '../lib/useStableCallback.ts';
import { IconAction } from './Action.tsx';
import styles from './Message.module.css';

const passesAfterMilliseconds = 10_000;

interface MessageProps {
  /** Null where there is nothing to say. */
  readonly words: string | null;
  /** Goes by itself after a while: nothing is lost with it. */
  readonly passes?: boolean;
  readonly onDismiss: () => void;
}

/** How something went that shows nowhere else, over the foot of the screen until it is dismissed. */
export function Message({ words, passes = false, onDismiss }: MessageProps) {
  const dismiss = useStableCallback(onDismiss);
  useEffect(() => {
    if (words === null || !passes) return undefined;
    const timer = setTimeout(dismiss, passesAfterMilliseconds);
    return () => clearTimeout(timer);
  }, [words, passes, dismiss]);

  return (
    // Always there: a status that comes with its words is not read out.
    <div className={styles.place} role="status">
      {words !== null && (
        <div className={styles.message}>
          <p>{words}</p>
          <IconAction aria-label="Dismiss this message" onClick={onDismiss}>
            <Close />
          </IconAction>
        </div>
      )}
    </div>
  );
}
