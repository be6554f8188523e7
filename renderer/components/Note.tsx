import type { ReactNode } from 'react';
import styles from './Note.module.css';

interface NoteProps {
  readonly tone: 'calm' | 'caution';
  readonly children: ReactNode;
}

/** A sentence about the content below it. */
export function Note({ tone, children }: NoteProps) {
  return (
    <p className={styles.note} data-tone={tone}>
      {children}
    </p>
  );
}
