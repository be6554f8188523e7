import { type ReactNode, useId } from 'react';
import styles from './PagePart.module.css';

interface PagePartProps {
  readonly title: string;
  readonly text?: string;
  /** A count below the text. */
  readonly count?: string;
  /** The id of the section, where a link leads to it; its heading takes the focus then. */
  readonly anchor?: string;
  readonly children: ReactNode;
}

/** A part of a long page: what it is about stands beside it, and above it in a narrow window. */
export function PagePart({ title, text, count, anchor, children }: PagePartProps) {
  const id = useId();
  return (
    <section className={styles.part} id={anchor} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 className={styles.title} id={id} tabIndex={anchor === undefined ? undefined : -1}>
          {title}
        </h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {count !== undefined && <p className={styles.count}>{count}</p>}
      </div>
      {children}
    </section>
  );
}
