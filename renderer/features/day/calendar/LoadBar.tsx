import { type DayLoad, loadShare } from './dayLoad.ts';
import styles from './LoadBar.module.css';

interface LoadBarProps {
  readonly load: DayLoad | undefined;
  readonly fullest: number;
}

/** How full a day is beside the others around it. Words beside it say the same. */
export function LoadBar({ load, fullest }: LoadBarProps) {
  const share = load ? loadShare(load, fullest) : null;
  return (
    <span className={styles.bar} aria-hidden="true" data-known={share === null ? undefined : ''}>
      {share !== null && share > 0 && <span className={styles.fill} style={{ width: `${Math.round(share * 100)}%` }} />}
    </span>
  );
}
