import { currencyChoices } from '../lib/currencyChoices.ts';
import { Choice } from './Choice.tsx';

interface CurrencyChoiceProps {
  readonly label: string;
  readonly currency: string | null;
  /** What stands where none is chosen. */
  readonly none: string;
  readonly onChange: (currency: string | null) => void;
}

/** Every currency in use, the likely ones first; typing its name finds one, as in any list of the browser. */
export function CurrencyChoice({ label, currency, none, onChange }: CurrencyChoiceProps) {
  return (
    <Choice
      label={label}
      value={currency ?? ''}
      options={[
        { value: '', word: none },
        ...currencyChoices().map(({ code, name }) => ({ value: code, word: `${name} (${code})` })),
      ]}
      onChange={(value) => onChange(value === '' ? null : value)}
    />
  );
}
