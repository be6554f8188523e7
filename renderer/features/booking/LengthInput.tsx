import type { FieldControl } from '../../components/Field.tsx';
import { longestMinutes, shortestMinutes } from './work.ts';

interface LengthInputProps {
  readonly control: FieldControl;
  /** As typed. */
  readonly minutes: string;
  readonly onChange: (change: { readonly minutes: string; readonly lengthChosen: true }) => void;
}

/** The length of an appointment in minutes. Once typed, the type of appointment no longer decides it. */
export function LengthInput({ control, minutes, onChange }: LengthInputProps) {
  return (
    <input
      {...control}
      type="number"
      min={shortestMinutes}
      max={longestMinutes}
      step={5}
      value={minutes}
      onChange={({ target: { value } }) => onChange({ minutes: value, lengthChosen: true })}
    />
  );
}
