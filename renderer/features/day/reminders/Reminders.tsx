import NotificationsNone from '@mui/icons-material/NotificationsNone';
import { useState } from 'react';
import { DueRemindersDocument } from '../../../../graphql/desk/generated/operations.ts';
import { t } from '../../../../i18n/page/t.ts';
import { locationAndDate } from '../../../data/followDeskEvents.ts';
import { useDeskQuery } from '../../../data/useDeskQuery.ts';
import { formatCount } from '../../../lib/counts.ts';
import { useReminderNotes } from '../../../bridge/useReminderNotes.ts';
import { today } from '../../../state/clock.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import typography from '../../../components/typography.module.css';
import { RemindersDialog } from './RemindersDialog.tsx';
import { isWorked } from './reminderWork.ts';
import { useReminderVisits } from './useReminderVisits.tsx';
import styles from './Reminders.module.css';

export interface RemindersEntryProps {
  readonly day: ScheduleDay;
  /** Opens an appointment of this day. */
  readonly onOpen: (appointment: DayAppointment) => void;
}

/** Paging from day to day by key queries only the day that is stayed at. */
const steppingDebounce = 400;

/**
 * How many reminders and confirmations of the day that is shown are still to be done: queried once for each day, apart from
 * the day itself. Nothing where there are none at all, or where the service does not offer them, or not to this key.
 */
export function RemindersEntry({ day, onOpen }: RemindersEntryProps) {
  const [open, setOpen] = useState(false);
  const variables = locationAndDate(day);
  const reading = useDeskQuery(DueRemindersDocument, variables, { debounceMilliseconds: steppingDebounce });
  const list = reading.data?.reminders ?? null;
  const entries = list?.entries ?? [];
  const notes = useReminderNotes(today());
  const { visitOf, readers } = useReminderVisits(entries, day);
  const count = entries.filter((each) => !isWorked(each, visitOf(each), notes.get(each.id) ?? null)).length;
  const failed = list?.problem != null && list.problem.kind !== 'forbidden';
  const text = failed
    ? t('reminders.notReadShort')
    : count === 0
      ? t('reminders.noneDue')
      : t('reminders.due', { count });
  if (!open && entries.length === 0 && !failed) return null;
  return (
    <>
      {readers}
      <button
        type="button"
        className={`${typography.caption} ${styles.entry}`}
        aria-haspopup="dialog"
        data-opens="reminders"
        title={text}
        onClick={() => setOpen(true)}
      >
        <NotificationsNone fontSize="inherit" />
        {!failed && (
          <span aria-hidden="true" className={styles.count}>
            {formatCount(count)}
          </span>
        )}
        <span className={styles.entryText}>{text}</span>
      </button>
      {open && <RemindersDialog day={day} reading={reading} onOpen={onOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
