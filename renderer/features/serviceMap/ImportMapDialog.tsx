import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Action } from '../../components/Action.tsx';

interface ImportMapDialogProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onImport: () => void;
}

export function ImportMapDialog({ name, onClose, onImport }: ImportMapDialogProps) {
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="import-map-title">
      <DialogTitle id="import-map-title">Use the map of {name}?</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ fontSize: 14 }}>
          It takes the place of this one, and of your corrections. Export this map first if you may want it back.
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Action onClick={onClose}>Keep this one</Action>
        <Action look="primary" onClick={onImport}>
          Use the file
        </Action>
      </DialogActions>
    </Dialog>
  );
}
