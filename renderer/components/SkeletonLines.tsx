import type { CSSProperties } from 'react';
import styles from './SkeletonLines.module.css';

interface SkeletonLinesProps {
  readonly count: number;
  /** Pixels. */
  readonly lineHeight: number;
  readonly place: 'table' | 'panel' | 'list';
}

/** Placeholder lines of varying width while content is loading. */
export function SkeletonLines({ count, lineHeight, place }: SkeletonLinesProps) {
  // Sound: custom properties are styles as well, though React's type leaves them out.
  const style = { '--line-height': `${lineHeight}px` } as CSSProperties;
  return (
    <div className={styles.lines} data-place={place} style={style} aria-busy="true">
      {Array.from({ length: count }, (_line, index) => (
        <span key={index} style={{ width: `${46 + ((index * 17) % 40)}%` }} />
      ))}
    </div>
  );
}
