import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { t } from '../../../../i18n/page/t.ts';
import { keyLabel } from '../../../actions/keyNames.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { pageScale } from '../../../lib/pageSizes.ts';
import { type ActionTarget, type AppointmentAction, appointmentActions } from '../changes/appointmentActions.ts';
import styles from './TileMenu.module.css';

export interface TileMenuProps extends ActionTarget {
  /** In the page's own pixels. */
  readonly x: number;
  readonly y: number;
  readonly onStatuses: () => void;
  readonly onClose: () => void;
}

/** The actions of an appointment's panel, at the tile. What the service does not offer is disabled, with the reason. */
export function TileMenu({ x, y, onStatuses, onClose, ...target }: TileMenuProps) {
  const actions = appointmentActions(target, useNow());
  const { step, hasStatuses, statusWhy, move, edit, cancel, earlier, payment, message, record } = actions;
  const statuses: AppointmentAction = {
    label: t('tileCard.statusMore'),
    own: null,
    keys: null,
    why: statusWhy,
    run: onStatuses,
  };
  const groups = [
    [step, hasStatuses ? statuses : null],
    [move, edit, cancel],
    [earlier, payment, message, record],
  ];
  const shown = groups.map((group) => group.filter((each) => each !== null)).filter((group) => group.length > 0);
  const choose = ({ run }: AppointmentAction): void => {
    onClose();
    run();
  };
  const scale = pageScale();
  return (
    <Menu
      open
      anchorReference="anchorPosition"
      anchorPosition={{ left: x * scale, top: y * scale }}
      onClose={onClose}
      onContextMenu={(event) => event.preventDefault()}
      transitionDuration={0}
      slotProps={{
        list: {
          dense: true,
          disabledItemsFocusable: true,
          className: styles.list ?? '',
          'aria-label': t('changes.whatToDo'),
        },
      }}
    >
      {shown.flatMap((group, index) => [
        ...(index > 0 ? [<Divider key={index} component="li" />] : []),
        ...group.map((each) => (
          <MenuItem
            key={each.label}
            className={styles.item ?? ''}
            disabled={each.why !== null}
            aria-keyshortcuts={each.keys ?? undefined}
            onClick={() => each.why === null && choose(each)}
          >
            <span className={styles.label}>
              {each.label}
              {each.own !== null && <span className={styles.own}>{` · ${each.own}`}</span>}
              {each.why !== null && <span className={styles.why}>{each.why}</span>}
            </span>
            {each.keys !== null && <kbd aria-hidden="true">{keyLabel(each.keys)}</kbd>}
          </MenuItem>
        )),
      ])}
    </Menu>
  );
}
