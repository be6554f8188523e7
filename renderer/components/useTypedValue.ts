import { type KeyboardEvent, useState } from 'react';
import { isPlain } from '../lib/keys.ts';

interface Typing {
  readonly text: string;
  /** What it means. */
  readonly meaning: string;
  /** The value when it was typed, and the one that was reported then. */
  readonly before: string;
  readonly reported: string;
}

export interface TypedValue {
  /** What the field shows. */
  readonly text: string;
  readonly type: (text: string) => void;
  readonly choose: (value: string) => void;
  /** The field is left: what is there counts, and is shown in its usual form. */
  readonly finish: () => void;
  /** Enter and the key held with it to send a form end the typing; arrows go on from the value. */
  readonly press: (event: KeyboardEvent) => void;
}

/**
 * A value that people write in their own way, such as a date. While they type, the text stays as it is; an empty value is
 * reported while it means none or may still become another.
 */
export function useTypedValue(options: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What a text means; empty where it can't be read. */
  readonly read: (text: string) => string;
  /** Where longer texts begin, such as 2 for 2:30. */
  readonly isUnfinished: (text: string) => boolean;
  readonly write: (value: string) => string;
  /** The value one step up or down; null where there is none. */
  readonly step: (value: string, way: 1 | -1) => string | null;
}): TypedValue {
  const { value, onChange, read, isUnfinished, write, step } = options;
  const [typing, setTyping] = useState<Typing | null>(null);
  // One that came from elsewhere, such as a chosen free time, replaces what was typed.
  const current = typing && (value === typing.reported || value === typing.before) ? typing : null;
  const choose = (chosen: string): void => {
    setTyping(null);
    if (chosen !== value) onChange(chosen);
  };
  const finish = (): void => {
    // What can't be read stays to be corrected.
    if (current && (current.meaning !== '' || current.text.trim() === '')) choose(current.meaning);
  };
  return {
    text: current?.text ?? write(value),
    type(text) {
      const meaning = read(text);
      const reported = isUnfinished(text) ? '' : meaning;
      setTyping({ text, meaning, before: value, reported });
      onChange(reported);
    },
    choose,
    finish,
    press(event) {
      if (event.nativeEvent.isComposing || event.defaultPrevented) return;
      if (event.key === 'Enter' || event.key === 'Control' || event.key === 'Meta') finish();
      const way = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null;
      const next = way !== null && isPlain(event) ? step(current?.meaning || value, way) : null;
      if (next === null) return;
      event.preventDefault();
      choose(next);
    },
  };
}
