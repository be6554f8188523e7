import CalendarMonth from '@mui/icons-material/CalendarMonth';
import { useEffect, useRef, useState } from 'react';
import { actionList, actionLabel } from '../../../actions/actionList.ts';
import { ariaKeys } from '../../../actions/keyNames.ts';
import { useActions } from '../../../actions/useActions.ts';
import { IconAction } from '../../../components/Action.tsx';
import { whenIdle } from '../../../lib/whenIdle.ts';
import { calendarDialog } from './calendarParts.tsx';
import type { DateChoiceProps } from './dateChoiceProps.ts';
import styles from './DateChoice.module.css';

const { keys } = actionList['day.jump'];

/** The button that opens the calendar, by J too. */
export function DateChoice({ calendar, weekShown, onWeekShown, onDate }: DateChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    void whenIdle(3000).then(calendarDialog.prefetch);
  }, []);

  const open = (): void => {
    cameFrom.current = document.activeElement;
    setOpen(true);
  };
  useActions({
    'day.jump': calendar && open,
    'day.week': calendar && (() => onWeekShown(!weekShown)),
  });
  const giveBack = (): void => {
    setOpen(false);
    const { current: before } = cameFrom;
    if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus();
    else button.current?.focus();
  };
  const choose = (date: string): void => {
    setOpen(false);
    // What had the focus goes with the day that it was on.
    button.current?.focus();
    if (date !== calendar?.date) onDate(date);
  };

  return (
    <span className={styles.choice}>
      <IconAction
        ref={button}
        aria-label={actionLabel('day.jump')}
        aria-keyshortcuts={ariaKeys(keys)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={!calendar}
        onClick={() => (isOpen ? giveBack() : open())}
      >
        <CalendarMonth />
      </IconAction>
      {isOpen && calendar && (
        <calendarDialog.Part
          calendar={calendar}
          weekShown={weekShown}
          onWeekShown={onWeekShown}
          onDate={choose}
          onLeave={() => setOpen(false)}
          onClose={giveBack}
        />
      )}
    </span>
  );
}
