import type { Ref } from 'react';
import { Field } from './Field.tsx';

interface PinFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onType: (pin: string) => void;
  readonly problem?: string | undefined;
  readonly hint?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A masked field for digits. Letters are ignored, so that a wrong key does not count as a wrong PIN. */
export function PinField({ label, value, onType, problem, hint, ref }: PinFieldProps) {
  return (
    <Field name={label} label={label} problem={problem} hint={hint}>
      {(control) => (
        <input
          {...control}
          ref={ref}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={value}
          onChange={({ target }) => onType(target.value.replaceAll(/\D/g, ''))}
        />
      )}
    </Field>
  );
}
