import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useState } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { Action } from '../../components/Action.tsx';
import typography from '../../components/typography.module.css';
import styles from './Diagnostics.module.css';

/** The licenses of the software that Front Desk is made of. */
export function LicenseNotices() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Action aria-haspopup="dialog" data-opens="licenses" onClick={() => setOpen(true)}>
        {t('settings.licenses')}
      </Action>
      {open && <LicenseDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function LicenseDialog({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('');
  useEffect(() => {
    let isCurrent = true;
    // A hundred kilobytes that are hardly ever read.
    import('./notices.ts').then(
      ({ notices }) => isCurrent && setText(notices),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="licenses-title">
      <DialogTitle id="licenses-title">{t('settings.licensesTitle')}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <p className={`${typography.secondaryLines} ${styles.hint}`}>{t('settings.licensesText')}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard as well */}
        <pre className={styles.text} role="region" aria-label={t('settings.licensesList')} tabIndex={0} lang="en">
          {text}
        </pre>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Action onClick={onClose}>{t('general.close')}</Action>
      </DialogActions>
    </Dialog>
  );
}
