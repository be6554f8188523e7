import type { SettingsChange, SettingsView } from '../../../electron/contract/settings.ts';
import { say } from '../../../words/page/say.ts';
import styles from './CallChoices.module.css';

interface StartChoiceProps {
  readonly view: SettingsView;
  readonly onChange: (change: SettingsChange) => void;
}

/** Whether Front Desk is there as soon as somebody has signed in to the computer. */
export function StartChoice({ view, onChange }: StartChoiceProps) {
  const elsewhere = view.host !== 'desktop';
  return (
    <div className={styles.choices}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={view.startWithComputer}
          disabled={elsewhere}
          onChange={({ target }) => onChange({ startWithComputer: target.checked })}
        />
        {say('start.withComputer')}
      </label>
      <p className={styles.words}>{elsewhere ? say('start.elsewhere') : say('start.scope')}</p>
    </div>
  );
}
