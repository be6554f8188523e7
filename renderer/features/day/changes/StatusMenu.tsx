import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { t } from '../../../../i18n/page/t.ts';
import { StatusMark } from '../../../components/StatusMark.tsx';
import { type StatusView, statusLabel } from '../../../domain/stages.ts';
import typography from '../../../components/typography.module.css';
import styles from '../AppointmentDetails.module.css';
import type { ScheduleDay } from '../columns.ts';
import { ownLabel } from './dayOffers.ts';

interface StatusMenuProps {
  readonly at: HTMLElement;
  readonly statuses: ScheduleDay['statuses'];
  readonly present: StatusView | null;
  readonly onClose: () => void;
  readonly onStatus: (status: StatusView) => void;
}

/** Every status that the service takes; statuses that the desk does not understand are shown as they are. */
export function StatusMenu({ at, statuses, present, onClose, onStatus }: StatusMenuProps) {
  return (
    <Menu
      open
      anchorEl={at}
      // Inside the landmark that opened it, for screen readers.
      container={() => at.closest('aside')}
      onClose={onClose}
      transitionDuration={0}
      slotProps={{ list: { dense: true, 'aria-label': t('general.status') } }}
    >
      {statuses.map(({ label, stage }) => {
        const own = ownLabel({ label, stage });
        const isPresent = label === present?.label;
        return (
          <MenuItem
            key={label}
            selected={isPresent}
            aria-label={own === null ? statusLabel({ label, stage }) : `${statusLabel({ label, stage })}, ${own}`}
            aria-current={isPresent || undefined}
            onClick={() => {
              onClose();
              if (!isPresent) onStatus({ label, stage });
            }}
          >
            <StatusMark status={{ label, stage }} />
            {own !== null && <span className={`${typography.caption} ${styles.menuOwn}`}>{own}</span>}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
