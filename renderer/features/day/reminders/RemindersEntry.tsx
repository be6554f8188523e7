import NotificationsNone from '@mui/icons-material/NotificationsNone';
import { useState } from 'react';
import { DueRemindersDocument } from '../../../../graphql/desk/generated/operations.ts';
import { say } from '../../../../words/page/say.ts';
import { useDeskQuery } from '../../../data/useDeskQuery.ts';
import { formatCount } from '../../../lib/counts.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import styles from './RemindersDialog.module.css';
import { RemindersDialog } from './RemindersDialog.tsx';

export interface RemindersEntryProps {
  readonly day: ScheduleDay;
  /** Opens an appointment of this day. */
  readonly onOpen: (appointment: DayAppointment) => void;
}

/** Paging from day to day by key queries only the day that is stayed at. */
const steppingDebounce = 400;

/**
 * How many reminders and confirmations are due on the day that is shown: queried once for each day, apart from the day
 * itself. Nothing where there are none, or where the service does not offer them, or not to this key.
 */
export function RemindersEntry({ day, onOpen }: RemindersEntryProps) {
  const [open, setOpen] = useState(false);
  const variables = { location: day.location.id, date: day.date };
  const reading = useDeskQuery(DueRemindersDocument, variables, { debounceMilliseconds: steppingDebounce });
  const list = reading.data?.reminders ?? null;
  const count = list?.entries.length ?? 0;
  const failed = list?.problem != null && list.problem.kind !== 'forbidden';
  const words = failed ? say('reminders.notReadShort') : say('reminders.due', { count });
  if (!open && count === 0 && !failed) return null;
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        aria-haspopup="dialog"
        data-opens="reminders"
        title={words}
        onClick={() => setOpen(true)}
      >
        <NotificationsNone fontSize="inherit" />
        {!failed && (
          <span aria-hidden="true" className={styles.count}>
            {formatCount(count)}
          </span>
        )}
        <span className={styles.entryWords}>{words}</span>
      </button>
      {open && <RemindersDialog day={day} reading={reading} onOpen={onOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
