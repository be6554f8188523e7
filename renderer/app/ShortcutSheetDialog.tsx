import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { t } from '../../i18n/page/t.ts';
import {
  actionEntry,
  type ActionId,
  actionList,
  type KeyHint,
  keyHints,
  type Place,
  places,
} from '../actions/actionList.ts';
import { keyLabel } from '../actions/keyNames.ts';
import { useSettings } from '../bridge/SettingsContext.tsx';
import { Action } from '../components/Action.tsx';
import { Note } from '../components/Note.tsx';
import { PrintRoot } from '../components/PrintRoot.tsx';
import styles from './ShortcutSheetDialog.module.css';

export function ShortcutSheetDialog({ onClose }: { readonly onClose: () => void }) {
  const singleKeys = useSettings().view?.singleKeys ?? true;
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="shortcut-sheet-title">
      <DialogTitle id="shortcut-sheet-title">{t('app.shortcuts')}</DialogTitle>
      {/* Taller than a small window: arrow keys scroll it. */}
      <DialogContent tabIndex={0} role="region" aria-labelledby="shortcut-sheet-title">
        {!singleKeys && <Note tone="calm">{t('app.singleKeysOff')}</Note>}
        <ShortcutGroups />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Action onClick={() => print()}>{t('general.print')}</Action>
        <Action look="primary" onClick={onClose}>
          {t('general.close')}
        </Action>
      </DialogActions>
      <PrintRoot paper="portrait">
        <h1 className={styles.title}>{t('app.shortcutsPrinted')}</h1>
        <ShortcutGroups />
      </PrintRoot>
    </Dialog>
  );
}

/** Every key, grouped by the place where it works. */
function ShortcutGroups() {
  return (
    <div className={styles.groups}>
      {places.map((place) => (
        <section key={place} className={styles.group}>
          <h3 className={styles.groupTitle}>{t(`app.${place}`)}</h3>
          <dl>
            {rowsOf(place).map(({ text, keys }) => (
              <div className={styles.row} key={text}>
                <dt>{t(text)}</dt>
                <dd>
                  {keys.map((key) => (
                    <kbd key={key}>{keyLabel(key)}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function rowsOf(place: Place): readonly KeyHint[] {
  // Sound: these are the keys of the object that the type is derived from.
  const actions = (Object.keys(actionList) as ActionId[]).map(actionEntry);
  return [...actions, ...keyHints].filter((row) => row.place === place && row.keys.length > 0);
}
