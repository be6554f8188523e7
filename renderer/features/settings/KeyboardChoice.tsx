import { say } from '../../../words/page/say.ts';
import styles from './KeyboardChoice.module.css';

interface KeyboardChoiceProps {
  readonly singleKeys: boolean;
  readonly onChange: (singleKeys: boolean) => void;
}

/** Whoever speaks to the computer, or rests a hand on the keys, would set off shortcuts of one character unmeant. */
export function KeyboardChoice({ singleKeys, onChange }: KeyboardChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={singleKeys} onChange={({ target }) => onChange(target.checked)} />
      {say('settings.singleKeys')}
    </label>
  );
}
