import { useId } from 'react';
import styles from './Segments.module.css';

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  /** The focus begins here, in a dialog that was just opened. */
  readonly autoFocus?: boolean;
}

/** A choice between a few visible options: native radio buttons, side by side. */
export function Segments<Value extends string>({
  label,
  value,
  options,
  onChange,
  autoFocus = false,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.segments} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where a dialog says so
            autoFocus={autoFocus && option.value === value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
