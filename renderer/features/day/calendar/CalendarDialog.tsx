import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { useEffect, useId, useRef, useState } from 'react';
import { say } from '../../../../words/page/say.ts';
import { Action, IconAction } from '../../../components/Action.tsx';
import { addMonths, formatMonth } from '../../../lib/dates.ts';
import type { DateChoiceProps } from './dateChoiceProps.ts';
import { JumpField } from './JumpField.tsx';
import { firstWeekday, weeksOfMonth, withinReach } from './month.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { useLightDialog } from './useLightDialog.ts';
import { useLoads } from './useLoads.ts';
import styles from './CalendarDialog.module.css';

export interface CalendarDialogProps extends DateChoiceProps {
  readonly calendar: NonNullable<DateChoiceProps['calendar']>;
  /** Closes as the focus is going elsewhere. */
  readonly onLeave: () => void;
  /** Closes and gives the focus back. */
  readonly onClose: () => void;
}

const first = firstWeekday();

/** A month to choose a day from, and a field for those who would rather write it. */
export function CalendarDialog({ calendar, weekShown, onWeekShown, onDate, onLeave, onClose }: CalendarDialogProps) {
  const { date, today, location, day } = calendar;
  const [cursor, setCursor] = useState(date);
  const dialog = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const monthId = useId();
  const weeks = weeksOfMonth(cursor, first);
  const { loads, failure } = useLoads({ location, weeks, day });

  useEffect(() => focusCursor(dialog.current), []);

  useLightDialog({ dialog, field, onLeave, onClose });

  return (
    <div ref={dialog} className={styles.dialog} role="dialog" aria-label={say('calendar.title')} tabIndex={-1}>
      <JumpField
        ref={field}
        today={today}
        onRead={setCursor}
        onDate={onDate}
        onDown={() => focusCursor(dialog.current)}
      />
      <div className={styles.head}>
        <h2 className={styles.month} id={monthId} aria-live="polite">
          {formatMonth(cursor)}
        </h2>
        <IconAction
          aria-label={say('calendar.monthBefore')}
          onClick={() => setCursor(withinReach(addMonths(cursor, -1)))}
        >
          <ChevronLeft />
        </IconAction>
        <IconAction
          aria-label={say('calendar.monthAfter')}
          onClick={() => setCursor(withinReach(addMonths(cursor, 1)))}
        >
          <ChevronRight />
        </IconAction>
      </div>
      <MonthGrid
        labelledBy={monthId}
        weeks={weeks}
        cursor={cursor}
        shown={date}
        today={today}
        loads={loads}
        onCursor={setCursor}
        onDate={onDate}
      />
      {failure && (
        <p className={styles.failure} role="status">
          {say('calendar.daysUntold', { why: failure.message })}
        </p>
      )}
      <div className={styles.foot}>
        <Action onClick={() => onDate(today)}>{say('general.today')}</Action>
        <Action look={weekShown ? 'tonal' : 'quiet'} aria-pressed={weekShown} onClick={() => onWeekShown(!weekShown)}>
          {say('calendar.week')}
        </Action>
      </div>
    </div>
  );
}

function focusCursor(dialog: HTMLElement | null): void {
  dialog?.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus();
}
