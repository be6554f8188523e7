import type { SettingsChange, SettingsView } from '../../../electron/contract/settings.ts';
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
        Open the client when a phone link (tel:) is clicked
      </label>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={copiedNumbers}
          disabled={elsewhere}
          onChange={({ target }) => onChange({ copiedNumbers: target.checked })}
        />
        Say whose number it is when a phone number is copied
      </label>
      <p className={styles.words}>
        {elsewhere
          ? 'This works in the desktop application only.'
          : 'While the second is on, Front Desk looks once a second whether a text that was copied is a phone number. Anything else is forgotten at once. A number is looked up on this computer only: it is not sent, kept or logged.'}
      </p>
    </div>
  );
}
