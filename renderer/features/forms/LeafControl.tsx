import type { ComponentProps } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { DateInput } from '../../components/DateInput.tsx';
import type { FieldControl } from '../../components/Field.tsx';
import { MomentInput } from '../../components/MomentInput.tsx';
import { TimeInput } from '../../components/TimeInput.tsx';
import { displayLocale } from '../../lib/locale.ts';
import { useFormControls } from './FormContext.ts';
import type { FormField } from './typedValues.ts';

interface LeafControlProps {
  readonly control: FieldControl;
  readonly field: FormField;
  readonly value: string | boolean;
  /** Explicitly sent as null, so the control is disabled. */
  readonly paused: boolean;
  readonly onType: (value: string | boolean) => void;
}

/** The control for a type of value. Input stays text, so that nothing is rounded. */
export function LeafControl({ control, field, value, paused, onType }: LeafControlProps) {
  const { choices } = useFormControls();
  const text = String(value);
  const typing = { ...control, value: text, disabled: paused, autoComplete: 'off', spellCheck: false };
  switch (field.kind) {
    case 'flag':
      return (
        <select {...control} disabled={paused} value={text} onChange={(event) => onType(flagOf(event.target.value))}>
          <option value="">{t('general.notSaid')}</option>
          <option value="true">{t('general.yes')}</option>
          <option value="false">{t('general.no')}</option>
        </select>
      );
    case 'choice':
      return (
        <select {...control} disabled={paused} value={text} onChange={(event) => onType(event.target.value)}>
          <option value="">{t('general.notSaid')}</option>
          {(choices.get(field.of) ?? []).map((label) => (
            <option key={label} value={label}>
              {label}
            </option>
          ))}
        </select>
      );
    case 'date':
      return <DateInput {...control} disabled={paused} value={text} onChange={onType} />;
    case 'clock':
      return <TimeInput {...control} disabled={paused} value={text} onChange={onType} />;
    case 'moment':
      return <MomentInput {...control} label={field.title} disabled={paused} value={text} onChange={onType} />;
    case 'longText':
    case 'other':
      return (
        <textarea {...typing} spellCheck={field.kind === 'longText'} onChange={(event) => onType(event.target.value)} />
      );
    case 'decimal':
      return (
        <input
          {...typing}
          inputMode="decimal"
          onChange={(event) => onType(event.target.value)}
          onBlur={() => {
            const plain = withPoint(text);
            if (plain !== text) onType(plain);
          }}
        />
      );
    case 'text':
    case 'whole':
    case 'email':
    case 'phone':
    case 'url':
    case 'id':
    case 'input':
      return <input {...typing} {...inputs[field.kind]} onChange={(event) => onType(event.target.value)} />;
  }
}

type Input = Pick<ComponentProps<'input'>, 'type' | 'inputMode'>;

/** The browser validates nothing: the core does, with messages. */
const inputs: Readonly<
  Record<
    Exclude<FormField['kind'], 'flag' | 'choice' | 'date' | 'clock' | 'moment' | 'longText' | 'other' | 'decimal'>,
    Input
  >
> = {
  text: { type: 'text' },
  whole: { type: 'text', inputMode: 'numeric' },
  email: { type: 'text', inputMode: 'email' },
  phone: { type: 'text', inputMode: 'tel' },
  url: { type: 'text', inputMode: 'url' },
  id: { type: 'text' },
  input: { type: 'text' },
};

function flagOf(value: string): string | boolean {
  return value === '' ? '' : value === 'true';
}

/** Shows 12,50 in the format that is sent, before the preview does. */
function withPoint(text: string): string {
  const divides = new Intl.NumberFormat(displayLocale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value;
  return divides === ',' && /^\s*-?\d+,\d+\s*$/.test(text) ? text.trim().replace(',', '.') : text;
}
