import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Action } from '../components/Action.tsx';
import { screens } from './screenList.ts';
import styles from './ShortcutSheetDialog.module.css';

interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

const groups: readonly { readonly title: string; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      ...screens.map(({ word }, index) => ({ keys: [`Alt ${index + 1}`], does: word })),
      { keys: ['/', 'Ctrl K'], does: 'Search clients' },
      { keys: ['?'], does: 'This sheet' },
    ],
  },
  {
    title: 'Day',
    shortcuts: [
      { keys: ['←', '→'], does: 'Day before, day after' },
      { keys: ['T'], does: 'Today' },
      { keys: ['R'], does: 'Read the day again' },
      { keys: ['G'], does: 'Into the grid' },
      { keys: ['↑', '↓', '←', '→'], does: 'Move in the grid' },
      { keys: ['Enter'], does: 'Open the appointment' },
      { keys: ['Esc'], does: 'Close it, leave the grid' },
    ],
  },
  {
    title: 'Clients',
    shortcuts: [
      { keys: ['↓', '↑'], does: 'From the search into the list' },
      { keys: ['Enter'], does: 'Open the client' },
      { keys: ['Esc'], does: 'Back to the search' },
    ],
  },
];

export function ShortcutSheetDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="shortcut-sheet-title">
      <DialogTitle id="shortcut-sheet-title">Keyboard shortcuts</DialogTitle>
      <DialogContent className={styles.sheet ?? ''}>
        {groups.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3 className={styles.group}>{title}</h3>
            <dl className={styles.list}>
              {shortcuts.map(({ keys, does }) => (
                <div className={styles.row} key={does}>
                  <dt>{does}</dt>
                  <dd>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </DialogContent>
      <DialogActions>
        <Action onClick={onClose}>Close</Action>
      </DialogActions>
    </Dialog>
  );
}
