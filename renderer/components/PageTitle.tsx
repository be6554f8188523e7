import type { ComponentProps } from 'react';
import styles from './PageTitle.module.css';

interface PageTitleProps extends Omit<ComponentProps<'h1'>, 'className'> {
  readonly size?: 'medium' | 'large';
}

/** The visible heading of a page. */
export function PageTitle({ size = 'medium', children, ...heading }: PageTitleProps) {
  return (
    <h1 {...heading} className={styles.title} data-size={size}>
      {children}
    </h1>
  );
}
