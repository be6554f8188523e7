import { type ReactNode, useId } from 'react';
import styles from './MapPart.module.css';

interface MapPartProps {
  readonly title: string;
  readonly words: string;
  readonly count?: string;
  readonly children: ReactNode;
}

export function MapPart({ title, words, count, children }: MapPartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <p className={styles.words}>{words}</p>
        {count !== undefined && <p className={styles.count}>{count}</p>}
      </div>
      {children}
    </section>
  );
}
