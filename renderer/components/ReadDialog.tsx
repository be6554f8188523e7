import type { KeyboardEvent, ReactNode } from 'react';
import { t } from '../../i18n/page/t.ts';
import { Action } from './Action.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import typography from './typography.module.css';
import styles from './ReadDialog.module.css';

interface ReadDialogProps {
  readonly title: string;
  /** Details beside the title: a date, a count. */
  readonly aside: string | null;
  readonly loading: boolean;
  readonly onAgain: () => void;
  readonly onClose: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** Width and height. */
  readonly paper: string | undefined;
  readonly children: ReactNode;
}

/** Data of the service in a dialog that can be refetched and closed. */
export function ReadDialog({
  title,
  aside,
  loading,
  onAgain,
  onClose,
  onKeyDown,
  paper = '',
  children,
}: ReadDialogProps) {
  return (
    <DialogFrame
      title={title}
      head={
        <>
          <span className={`${typography.secondary} ${styles.aside}`}>{aside}</span>
          <Action look="quiet" disabled={loading} onClick={onAgain}>
            {t('general.readAgain')}
          </Action>
          <Action onClick={onClose}>{t('general.close')}</Action>
        </>
      }
      paper={`${styles.paper} ${paper}`}
      onClose={onClose}
      {...(onKeyDown && { onKeyDown })}
    >
      {children}
    </DialogFrame>
  );
}
