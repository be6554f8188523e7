import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
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
      <DialogTitle id="forget-key-title">Forget the key of {name}?</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ fontSize: 14 }}>
          It can’t be read back from here: to connect again you need the key itself. The address stays.
          {inUse && ' The screens can show nothing of this clinic until then.'}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Action onClick={onClose}>Keep it</Action>
        <Action look="danger" onClick={onForget}>
          Forget key
        </Action>
      </DialogActions>
    </Dialog>
  );
}
