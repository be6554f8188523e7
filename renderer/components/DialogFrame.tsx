import Dialog from '@mui/material/Dialog';
import { type ComponentProps, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import styles from './DialogFrame.module.css';

interface DialogPaperProps {
  /** The id of its title. */
  readonly titleId: string;
  /** The class of its width and height. */
  readonly paper: string | undefined;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that is filled with a head, a body and a foot. */
export function DialogPaper({ titleId, paper = '', onKeyDown, onClose, children }: DialogPaperProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      // Given as undefined it would take the place of the dialog's own, which closes it on Esc.
      {...(onKeyDown && { onKeyDown })}
      maxWidth={false}
      aria-labelledby={titleId}
      slotProps={{ paper: { className: `${styles.paper} ${paper}` } }}
    >
      {children}
    </Dialog>
  );
}

interface DialogHeadProps {
  readonly titleId: string;
  readonly title: string;
  /** For a step that gives its heading the focus. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** Beside the title; a paragraph stands below it. */
  readonly children?: ReactNode;
}

export function DialogHead({ titleId, title, titleRef, children }: DialogHeadProps) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title} id={titleId} dir="auto" ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
        {title}
      </h2>
      {children}
    </div>
  );
}

interface DialogFrameProps extends Omit<DialogPaperProps, 'titleId'> {
  readonly title: string;
  readonly head?: ReactNode;
}

/** A dialog whose title and buttons stay while its content scrolls. */
export function DialogFrame({ title, head, children, ...rest }: DialogFrameProps) {
  const titleId = useId();
  return (
    <DialogPaper titleId={titleId} {...rest}>
      <DialogHead titleId={titleId} title={title}>
        {head}
      </DialogHead>
      {children}
    </DialogPaper>
  );
}

/** The part that scrolls. */
export function DialogBody({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div className={`${styles.body} ${className}`} {...rest} />;
}

interface DialogFootProps {
  /** Above the buttons: the outcome. */
  readonly text?: ReactNode;
  /** Announced on change, such as the progress of a submission. */
  readonly status?: string | null;
  /** The buttons. */
  readonly children: ReactNode;
}

export function DialogFoot({ text, status, children }: DialogFootProps) {
  return (
    <div className={styles.foot}>
      {text !== undefined && <div className={styles.text}>{text}</div>}
      <div className={styles.actions}>{children}</div>
      {status !== undefined && (
        <p className="visually-hidden" role="status">
          {status}
        </p>
      )}
    </div>
  );
}
