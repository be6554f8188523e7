import type { ReactNode } from 'react';
import { formatCount } from '../lib/counts.ts';
import styles from './CountBadge.module.css';

interface CountBadgeProps {
  /** Nothing is shown for 0. */
  readonly count: number;
  /** In the accent colour: there is something to do. */
  readonly highlighted: boolean;
  /** An icon button, whose label says the number as well. */
  readonly children: ReactNode;
}

/** A number on an icon button, which takes the same place with and without it. */
export function CountBadge({ count, highlighted, children }: CountBadgeProps) {
  return (
    <span className={styles.root}>
      {children}
      {count > 0 && (
        <span className={styles.count} data-highlighted={highlighted ? '' : undefined} aria-hidden="true">
          {formatCount(count)}
        </span>
      )}
    </span>
  );
}
