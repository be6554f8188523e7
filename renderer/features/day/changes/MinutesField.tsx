import { t } from '../../../../i18n/page/t.ts';
import { Field } from '../../../components/Field.tsx';

interface MinutesFieldProps {
  /** Unique within the dialog. */
  readonly name: string;
  /** As typed. */
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (minutes: string) => void;
}

/** How long something takes, within a day. */
export function MinutesField({ name, value, problem, onChange }: MinutesFieldProps) {
  return (
    <Field name={name} label={t('changes.minutesField')} problem={problem}>
      {(control) => (
        <input
          {...control}
          type="number"
          min={1}
          max={1440}
          step={5}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
