import { type ReactNode, useEffect, useRef } from 'react';
import styles from './FormParts.module.css';

interface FormPartsProps {
  /** When it changes, the form is another one and begins with another field. */
  readonly about: string;
  readonly children: ReactNode;
}

/** The parts of a form below each other; the cursor goes where there is still something to say. */
export function FormParts({ about, children }: FormPartsProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (shown.current === about) return;
    shown.current = about;
    const needed = [...(place.current?.querySelectorAll<HTMLInputElement>('[aria-required]') ?? [])];
    const first = place.current?.querySelector<HTMLElement>('[data-field]');
    (needed.find(({ value }) => value === '') ?? first)?.focus();
  }, [about]);
  return (
    <div className={styles.parts} ref={place}>
      {children}
    </div>
  );
}
