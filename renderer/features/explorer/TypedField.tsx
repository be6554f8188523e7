import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './TypedField.module.css';

interface TypedFieldProps {
  readonly type: 'search' | 'text' | 'date' | 'datetime-local';
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly placeholder?: string;
  readonly keys?: string;
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly onDown?: () => void;
  readonly decimal?: boolean;
  readonly required?: boolean;
  readonly takesFocus?: boolean;
}

const restMilliseconds = 350;
const maxCharacters = 200;

/** A field whose value counts once the typing rests, at Enter, or when it is left. */
export function TypedField(props: TypedFieldProps) {
  const { type, label, value, onValue, placeholder, keys, onDown, decimal, required, takesFocus } = props;
  const own = useRef<HTMLInputElement>(null);
  const field = props.field ?? own;
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    // It came from elsewhere: by Back, by a link, or from "Clear all".
    if (typed.trim() !== value) setTyped(value);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only where it has just come
  }, []);
  const settle = (text: string): void => {
    clearTimeout(timer.current);
    onValue(text.trim());
  };
  return (
    <input
      ref={field}
      type={type}
      className={styles.field}
      aria-label={label}
      aria-keyshortcuts={keys}
      aria-required={required || undefined}
      inputMode={decimal ? 'decimal' : undefined}
      placeholder={placeholder}
      spellCheck={false}
      autoComplete="off"
      maxLength={maxCharacters}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => settle(target.value), target.value.trim() === '' ? 0 : restMilliseconds);
      }}
      onBlur={() => {
        if (typed.trim() !== value) settle(typed);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle(typed);
        else if (event.key === 'ArrowDown' && onDown) onDown();
        else return;
        event.preventDefault();
      }}
    />
  );
}
