import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { t } from '../../../../i18n/page/t.ts';
import type { ContactOutcome } from '../../../bridge/todayNotes.ts';

interface CallMenuProps {
  /** The button that opened it. */
  readonly at: HTMLElement;
  readonly phone: string | null;
  /** Null: closed without an outcome. */
  readonly onCalled: (outcome: ContactOutcome | null) => void;
}

const callOutcomes = ['reached', 'noAnswer', 'voicemail'] as const;

/** Asks how a call went, to a number that was just copied. */
export function CallMenu({ at, phone, onCalled }: CallMenuProps) {
  return (
    <Menu
      open
      anchorEl={at}
      // Inside the dialog that it belongs to, for screen readers.
      container={() => at.closest('[role="dialog"]')}
      onClose={() => onCalled(null)}
      transitionDuration={0}
      slotProps={{ list: { dense: true, 'aria-label': t('reminders.numberCopied', { number: phone ?? '' }) } }}
    >
      {callOutcomes.map((outcome) => (
        <MenuItem key={outcome} onClick={() => onCalled(outcome)}>
          {t(`reminders.${outcome}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
