import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { Action } from '../../../components/Action.tsx';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import styles from './ChangeDialog.module.css';
import type { DayChanges } from './useDayChanges.ts';

/** What the dialogs about one appointment are given. */
export interface AppointmentDialogProps {
  /** As it was when the dialog was opened. */
  readonly appointment: DayAppointment;
  readonly day: ScheduleDay;
  readonly changes: DayChanges;
  readonly onClose: () => void;
}

interface ChangeDialogProps {
  readonly title: string;
  readonly confirm: { readonly label: string; readonly look: 'primary' | 'danger' };
  readonly cancelLabel: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** A form in a dialog: Enter confirms, Esc cancels. */
export function ChangeDialog({ title, confirm, cancelLabel, children, onClose, onConfirm }: ChangeDialogProps) {
  const id = useId();
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <form className={styles.form} onSubmit={submit} noValidate autoComplete="off">
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <div className={styles.fields}>{children}</div>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Action onClick={onClose}>{cancelLabel}</Action>
          <Action look={confirm.look} type="submit">
            {confirm.label}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}
