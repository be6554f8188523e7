import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type SubmitEvent, useState } from 'react';
import { maxClientViews } from '../../../electron/contract/clients.ts';
import type { Failure } from '../../../electron/contract/failure.ts';
import { t } from '../../../i18n/page/t.ts';
import { Action } from '../../components/Action.tsx';
import { Field } from '../../components/Field.tsx';
import { type NameProblem, nameProblem, sameName, type View } from './views.ts';
import typography from '../../components/typography.module.css';
import styles from './SaveViewDialog.module.css';

interface SaveViewDialogProps {
  readonly views: readonly View[];
  /** The saved view that is open. */
  readonly current: View | null;
  /** Whether there is a search, which is not saved. */
  readonly searches: boolean;
  readonly onSave: (name: string, formerName: string | null) => Promise<Failure | null>;
  readonly onClose: () => void;
}

function problemMessage(problem: NameProblem): string {
  switch (problem) {
    case 'empty':
      return t('review.needsName');
    case 'builtIn':
      return t('review.nameTaken');
    case 'tooMany':
      return t('review.tooMany', { most: maxClientViews });
  }
}

/** Saves filters, order and columns under a name; another name renames the view. */
export function SaveViewDialog({ views, current, searches, onSave, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState(current?.name ?? '');
  const [keepsFormer, setKeepsFormer] = useState(false);
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const trimmedName = name.trim();
  const isOther = current !== null && !sameName(current.name, trimmedName);
  const replaced = isOther && !keepsFormer ? current : null;
  const problem = nameProblem(trimmedName, views, replaced);
  const same = views.find((view) => !view.builtIn && view !== current && sameName(view.name, trimmedName));

  const save = async (): Promise<void> => {
    setTried(true);
    if (problem) return;
    const failed = await onSave(
      trimmedName,
      replaced?.name ?? (isOther ? null : (current?.name ?? same?.name ?? null)),
    );
    setFailure(failed);
    if (!failed) onClose();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="save-view-title">
      <form onSubmit={submit}>
        <DialogTitle id="save-view-title">{t('review.saveTitle')}</DialogTitle>
        <DialogContent className={styles.content ?? ''}>
          <Field
            name="view.name"
            label={t('general.name')}
            problem={isTried && problem ? problemMessage(problem) : undefined}
            hint={same && t('review.takesPlace', { name: same.name })}
          >
            {(control) => (
              <input
                {...control}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog has no other field
                autoFocus
                maxLength={60}
                autoComplete="off"
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          {isOther && trimmedName !== '' && (
            <label className={styles.option}>
              <input type="checkbox" checked={keepsFormer} onChange={() => setKeepsFormer(!keepsFormer)} />
              {t('review.keepFormer', { name: current.name })}
            </label>
          )}
          <p className={typography.secondaryLines}>
            {t('review.saveText')} {searches ? t('review.searchNotKept') : t('review.searchNever')}
          </p>
          {failure && (
            <p className={`${typography.small} ${typography.danger}`} role="alert">
              {failure.message} {failure.action}
            </p>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Action onClick={onClose}>{t('general.cancel')}</Action>
          <Action type="submit" look="primary">
            {isOther && !keepsFormer && trimmedName !== '' ? t('review.rename') : t('general.save')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}
