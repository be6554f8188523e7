import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type SubmitEvent, useState } from 'react';
import { maxClientViews } from '../../../electron/contract/clients.ts';
import type { Failure } from '../../../electron/contract/failure.ts';
import { Action } from '../../components/Action.tsx';
import { type NameProblem, nameProblem, sameName, type View } from './views.ts';
import styles from './SaveViewDialog.module.css';

interface SaveViewDialogProps {
  readonly views: readonly View[];
  /** The own view that is looked at. */
  readonly current: View | null;
  /** Whether something is searched for, which is not kept. */
  readonly searches: boolean;
  readonly onSave: (name: string, formerName: string | null) => Promise<Failure | null>;
  readonly onClose: () => void;
}

const problems: Readonly<Record<NameProblem, string>> = {
  empty: 'The view needs a name.',
  builtIn: 'One of the views that are always there has this name.',
  tooMany: `There are ${maxClientViews} views, which is as many as are kept. Delete one first.`,
};

/** Keeps filters, order and columns under a name; under another name than before it is renamed. */
export function SaveViewDialog({ views, current, searches, onSave, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState(current?.name ?? '');
  const [keepsFormer, setKeepsFormer] = useState(false);
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const wanted = name.trim();
  const isOther = current !== null && !sameName(current.name, wanted);
  const replaced = isOther && !keepsFormer ? current : null;
  const problem = nameProblem(wanted, views, replaced);
  const same = views.find((view) => !view.builtIn && view !== current && sameName(view.name, wanted));

  const save = async (): Promise<void> => {
    setTried(true);
    if (problem) return;
    const failed = await onSave(wanted, replaced?.name ?? (isOther ? null : (current?.name ?? same?.name ?? null)));
    setFailure(failed);
    if (!failed) onClose();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void save();
  };
  const words = (isTried && problem && problems[problem]) || (same && `This takes the place of “${same.name}”.`);

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="save-view-title">
      <form onSubmit={submit}>
        <DialogTitle id="save-view-title">Save this view</DialogTitle>
        <DialogContent className={styles.content ?? ''}>
          <TextField
            label="Name"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else
            autoFocus
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={isTried && problem !== null}
            helperText={words || ' '}
            slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
          />
          {isOther && wanted !== '' && (
            <label className={styles.option}>
              <input type="checkbox" checked={keepsFormer} onChange={() => setKeepsFormer(!keepsFormer)} />
              Keep “{current.name}” as it was, beside this one
            </label>
          )}
          <p className={styles.words}>
            The filters, the order and the columns are kept at this desk.
            {searches ? ' What you search for is not kept: it may be a client’s name.' : ' A search never is.'}
          </p>
          {failure && (
            <p className={styles.failure} role="alert">
              {failure.message} {failure.action}
            </p>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Action onClick={onClose}>Cancel</Action>
          <Action type="submit" look="primary">
            {isOther && !keepsFormer && wanted !== '' ? 'Rename' : 'Save'}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}
