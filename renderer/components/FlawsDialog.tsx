import { DirectoryFlawsDocument } from '../../graphql/desk/generated/operations.ts';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { t } from '../../i18n/page/t.ts';
import { useDeskQuery } from '../data/useDeskQuery.ts';
import { clientPath } from '../lib/paths.ts';
import { Action } from './Action.tsx';
import { flawCountText, flawText } from './flawText.ts';
import typography from './typography.module.css';
import styles from './FlawsDialog.module.css';

/** The broken rows of the service's data and where they are, so that they can be fixed there. */
export function FlawsDialog({ onClose }: { readonly onClose: () => void }) {
  const directory = useDeskQuery(DirectoryFlawsDocument, {}).data?.directory;
  const flaws = directory?.flaws ?? [];
  const hidden = (directory?.flawCount ?? 0) - flaws.length;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="flaws-title">
      <DialogTitle id="flaws-title">
        {directory ? flawCountText(directory.flawCount) : t('general.flawsTitle')}
      </DialogTitle>
      {/* Longer than most screens: arrow keys scroll it. */}
      <DialogContent tabIndex={0} role="region" aria-labelledby="flaws-title">
        <p className={`${typography.secondary} ${styles.text}`}>{t('general.flawsText')}</p>
        <ul>
          {flaws.map(({ kind, client, name, row }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- one row may have several flaws of a kind
            <li key={place} className={styles.flaw}>
              <span className={`${typography.soft} ${typography.numbers}`}>
                {row === null ? '' : t('general.rowNumber', { row })}
              </span>
              <span className={typography.breakable}>
                {client === null ? (
                  (name ?? t('general.aClient'))
                ) : (
                  <a href={`#${clientPath(client)}`} onClick={onClose} dir="auto">
                    {name || t('general.clientNumber', { id: client })}
                  </a>
                )}
              </span>
              <span>{flawText(kind)}</span>
            </li>
          ))}
        </ul>
        {hidden > 0 && (
          <p className={`${typography.secondary} ${styles.text}`}>{t('general.andMore', { more: hidden })}</p>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Action look="primary" onClick={onClose}>
          {t('general.close')}
        </Action>
      </DialogActions>
    </Dialog>
  );
}
