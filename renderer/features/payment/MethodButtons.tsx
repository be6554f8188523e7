import type { FieldControl } from '../../components/Field.tsx';
import { methodLabel } from '../../domain/methodLabel.ts';
import styles from './MethodButtons.module.css';

/** More than these are a list: a digit chooses one. */
export const maxMethodButtons = 9;

interface MethodButtonsProps {
  readonly control: FieldControl;
  readonly methods: readonly string[];
  readonly value: string;
  readonly onChange: (method: string) => void;
}

/** The payment methods as large buttons: native radio buttons for the arrows; a digit chooses as well. */
export function MethodButtons({ control, methods, value, onChange }: MethodButtonsProps) {
  const { className: _, 'data-field': field, id, ...group } = control;
  const first = methods.includes(value) ? value : methods[0];
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is that of the radio buttons in it
    <div
      {...group}
      className={styles.methods}
      role="radiogroup"
      onKeyDown={(event) => {
        const method = methods[Number(event.key) - 1];
        if (method === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        onChange(method);
        event.currentTarget.querySelectorAll('input')[Number(event.key) - 1]?.focus();
      }}
    >
      {methods.map((method, index) => (
        <label key={method} className={styles.method}>
          <input
            className="visually-hidden"
            type="radio"
            name={id}
            checked={method === value}
            data-field={method === first ? field : undefined}
            aria-keyshortcuts={`${index + 1} Alt+${index + 1}`}
            onChange={() => onChange(method)}
          />
          {methodLabel(method)}
          <kbd aria-hidden="true">{index + 1}</kbd>
        </label>
      ))}
    </div>
  );
}
