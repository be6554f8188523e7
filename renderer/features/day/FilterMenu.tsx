import { useId } from 'react';
import { say } from '../../../words/page/say.ts';
import type { FilterOption } from './dayFilter.ts';
import styles from './FilterMenu.module.css';

interface FilterMenuProps {
  readonly word: string;
  readonly options: readonly FilterOption[];
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
}

/** A drop-down of checkboxes: the browser opens and closes it, by Esc and by a click elsewhere too. */
export function FilterMenu({ word, options, chosen, onToggle }: FilterMenuProps) {
  const id = useId();
  const names = options.filter(({ key }) => chosen.has(key)).map((option) => option.word);
  return (
    <span className={styles.menu}>
      <button
        type="button"
        className={styles.button}
        popoverTarget={id}
        data-active={names.length > 0 ? '' : undefined}
      >
        {names.length === 0 ? word : names.length === 1 ? names[0] : say('day.chosen', { word, number: names.length })}
      </button>
      <div className={styles.list} id={id} popover="auto" role="group" aria-label={word}>
        {options.map(({ key, word: name, count }) => (
          <label key={key} className={styles.option}>
            <input type="checkbox" checked={chosen.has(key)} onChange={() => onToggle(key)} />
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>{count}</span>
          </label>
        ))}
      </div>
    </span>
  );
}
