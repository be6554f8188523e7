import type { ComponentProps } from 'react';
import { t } from '../../i18n/page/t.ts';
import { isPlainDate } from '../lib/dates.ts';
import { DateInput } from './DateInput.tsx';
import styles from './MomentInput.module.css';
import { TimeInput } from './TimeInput.tsx';

interface MomentInputProps extends Pick<
  ComponentProps<typeof DateInput>,
  'id' | 'className' | 'disabled' | 'autoFocus' | 'aria-invalid' | 'aria-describedby' | 'aria-required'
> {
  /** Names both fields; a label element with the id of the first may show it. */
  readonly label: string;
  readonly 'data-field'?: string;
  /** 2026-11-21T09:00, on the clinic's clock; empty where there is none. */
  readonly value: string;
  /** Called with 2026-11-21T while the time is missing, with T09:00 while the date is, and with an empty text without both. */
  readonly onChange: (moment: string) => void;
}

/** A date and a time, each in the format of the page's language. */
export function MomentInput({ label, value, onChange, ...input }: MomentInputProps) {
  const [date = '', time = ''] = value.split('T');
  const write = (day: string, clock: string): void => onChange(day === '' && clock === '' ? '' : `${day}T${clock}`);
  const { id: _id, 'data-field': _field, autoFocus: _autoFocus, ...both } = input;
  return (
    <span className={styles.root} role="group" aria-label={label}>
      <DateInput
        {...input}
        aria-label={input.id === undefined ? label : undefined}
        value={date}
        onChange={(day) => write(day, time)}
      />
      <TimeInput
        {...both}
        aria-label={`${label}, ${t('general.time')}`}
        value={time}
        onChange={(clock) => write(date, clock)}
      />
    </span>
  );
}

/** Whether both the date and the time are there. */
export function isMoment(text: string): boolean {
  const [date = '', time = ''] = text.split('T');
  return isPlainDate(date) && time !== '';
}
