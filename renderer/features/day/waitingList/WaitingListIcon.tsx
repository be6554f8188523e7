import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import { IconAction } from '../../../components/Action.tsx';
import { formatCount } from '../../../lib/counts.ts';
import styles from './WaitingListIcon.module.css';

interface WaitingListIconProps {
  readonly label: string;
  readonly keys?: string;
  readonly count?: number;
  /** Somebody fits in a time that is free. */
  readonly fits?: boolean;
  /** Absent until the part that does it is loaded. */
  readonly onClick?: () => void;
}

/** Takes the same place with and without a number. */
export function WaitingListIcon({ label, keys, count = 0, fits = false, onClick }: WaitingListIconProps) {
  return (
    <span className={styles.root}>
      <IconAction
        aria-label={label}
        aria-keyshortcuts={keys}
        aria-haspopup="dialog"
        disabled={!onClick}
        onClick={onClick}
      >
        <HourglassEmptyOutlined />
      </IconAction>
      {count > 0 && (
        <span className={styles.count} data-fits={fits ? '' : undefined} aria-hidden="true">
          {formatCount(count)}
        </span>
      )}
    </span>
  );
}
