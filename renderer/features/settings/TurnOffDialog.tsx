import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Action } from '../../components/Action.tsx';

interface TurnOffDialogProps {
  readonly onTurnOff: () => void;
  readonly onClose: () => void;
}

export function TurnOffDialog({ onTurnOff, onClose }: TurnOffDialogProps) {
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="turn-off-title">
      <DialogTitle id="turn-off-title">Let everybody in?</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ fontSize: 14 }}>
          All names and PINs are forgotten. Everybody at this computer may then do everything, and the record no longer
          tells who it was.
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Action onClick={onClose}>Keep the sign-in</Action>
        <Action look="danger" onClick={onTurnOff}>
          Turn off
        </Action>
      </DialogActions>
    </Dialog>
  );
}
