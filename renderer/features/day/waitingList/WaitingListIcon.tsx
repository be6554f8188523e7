import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import { IconAction } from '../../../components/Action.tsx';
import { CountBadge } from '../../../components/CountBadge.tsx';

interface WaitingListIconProps {
  readonly label: string;
  readonly keys?: string;
  readonly count?: number;
  /** Somebody fits in a time that is free. */
  readonly fits?: boolean;
  /** Absent until the part that does it is loaded. */
  readonly onClick?: () => void;
}

/** The button of the waiting list, with the number of those who wait. */
export function WaitingListIcon({ label, keys, count = 0, fits = false, onClick }: WaitingListIconProps) {
  return (
    <CountBadge count={count} highlighted={fits}>
      <IconAction
        aria-label={label}
        aria-keyshortcuts={keys}
        aria-haspopup="dialog"
        disabled={!onClick}
        onClick={onClick}
      >
        <HourglassEmptyOutlined />
      </IconAction>
    </CountBadge>
  );
}
