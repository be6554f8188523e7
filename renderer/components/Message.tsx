import Close from '@mui/icons-material/Close';
import { IconAction } from './Action.tsx';
import styles from './Message.module.css';

interface MessageProps {
  /** Null where there is nothing to say. */
  readonly words: string | null;
  readonly onDismiss: () => void;
}

/** How something went that shows nowhere else, over the foot of the screen until it is dismissed. */
export function Message({ words, onDismiss }: MessageProps) {
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
