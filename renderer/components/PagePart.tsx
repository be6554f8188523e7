import { type ReactNode, useId } from 'react';
import styles from './PagePart.module.css';

interface PagePartProps {
  readonly title: string;
  readonly text?: string;
  /** A count below the text. */
  readonly count?: string;
  readonly children: ReactNode;
}

/** A part of a long page: what it is about stands beside it, and above it in a narrow window. */
export function PagePart({ title, text, count, children }: PagePartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {count !== undefined && <p className={styles.count}>{count}</p>}
      </div>
      {children}
    </section>
  );
}
