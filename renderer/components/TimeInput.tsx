import type { ComponentProps, KeyboardEvent } from 'react';
import { parseTypedTime } from '../lib/typedTime.ts';
import { formatMinute, minutesPerDay } from '../lib/wallTime.ts';
import { endsTyping, useTypedValue } from './useTypedValue.ts';

interface TimeInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  /** 14:30, on the clinic's clock; empty where there is none. */
  readonly value: string;
  /** Called with what the text means; with an empty text while it means no time or may still become another. */
  readonly onChange: (time: string) => void;
}

/** Minutes. */
const step = 5;

/**
 * A time in the format of the page's language, where the browser's own field has that of the browser's. Takes what
 * `parseTypedTime` reads, such as 930, 2pm or 14h30; arrows step five minutes.
 */
export function TimeInput({ value, onChange, ...input }: TimeInputProps) {
  const { text, meaning, type, choose, finish } = useTypedValue({
    value,
    onChange,
    read: (typed) => parseTypedTime(typed),
    isUnfinished: (typed) => /^\s*\d{1,3}\s*$/.test(typed),
    write: (time) => (isTime(time) ? formatMinute(minuteOf(time)).replaceAll('\u00a0', ' ') : ''),
  });
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    input.onKeyDown?.(event);
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (endsTyping(event)) finish();
    const way = event.key === 'ArrowUp' ? step : event.key === 'ArrowDown' ? -step : 0;
    if (way === 0 || event.altKey || event.ctrlKey || event.metaKey || !isTime(meaning)) return;
    event.preventDefault();
    const minute = minuteOf(meaning) + way;
    if (minute >= 0 && minute < minutesPerDay) choose(timeOf(minute));
  };
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
      onKeyDown={press}
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

function timeOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
