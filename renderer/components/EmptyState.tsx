import type { ReactNode } from 'react';
import typography from './typography.module.css';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** The one next step. */
  readonly action?: ReactNode;
}

/** Why there is nothing here, and what to do about it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <h2 className={styles.title}>{title}</h2>
      <p className={`${typography.secondary} ${styles.text}`}>{children}</p>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
