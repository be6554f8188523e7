import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import type { WalkInNote } from '../../../../electron/contract/offlineQueue.ts';
import { t } from '../../../../i18n/page/t.ts';
import { useBridge } from '../../../bridge/BridgeContext.ts';
import { useOfflineQueue, useQueueStorage } from '../../../bridge/offlineQueue.ts';
import { Action } from '../../../components/Action.tsx';
import { Note } from '../../../components/Note.tsx';
import { formatBriefDate } from '../../../lib/dates.ts';
import { formatInstantTime } from '../../../lib/wallTime.ts';
import { openDialog } from '../../../state/dialogs.ts';
import type { ScheduleDay } from '../columns.ts';
import { discardEntries } from './discardEntries.ts';
import { bookNote, noteDetails } from './NoteRow.tsx';
import styles from './OfflineStrip.module.css';

export interface OfflineStripProps {
  readonly day: ScheduleDay;
  readonly isToday: boolean;
  readonly isAway: boolean;
}

/** Over a day: what can be done while the service does not answer, who came without an appointment, and what waits. */
export function OfflineStrip({ day, isToday, isAway }: OfflineStripProps) {
  const bridge = useBridge();
  const queue = useOfflineQueue();
  const storedIn = useQueueStorage();
  // A night may have passed since they came.
  const notes = queue.filter(
    (entry): entry is WalkInNote =>
      entry.kind === 'walkIn' &&
      entry.location.id === day.location.id &&
      (entry.date === day.date || (isToday && entry.date < day.date)),
  );
  const waiting = queue.filter(({ kind }) => kind === 'checkIn').length;
  const timeOf = ({ at, date }: WalkInNote): string => {
    const time = formatInstantTime(at);
    return date === day.date ? time : `${formatBriefDate(date, day.date)}, ${time}`;
  };
  return (
    <>
      {isAway && <Note tone="calm">{t('offline.dayAway')}</Note>}
      {storedIn !== 'disk' && queue.length > 0 && <Note tone="caution">{t('offline.inMemory')}</Note>}
      {!isAway && waiting > 0 && (
        <div className={styles.waiting}>
          <CloudOffOutlined className={styles.icon ?? ''} fontSize="inherit" />
          <p className={styles.text}>{t('app.offlineCheckIns', { count: waiting })}</p>
          <Action look="quiet" aria-keyshortcuts="Q" onClick={() => openDialog('offlineReview')}>
            {t('app.offlineReviewShort')}
          </Action>
        </div>
      )}
      {notes.length > 0 && (
        <ul className={styles.notes} aria-label={t('offline.notes')}>
          {notes.map((note) => (
            <li key={note.id} className={styles.note}>
              <CloudOffOutlined className={styles.icon ?? ''} fontSize="inherit" />
              <p className={styles.text}>
                <span className={styles.when}>{t('offline.walkInAt', { time: timeOf(note) })}</span> <b>{note.who}</b>{' '}
                <span className={styles.soft}>{noteDetails(note)}</span>
              </p>
              {!isAway && (
                <Action
                  look="quiet"
                  aria-label={t('offline.bookOf', { name: note.who })}
                  onClick={() => bookNote(note)}
                >
                  {t('offline.book')}
                </Action>
              )}
              <Action
                look="quiet"
                aria-label={t('offline.discardOf', { name: note.who })}
                onClick={() => void discardEntries(bridge, [note])}
              >
                {t('offline.discard')}
              </Action>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
