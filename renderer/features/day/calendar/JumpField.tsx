import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { say } from '../../../../words/page/say.ts';
import { formatLongDate, relativeDay } from '../../../lib/dates.ts';
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
        aria-label={say('calendar.field')}
        aria-describedby={wordsId}
        aria-invalid={isRefused || undefined}
        placeholder={say('calendar.examples')}
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
      return isRefused ? say('calendar.noSuchDay') : '';
    case 'unreadable':
      return isRefused ? say('calendar.notRead') : '';
    case 'nothing':
      return '';
  }
}
