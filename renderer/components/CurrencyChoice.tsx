import { currencyChoices } from './currencyChoices.ts';
import { Choice } from './Choice.tsx';

interface CurrencyChoiceProps {
  readonly label: string;
  readonly currency: string | null;
  /** The label while none is chosen. */
  readonly none: string;
  readonly onChange: (currency: string | null) => void;
}

/** Every currency in use, the likely ones first. */
export function CurrencyChoice({ label, currency, none, onChange }: CurrencyChoiceProps) {
  return (
    <Choice
      label={label}
      value={currency ?? ''}
      options={[
        { value: '', label: none },
        ...currencyChoices().map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
      ]}
      onChange={(value) => onChange(value === '' ? null : value)}
    />
  );
}
