import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { say } from '../../../words/page/say.ts';
import { Action } from '../../components/Action.tsx';

interface TurnOffDialogProps {
  readonly onTurnOff: () => void;
  readonly onClose: () => void;
}

export function TurnOffDialog({ onTurnOff, onClose }: TurnOffDialogProps) {
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="turn-off-title">
      <DialogTitle id="turn-off-title">{say('settings.turnOffTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ fontSize: 14 }}>{say('settings.turnOffWords')}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Action onClick={onClose}>{say('settings.keepSignIn')}</Action>
        <Action look="danger" onClick={onTurnOff}>
          {say('settings.turnOff')}
        </Action>
      </DialogActions>
    </Dialog>
  );
}
