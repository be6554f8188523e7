import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { formatLongDate, relativeDay } from '../../../lib/plainDate.ts';
import { type DateWish, readDateWish } from './dateWish.ts';
import styles from './JumpField.module.css';

interface JumpFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly today: string;
  /** What is written so far means this day. */
  readonly onRead: (date: string) => void;
  /** That day is gone to. */
  readonly onDate: (date: string) => void;
  readonly onDown: () => void;
}

/** A date as people write it. How it is read stands below before anybody goes there. */
export function JumpField({ ref, today, onRead, onDate, onDown }: JumpFieldProps) {
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const wordsId = useId();
  const wish = readDateWish(text, today);

  const change = (written: string): void => {
    setText(written);
    setRefused(false);
    const read = readDateWish(written, today);
    if (read.kind === 'day') onRead(read.date);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') onDown();
    else if (event.key === 'Enter' && wish.kind === 'day') onDate(wish.date);
    else if (event.key === 'Enter') setRefused(wish.kind !== 'nothing');
    else return;
    event.preventDefault();
  };

  return (
    <div>
      <input
        ref={ref}
        className={styles.field}
        type="text"
        aria-label="Date in words or numbers"
        aria-describedby={wordsId}
        aria-invalid={isRefused || undefined}
        placeholder="Date, friday, +2w …"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={press}
      />
      <p className={styles.words} id={wordsId} role="status" data-refused={isRefused ? '' : undefined}>
        {wordsFor(wish, today, isRefused)}
      </p>
    </div>
  );
}

function wordsFor(wish: DateWish, today: string, isRefused: boolean): string {
  switch (wish.kind) {
    case 'day':
      return `${formatLongDate(wish.date)} · ${relativeDay(wish.date, today)}`;
    case 'noSuchDay':
      return isRefused ? 'The calendar has no such day.' : '';
    case 'unreadable':
      return isRefused ? 'Not read as a date. Try 11/21, friday or +2w.' : '';
    case 'nothing':
      return '';
  }
}
