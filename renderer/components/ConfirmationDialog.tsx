import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { Failure } from '../../electron/contract/failure.ts';
import { Action } from './Action.tsx';
import { FailureNotice } from './FailureNotice.tsx';

interface ConfirmationDialogProps {
  readonly title: string;
  readonly text: string;
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  readonly look?: 'primary' | 'danger';
  readonly failure?: Failure | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirms an action that can't be undone. */
export function ConfirmationDialog(props: ConfirmationDialogProps) {
  const { title, text, cancelLabel, confirmLabel, look = 'danger', failure = null, onConfirm, onClose } = props;
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ fontSize: 14 }}>{text}</DialogContentText>
        {failure && <FailureNotice failure={failure} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Action onClick={onClose}>{cancelLabel}</Action>
        <Action look={look} onClick={onConfirm}>
          {confirmLabel}
        </Action>
      </DialogActions>
    </Dialog>
  );
}
