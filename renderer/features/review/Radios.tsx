import { useId } from 'react';
import styles from '../../components/menu.module.css';

interface RadiosProps {
  readonly name: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, word: string])[];
  readonly onChange: (value: string) => void;
}

/** A choice of one, below each other. */
export function Radios({ name, value, options, onChange }: RadiosProps) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label={name}>
      {options.map(([each, word]) => (
        <label key={each} className={styles.option}>
          <input type="radio" name={group} checked={each === value} onChange={() => onChange(each)} />
          {word}
        </label>
      ))}
    </div>
  );
}
