import { offlineCopyDays, type SettingsChange, type SettingsView } from '../../../electron/contract/settings.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { Action } from '../../components/Action.tsx';
import { Choice } from '../../components/Choice.tsx';
import { clockText } from '../../lib/momentText.ts';
import { tell } from '../../lib/notices.ts';
import styles from './OfflineCopyChoice.module.css';

interface OfflineCopyChoiceProps {
  readonly copy: SettingsView['offlineCopy'];
  /** The app's clock, ISO instant. */
  readonly now: string;
  readonly onChange: (change: SettingsChange) => void;
}

/** Whether days and clients are kept for a time without a line, how long, and how to be rid of them. */
export function OfflineCopyChoice({ copy, now, onChange }: OfflineCopyChoiceProps) {
  const bridge = useBridge();
  const { on, days, where, readAt } = copy;
  async function erase(): Promise<void> {
    const erased = await bridge.ask('snapshot:erase', null);
    tell(erased.ok ? { words: 'The offline copy was erased.' } : { words: erased.failure.message, trouble: true });
  }
  return (
    <div className={styles.choices}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={on}
          onChange={({ target }) => onChange({ offlineCopy: { on: target.checked, days } })}
        />
        Keep a copy of the week around today and of all clients
      </label>
      <div className={styles.choice}>
        <span aria-hidden="true">Erase it when it is older than</span>
        <Choice
          label="Erase it when it is older than"
          value={String(days)}
          options={offlineCopyDays.map((each) => ({
            value: String(each),
            word: each === 1 ? '1 day' : `${each} days`,
          }))}
          onChange={(value) => onChange({ offlineCopy: { on, days: Number(value) } })}
        />
      </div>
      <p className={styles.words}>{on ? whereWords(where) : 'Without a line nothing can be shown.'}</p>
      <div className={styles.state}>
        <p className={styles.words}>
          {readAt === null ? 'There is no copy now.' : `Last read ${clockText(readAt, Date.parse(now))}.`}
        </p>
        <Action disabled={readAt === null} onClick={() => void erase()}>
          Erase now
        </Action>
      </div>
    </div>
  );
}

function whereWords(where: SettingsView['offlineCopy']['where']): string {
  return where === 'disk'
    ? 'It is encrypted on this computer’s disk, under the operating system’s protection of this user.'
    : 'This computer offers no protection for it, so it is kept in memory only and is gone when Front Desk is closed.';
}
