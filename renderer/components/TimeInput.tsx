import type { ComponentProps } from 'react';
import { parseTypedTime } from '../lib/typedTime.ts';
import { formatMinute, minutesPerDay } from '../lib/wallTime.ts';
import { useTypedValue } from './useTypedValue.ts';

interface TimeInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  /** 14:30, on the clinic's clock; empty where there is none. */
  readonly value: string;
  /** Called with what the text means; with an empty text while it means no time or may still become another. */
  readonly onChange: (time: string) => void;
}

const stepMinutes = 5;

/**
 * A time in the format of the page's language, where the browser's own field has that of the browser's. Takes what
 * `parseTypedTime` reads, such as 930, 2pm or 14h30; arrows step five minutes.
 */
export function TimeInput({ value, onChange, ...input }: TimeInputProps) {
  const { text, type, finish, press } = useTypedValue({
    value,
    onChange,
    read: (typed) => parseTypedTime(typed),
    isUnfinished: (typed) => /^\s*\d{1,3}\s*$/.test(typed),
    write: (time) => (isTime(time) ? formatMinute(minuteOf(time)).replaceAll('\u00a0', ' ') : ''),
    step: (time, way) => (isTime(time) ? timeOf(minuteOf(time) + way * stepMinutes) : null),
  });
  return (
    <input
      {...input}
      type="text"
      autoComplete="off"
      spellCheck={false}
      maxLength={20}
      placeholder="––:––"
      value={text}
      onChange={({ target }) => type(target.value)}
      onKeyDown={(event) => {
        input.onKeyDown?.(event);
        press(event);
      }}
      onBlur={(event) => {
        finish();
        input.onBlur?.(event);
      }}
    />
  );
}

function isTime(text: string): boolean {
  return /^\d{2}:\d{2}/.test(text);
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Null beyond the day. */
function timeOf(minute: number): string | null {
  if (minute < 0 || minute >= minutesPerDay) return null;
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
