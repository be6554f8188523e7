import { formatMinute } from '../../../lib/wallTime.ts';
import styles from './NowLine.module.css';

interface NowLineProps {
  readonly minute: number;
  readonly fromHour: number;
  readonly toHour: number;
  /** Pixels per minute. */
  readonly scale: number;
}

export function NowLine({ minute, fromHour, toHour, scale }: NowLineProps) {
  if (minute < fromHour * 60 || minute > toHour * 60) return null;
  const top = (minute - fromHour * 60) * scale;
  return (
    <>
      {/* Under the tiles: through a tile's words it would read like the stroke of a cancelled visit. */}
      <div className={styles.line} aria-hidden="true" style={{ top }} />
      <div className={styles.mark} aria-hidden="true" style={{ top }}>
        <span className={styles.time}>{formatMinute(minute)}</span>
      </div>
    </>
  );
}
