import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { say } from '../../../words/page/say.ts';
import { Action } from '../../components/Action.tsx';

interface ForgetKeyDialogProps {
  readonly name: string;
  readonly inUse: boolean;
  readonly onClose: () => void;
  readonly onForget: () => void;
}

export function ForgetKeyDialog({ name, inUse, onClose, onForget }: ForgetKeyDialogProps) {
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="forget-key-title">
      <DialogTitle id="forget-key-title">{say('settings.forgetTitle', { name })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ fontSize: 14 }}>
          {inUse ? say('settings.forgetWordsInUse') : say('settings.forgetWords')}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Action onClick={onClose}>{say('settings.keepKey')}</Action>
        <Action look="danger" onClick={onForget}>
          {say('settings.forget')}
        </Action>
      </DialogActions>
    </Dialog>
  );
}
