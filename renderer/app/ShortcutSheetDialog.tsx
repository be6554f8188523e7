import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Action } from '../components/Action.tsx';
import { PrintRoot } from '../components/PrintRoot.tsx';
import { ShortcutGroups } from './ShortcutGroups.tsx';
import styles from './ShortcutSheetDialog.module.css';

export function ShortcutSheetDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="shortcut-sheet-title">
      <DialogTitle id="shortcut-sheet-title">Keyboard shortcuts</DialogTitle>
      <DialogContent>
        <ShortcutGroups />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Action onClick={() => print()}>Print</Action>
        <Action look="primary" onClick={onClose}>
          Close
        </Action>
      </DialogActions>
      <PrintRoot paper="portrait">
        <h1 className={styles.title}>Front Desk: keyboard shortcuts</h1>
        <ShortcutGroups />
      </PrintRoot>
    </Dialog>
  );
}
