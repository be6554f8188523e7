import type { KeyboardEvent, ReactNode } from 'react';
import { DialogBody, DialogFoot, DialogFrame } from '../../components/DialogFrame.tsx';
import styles from './FormFrame.module.css';

interface FormFrameProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Beside the form, where there is space. */
  readonly aside?: ReactNode;
  /** Above the buttons: the outcome. */
  readonly text: ReactNode;
  readonly actions: ReactNode;
  /** Announced on change, such as the progress of a submission. */
  readonly status: string;
  /** The form is read-only for a moment; unlike `disabled`, this keeps the focus. */
  readonly paused?: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
}

/** The dialog around a form: the content scrolls, the buttons stay. */
export function FormFrame(props: FormFrameProps) {
  const { title, children, aside, text, actions, status, paused = false, onKeyDown, onClose } = props;
  return (
    <DialogFrame title={title} paper={styles.paper} onKeyDown={onKeyDown} onClose={onClose}>
      <DialogBody
        className={styles.body}
        role="group"
        aria-disabled={paused || undefined}
        data-aside={aside === undefined ? undefined : ''}
      >
        <div className={styles.form}>{children}</div>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </DialogBody>
      <DialogFoot text={text} status={status}>
        {actions}
      </DialogFoot>
    </DialogFrame>
  );
}
