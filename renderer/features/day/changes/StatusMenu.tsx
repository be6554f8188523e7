import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { t } from '../../../../i18n/page/t.ts';
import { StatusMark } from '../../../components/StatusMark.tsx';
import { type StatusView, statusLabel, statusView } from '../../../domain/stages.ts';
import typography from '../../../components/typography.module.css';
import styles from '../AppointmentDetails.module.css';
import type { ScheduleDay } from '../columns.ts';
import { ownLabel } from './dayOffers.ts';

export interface StatusMenuProps {
  readonly at: HTMLElement;
  readonly statuses: ScheduleDay['statuses'];
  readonly present: StatusView | null;
  readonly onClose: () => void;
  readonly onStatus: (status: StatusView) => void;
}

/** The service's own word of a status, where another one has the same label or where it says more; else null. */
function ownWord(status: StatusView, statuses: ScheduleDay['statuses']): string | null {
  const label = statusLabel(status);
  const isTwice = statuses.filter((each) => statusLabel(each) === label).length > 1;
  if (isTwice) return `(${status.label})`;
  return status.word === null ? ownLabel(status) : null;
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
      {statuses.map((offered) => {
        const status = statusView(offered);
        const own = ownWord(status, statuses);
        const isPresent = status.label === present?.label;
        return (
          <MenuItem
            key={status.label}
            selected={isPresent}
            aria-label={own === null ? statusLabel(status) : `${statusLabel(status)}, ${own}`}
            aria-current={isPresent || undefined}
            onClick={() => {
              onClose();
              if (!isPresent) onStatus(status);
            }}
          >
            <StatusMark status={status} />
            {own !== null && <span className={`${typography.caption} ${styles.menuOwn}`}>{own}</span>}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
