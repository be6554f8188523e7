import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { t } from '../../../i18n/page/t.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { Action } from '../../components/Action.tsx';
import { CopyTextAction } from '../../components/CopyTextAction.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import typography from '../../components/typography.module.css';
import styles from './Diagnostics.module.css';

/** Diagnostics for IT, to be read before they are shared. */
export function Diagnostics() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Action aria-haspopup="dialog" data-opens="diagnostics" onClick={() => setOpen(true)}>
        {t('settings.copyDiagnostics')}
      </Action>
      {open && <DiagnosticsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Shows the whole text first; only then it can be copied. Nothing is sent. */
function DiagnosticsDialog({ onClose }: { readonly onClose: () => void }) {
  const bridge = useBridge();
  const [text, setText] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void bridge.request('diagnostics:read', null).then((answer) => {
      if (!isCurrent) return;
      if (answer.ok) setText(answer.value.text);
      else setFailure(answer.failure);
    });
    return () => {
      isCurrent = false;
    };
  }, [bridge]);

  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="diagnostics-title">
      <DialogTitle id="diagnostics-title">{t('settings.diagnostics')}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <p className={`${typography.secondaryLines} ${styles.hint}`}>{t('settings.diagnosticsWords')}</p>
        {failure && <FailureNotice failure={failure} />}
        {text !== null && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard as well
          <pre className={styles.text} role="region" aria-label={t('settings.diagnosticsText')} tabIndex={0}>
            {text}
          </pre>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Action onClick={onClose}>{t('general.close')}</Action>
        {text !== null && <CopyTextAction look="primary" text={text} of={t('settings.theDiagnostics')} />}
      </DialogActions>
    </Dialog>
  );
}
