import type { KeyboardEvent, ReactNode } from 'react';
import { useMapControls } from './MapContext.ts';
import styles from './OptionRadio.module.css';

interface OptionRadioProps {
  readonly group: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** While a change is under way it is not disabled, which would cost it the focus: it only does nothing. */
export function OptionRadio({ group, checked, onChoose, children }: OptionRadioProps) {
  const { paused } = useMapControls();
  return (
    <label className={styles.option}>
      <input
        type="radio"
        className={styles.radio}
        name={group}
        checked={checked}
        aria-disabled={paused || undefined}
        onChange={() => {
          if (!paused) onChoose();
        }}
        onKeyDown={moveBetweenRadios}
      />
      <span>{children}</span>
    </label>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Arrows go from one radio to the next without choosing it; Space chooses. By themselves they would choose every
 * operation that they pass, and each choice holds at once.
 */
function moveBetweenRadios(event: KeyboardEvent<HTMLInputElement>): void {
  const step = steps[event.key];
  const group = event.currentTarget.closest('[role="radiogroup"]');
  if (step === undefined || !group) return;
  event.preventDefault();
  const radios = [...group.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  radios[(radios.indexOf(event.currentTarget) + step + radios.length) % radios.length]?.focus();
}
