import type { ComponentProps } from 'react';
import { t } from '../../../i18n/page/t.ts';
import type { FieldControl } from '../../components/Field.tsx';
import { displayLocale } from '../../lib/locale.ts';
import { useFormControls } from './FormContext.ts';
import type { FormField } from './typedValues.ts';

interface LeafControlProps {
  readonly control: FieldControl;
  readonly field: FormField;
  readonly value: string | boolean;
  /** It is sent as empty on purpose: nothing can be typed. */
  readonly paused: boolean;
  readonly onType: (value: string | boolean) => void;
}

/** The control for a kind of value. What is typed stays a text, so that nothing is rounded on the way. */
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
          {(choices.get(field.of) ?? []).map((word) => (
            <option key={word} value={word}>
              {word}
            </option>
          ))}
        </select>
      );
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
    case 'date':
    case 'moment':
    case 'clock':
    case 'email':
    case 'phone':
    case 'url':
    case 'id':
    case 'input':
      return <input {...typing} {...inputs[field.kind]} onChange={(event) => onType(event.target.value)} />;
  }
}

type Input = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'step'>;

/** The browser checks nothing of it: the core does, in words. */
const inputs: Readonly<
  Record<Exclude<FormField['kind'], 'flag' | 'choice' | 'longText' | 'other' | 'decimal'>, Input>
> = {
  text: { type: 'text' },
  whole: { type: 'text', inputMode: 'numeric' },
  date: { type: 'date' },
  moment: { type: 'datetime-local', step: 60 },
  clock: { type: 'time', step: 60 },
  email: { type: 'text', inputMode: 'email' },
  phone: { type: 'text', inputMode: 'tel' },
  url: { type: 'text', inputMode: 'url' },
  id: { type: 'text' },
  input: { type: 'text' },
};

function flagOf(value: string): string | boolean {
  return value === '' ? '' : value === 'true';
}

/** 12,50 as people write it where the comma divides: shown as it is sent, before anybody looks at the preview. */
function withPoint(text: string): string {
  const divides = new Intl.NumberFormat(displayLocale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value;
  return divides === ',' && /^\s*-?\d+,\d+\s*$/.test(text) ? text.trim().replace(',', '.') : text;
}
