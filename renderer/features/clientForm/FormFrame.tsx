import Dialog from '@mui/material/Dialog';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './FormFrame.module.css';

interface FormFrameProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Beside the form, where there is room. */
  readonly aside?: ReactNode;
  /** Over the buttons: how it ended. */
  readonly words: ReactNode;
  readonly actions: ReactNode;
  /** Heard as it is said, such as what is in flight. */
  readonly status: string;
  /** Nothing can be changed for a moment; the focus stays where it is, as it would not in disabled fields. */
  readonly paused?: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
}

/** The dialog around a form: it scrolls, its buttons do not. */
export function FormFrame(props: FormFrameProps) {
  const { title, children, aside, words, actions, status, paused = false, onKeyDown, onClose } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={onKeyDown}
      maxWidth={false}
      aria-labelledby="client-form-title"
      slotProps={{ paper: { className: styles.paper ?? '' } }}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id="client-form-title">
          {title}
        </h2>
      </div>
      <div
        className={styles.body}
        role="group"
        aria-disabled={paused || undefined}
        data-aside={aside === undefined ? undefined : ''}
      >
        <div className={styles.form}>{children}</div>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </div>
      <div className={styles.foot}>
        <div className={styles.words}>{words}</div>
        <div className={styles.actions}>{actions}</div>
        <p className="visually-hidden" role="status">
          {status}
        </p>
      </div>
    </Dialog>
  );
}
