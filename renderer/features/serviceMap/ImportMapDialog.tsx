import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { say } from '../../../words/page/say.ts';
import { Action } from '../../components/Action.tsx';

interface ImportMapDialogProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onImport: () => void;
}

export function ImportMapDialog({ name, onClose, onImport }: ImportMapDialogProps) {
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="import-map-title">
      <DialogTitle id="import-map-title">{say('serviceMap.importTitle', { file: name })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ fontSize: 14 }}>{say('serviceMap.importWords')}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Action onClick={onClose}>{say('serviceMap.keepThis')}</Action>
        <Action look="primary" onClick={onImport}>
          {say('serviceMap.useFile')}
        </Action>
      </DialogActions>
    </Dialog>
  );
}
