import type { SettingsChange, SettingsView } from '../../../electron/contract/settings.ts';
import { say } from '../../../words/page/say.ts';
import styles from './CallChoices.module.css';

interface CallChoicesProps {
  readonly view: SettingsView;
  readonly onChange: (change: SettingsChange) => void;
}

/** Whether Front Desk says whose number a link or the clipboard holds. Nothing of it happens unasked. */
export function CallChoices({ view, onChange }: CallChoicesProps) {
  const { host, numberLinks, copiedNumbers } = view;
  const elsewhere = host !== 'desktop';
  return (
    <div className={styles.choices}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={numberLinks}
          disabled={elsewhere}
          onChange={({ target }) => onChange({ numberLinks: target.checked })}
        />
        {say('settings.numberLinks')}
      </label>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={copiedNumbers}
          disabled={elsewhere}
          onChange={({ target }) => onChange({ copiedNumbers: target.checked })}
        />
        {say('settings.copiedNumbers')}
      </label>
      <p className={styles.words}>{elsewhere ? say('settings.desktopOnly') : say('settings.clipboardWords')}</p>
    </div>
  );
}
