import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { Action } from '../../../components/Action.tsx';
import { isSubmitShortcut } from '../../../submission/submissionResult.ts';
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
  /** `isFirst`: it has the focus, where the dialog has no field. */
  readonly confirm: { readonly label: string; readonly look: 'primary' | 'danger'; readonly isFirst?: true };
  readonly cancelLabel: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** A form in a dialog: Enter confirms, and Ctrl Enter from a list or a text as well; Esc cancels. */
export function ChangeDialog({ title, confirm, cancelLabel, children, onClose, onConfirm }: ChangeDialogProps) {
  const id = useId();
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the send key of any field within */}
      <form
        className={styles.form}
        onSubmit={submit}
        onKeyDown={(event) => {
          // Only now, or the button that has the focus would confirm once more.
          if (isSubmitShortcut(event, null) && !event.repeat) submit(event);
        }}
        noValidate
        autoComplete="off"
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <div className={styles.fields}>{children}</div>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Action onClick={onClose}>{cancelLabel}</Action>
          <Action
            look={confirm.look}
            type="submit"
            aria-keyshortcuts="Control+Enter"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was just opened begins here
            autoFocus={confirm.isFirst}
          >
            {confirm.label}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}
