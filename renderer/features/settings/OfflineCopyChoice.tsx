import { offlineCopyDays, type SettingsChange, type SettingsView } from '../../../electron/contract/settings.ts';
import { say } from '../../../words/page/say.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { Action } from '../../components/Action.tsx';
import { Choice } from '../../components/Choice.tsx';
import { clockText } from '../../lib/momentText.ts';
import { notify } from '../../lib/notices.ts';
import styles from './OfflineCopyChoice.module.css';

interface OfflineCopyChoiceProps {
  readonly copy: SettingsView['offlineCopy'];
  /** The app's clock, ISO instant. */
  readonly now: string;
  readonly onChange: (change: SettingsChange) => void;
}

/** Whether an offline copy is kept, for how long, and how to erase it. */
export function OfflineCopyChoice({ copy, now, onChange }: OfflineCopyChoiceProps) {
  const bridge = useBridge();
  const { on, days, where, readAt } = copy;
  async function erase(): Promise<void> {
    const erased = await bridge.ask('snapshot:erase', null);
    notify(erased.ok ? { words: say('settings.erased') } : { words: erased.failure.message, trouble: true });
  }
  return (
    <div className={styles.choices}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={on}
          onChange={({ target }) => onChange({ offlineCopy: { on: target.checked, days } })}
        />
        {say('settings.keepCopy')}
      </label>
      <div className={styles.choice}>
        <span aria-hidden="true">{say('settings.eraseAfter')}</span>
        <Choice
          label={say('settings.eraseAfter')}
          value={String(days)}
          options={offlineCopyDays.map((each) => ({
            value: String(each),
            word: say('general.days', { count: each }),
          }))}
          onChange={(value) => onChange({ offlineCopy: { on, days: Number(value) } })}
        />
      </div>
      <p className={styles.words}>{on ? storageText(where) : say('settings.noCopyWords')}</p>
      <div className={styles.state}>
        <p className={styles.words}>
          {readAt === null
            ? say('settings.noCopy')
            : say('settings.lastRead', { moment: clockText(readAt, Date.parse(now)) })}
        </p>
        <Action disabled={readAt === null} onClick={() => void erase()}>
          {say('settings.eraseNow')}
        </Action>
      </div>
    </div>
  );
}

function storageText(where: SettingsView['offlineCopy']['where']): string {
  return where === 'disk' ? say('settings.copyOnDisk') : say('settings.copyInMemory');
}
