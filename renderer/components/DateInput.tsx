import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import { type ComponentProps, useRef } from 'react';
import { t } from '../../i18n/page/t.ts';
import { useClinicZone } from '../data/useClinicZone.ts';
import { addDays, dateOrder, formatNumericDate, isPlainDate } from '../lib/dates.ts';
import { computerZone, wallClock } from '../lib/timeZone.ts';
import { parseTypedDate } from '../lib/typedDate.ts';
import { currentTime } from '../state/clock.ts';
import styles from './DateInput.module.css';
import { useTypedValue } from './useTypedValue.ts';

interface DateInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max'> {
  /** A plain date; empty where there is none. */
  readonly value: string;
  /** Called with what the text means; with an empty text while it means no date or may still become another. */
  readonly onChange: (date: string) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/**
 * A date in the format of the page's language, where the browser's own field has that of the browser's. Takes what
 * `parseTypedDate` reads, such as 21.11., fri or +2w; arrows step a day, and the button or Alt with Down opens the
 * browser's calendar.
 */
export function DateInput({ value, onChange, min, max, className, ...input }: DateInputProps) {
  const picker = useRef<HTMLInputElement>(null);
  const zone = useClinicZone();
  const read = (text: string): string => {
    const now = currentTime();
    const today = wallClock(now, zone ?? computerZone())?.date ?? new Date(now).toISOString().slice(0, 10);
    const typed = parseTypedDate(text, today);
    return typed.kind === 'day' ? typed.date : '';
  };
  const write = (date: string): string => (isPlainDate(date) ? formatNumericDate(date) : '');
  const { text, type, choose, finish, press } = useTypedValue({
    value,
    onChange,
    read,
    isUnfinished,
    write,
    step: (date, way) => (isPlainDate(date) ? addDays(date, way) : null),
  });
  const open = (): void => picker.current?.showPicker();

  return (
    <span className={styles.root}>
      <input
        {...input}
        className={`${className ?? ''} ${styles.text}`}
        type="text"
        placeholder={placeholder()}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          input.onKeyDown?.(event);
          press(event);
          if (!event.altKey || event.key !== 'ArrowDown' || event.defaultPrevented) return;
          event.preventDefault();
          open();
        }}
        onBlur={(event) => {
          finish();
          input.onBlur?.(event);
        }}
      />
      {/* For the pointer, as that of a browser's own field: by keys and for screen readers there is the field. */}
      <button
        type="button"
        className={styles.button}
        aria-hidden="true"
        tabIndex={-1}
        disabled={input.disabled}
        onClick={open}
      >
        <CalendarMonth />
      </button>
      <input
        ref={picker}
        type="date"
        className={styles.picker}
        aria-hidden="true"
        tabIndex={-1}
        min={min}
        max={max}
        value={isPlainDate(value) ? value : ''}
        onChange={({ target }) => choose(target.value)}
      />
    </span>
  );
}

/** A number alone, or a year of two digits, is where longer dates begin: it counts once the field is left. */
function isUnfinished(text: string): boolean {
  return /^\s*\d{1,2}\.?\s*$|^\s*\d{1,2}\D\s?\d{1,2}\D\s?\d{1,2}\s*$/.test(text);
}

/** Such as mm/dd/yyyy, in the letters of the page's language. */
function placeholder(): string {
  return dateOrder()
    .map(({ type, value }) => (type === 'day' || type === 'month' || type === 'year' ? t(`dateInput.${type}`) : value))
    .join('');
}
