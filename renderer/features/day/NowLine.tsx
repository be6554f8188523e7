import { formatMinute } from '../../lib/wallTime.ts';
import { pixelsPerMinute } from './dayMetrics.ts';
import styles from './NowLine.module.css';

interface NowLineProps {
  readonly minute: number;
  readonly fromHour: number;
  readonly toHour: number;
}

export function NowLine({ minute, fromHour, toHour }: NowLineProps) {
  if (minute < fromHour * 60 || minute > toHour * 60) return null;
  return (
    <div className={styles.line} aria-hidden="true" style={{ top: (minute - fromHour * 60) * pixelsPerMinute }}>
      <span className={styles.time}>{formatMinute(minute)}</span>
    </div>
  );
}
