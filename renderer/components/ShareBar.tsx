import styles from './ShareBar.module.css';

/** A bar filled by a share from 0 to 1. Decorative: a number beside it says the same. */
export function ShareBar({
  share,
  className = '',
}: {
  readonly share: number;
  readonly className?: string | undefined;
}) {
  return (
    <span className={`${styles.track} ${className}`} aria-hidden="true">
      <span className={styles.fill} style={{ width: `${Math.min(1, share) * 100}%` }} />
    </span>
  );
}
