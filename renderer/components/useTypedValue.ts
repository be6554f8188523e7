import { useState } from 'react';

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
  /** The value so far, also of a text that may still become another. */
  readonly meaning: string;
  readonly type: (text: string) => void;
  readonly choose: (value: string) => void;
  /** The field is left, or Enter was pressed: what is there counts, and is shown in its usual form. */
  readonly finish: () => void;
}

/** Enter, and the key that is held with it to send a form: what was typed has to count by then. */
export function endsTyping({ key }: { readonly key: string }): boolean {
  return key === 'Enter' || key === 'Control' || key === 'Meta';
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
}): TypedValue {
  const { value, onChange, read, isUnfinished, write } = options;
  const [typing, setTyping] = useState<Typing | null>(null);
  // One that came from elsewhere, such as a chosen free time, replaces what was typed.
  const current = typing && (value === typing.reported || value === typing.before) ? typing : null;
  const choose = (chosen: string): void => {
    setTyping(null);
    if (chosen !== value) onChange(chosen);
  };
  return {
    text: current?.text ?? write(value),
    meaning: current?.meaning || value,
    type(text) {
      const meaning = read(text);
      const reported = isUnfinished(text) ? '' : meaning;
      setTyping({ text, meaning, before: value, reported });
      onChange(reported);
    },
    choose,
    finish() {
      // What can't be read stays to be corrected.
      if (current && (current.meaning !== '' || current.text.trim() === '')) choose(current.meaning);
    },
  };
}
