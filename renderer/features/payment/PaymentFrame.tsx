import { createContext, type KeyboardEvent, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { DialogBody, DialogFoot, DialogHead, DialogPaper } from '../../components/DialogFrame.tsx';
import styles from './PaymentFrame.module.css';

/** Lets the current step define what closing the dialog does. */
const Closing = createContext<(close: () => void) => void>(() => undefined);
const titleId = 'payment-title';

/** The dialog around all steps of a payment: it stays mounted between steps, and closes as the current step defines. */
export function PaymentShell({ children }: { readonly children: ReactNode }) {
  const close = useRef<() => void>(() => undefined);
  const [listen] = useState(() => (how: () => void): void => {
    close.current = how;
  });
  return (
    <Closing value={listen}>
      <DialogPaper titleId={titleId} paper={styles.paper} onClose={() => close.current()}>
        {children}
      </DialogPaper>
    </Closing>
  );
}

interface PaymentFrameProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Above the buttons: the outcome. */
  readonly text?: ReactNode;
  readonly actions: ReactNode;
  /** Announced on change. */
  readonly status?: string;
  /** A step where Enter must do nothing: the heading has the focus instead of a button. */
  readonly still?: boolean;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
}

/** One step: title, content and actions. */
export function PaymentFrame(props: PaymentFrameProps) {
  const { title, children, text, actions, status = '', still = false, onKeyDown, onClose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const closeSo = use(Closing);
  useEffect(() => closeSo(onClose), [closeSo, onClose]);
  useEffect(() => {
    if (still) heading.current?.focus();
  }, [still]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys of the fields within
    <div className={styles.step} onKeyDown={onKeyDown}>
      <DialogHead titleId={titleId} title={title} titleRef={heading} />
      <DialogBody className={styles.body}>{children}</DialogBody>
      <DialogFoot text={text} status={status}>
        {actions}
      </DialogFoot>
    </div>
  );
}
