import { type ReactNode, useEffect, useRef } from 'react';
import styles from './FormParts.module.css';

interface FormPartsProps {
  /** Identifies the form; a change moves the focus to the new first field. */
  readonly about: string;
  readonly children: ReactNode;
}

/** The sections of a form; focuses the first field that is still empty. */
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
