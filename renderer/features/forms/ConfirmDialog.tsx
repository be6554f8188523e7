import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { currentEnvironment, useSettings } from '../../bridge/SettingsContext.tsx';
import { Action } from '../../components/Action.tsx';
import { Field } from '../../components/Field.tsx';
import type { FilledForm } from './typedValues.ts';

interface ConfirmDialogProps {
  readonly form: FilledForm;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** Confirms sending, as it can't be undone; a destructive operation requires typing its name. */
export function ConfirmDialog({ form, onSend, onClose }: ConfirmDialogProps) {
  const { view } = useSettings();
  const [typed, setTyped] = useState('');
  const [missed, setMissed] = useState(false);
  const clinic = currentEnvironment(view)?.organization?.name ?? '';
  const isSure = !form.removes || typed.trim() === form.mutation;
  const send = (): void => {
    if (isSure) onSend();
    else setMissed(true);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="send-form-title">
      <DialogTitle id="send-form-title">{t('forms.confirmTitle', { mutation: form.mutation })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ fontSize: 14, pb: form.removes ? 2 : 0 }}>
          {clinic === '' ? t('forms.confirmText') : t('forms.confirmTextAt', { clinic })}
        </DialogContentText>
        {form.removes && (
          <Field
            name="confirm"
            label={t('forms.typeName', { mutation: form.mutation })}
            problem={missed && !isSure ? t('forms.nameDiffers') : undefined}
          >
            {(control) => (
              <input
                {...control}
                value={typed}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- an accidental second Enter must send nothing */}
        <Action autoFocus={!form.removes} onClick={onClose}>
          {t('general.cancel')}
        </Action>
        <Action look={form.removes ? 'danger' : 'primary'} aria-disabled={!isSure || undefined} onClick={send}>
          {t('forms.sendNow')}
        </Action>
      </DialogActions>
    </Dialog>
  );
}
