import Dialog from '@mui/material/Dialog';
import { type ReactNode, useId } from 'react';
import { t } from '../../i18n/page/t.ts';
import { Action } from './Action.tsx';
import styles from './ReadDialog.module.css';

interface ReadDialogProps {
  readonly title: string;
  /** Details beside the title: a date, a count. */
  readonly aside: string | null;
  readonly loading: boolean;
  readonly onAgain: () => void;
  readonly onClose: () => void;
  /** Width and height. */
  readonly paper: string | undefined;
  readonly children: ReactNode;
}

/** Data of the service in a dialog that can be refetched and closed. */
export function ReadDialog({ title, aside, loading, onAgain, onClose, paper, children }: ReadDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth={false}
      aria-labelledby={id}
      slotProps={{ paper: { className: `${styles.paper} ${paper ?? ''}` } }}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={id} dir="auto">
          {title}
        </h2>
        <span className={styles.aside}>{aside}</span>
        <Action look="quiet" disabled={loading} onClick={onAgain}>
          {t('general.readAgain')}
        </Action>
        <Action onClick={onClose}>{t('general.close')}</Action>
      </div>
      {children}
    </Dialog>
  );
}
