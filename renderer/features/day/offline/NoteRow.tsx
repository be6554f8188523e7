import type { WalkInNote } from '../../../../electron/contract/offlineQueue.ts';
import { t } from '../../../../i18n/page/t.ts';
import { Action } from '../../../components/Action.tsx';
import { formatBriefDate } from '../../../lib/dates.ts';
import { formatInstantTime } from '../../../lib/wallTime.ts';
import { openDialog } from '../../../state/dialogs.ts';
import styles from './OfflineReviewDialog.module.css';

interface NoteRowProps {
  readonly note: WalkInNote;
  readonly isAway: boolean;
  readonly onDiscard: () => void;
}

/** A walk-in that was noted: booked by the ordinary form, and discarded once that is saved. */
export function NoteRow({ note, isAway, onDiscard }: NoteRowProps) {
  return (
    <li className={styles.row} data-queued={note.id}>
      <p className={styles.noteText}>
        <b>{note.who}</b> <span className={styles.soft}>{noteDetails(note)}</span>
      </p>
      <span className={styles.buttons}>
        {!isAway && (
          <Action aria-label={t('offline.bookOf', { name: note.who })} onClick={() => bookNote(note)}>
            {t('offline.book')}
          </Action>
        )}
        <Action look="quiet" aria-label={t('offline.discardOf', { name: note.who })} onClick={onDiscard}>
          {t('offline.discard')}
        </Action>
      </span>
      <p className={styles.noteSoft}>{t('offline.noted', { moment: noteMoment(note) })}</p>
    </li>
  );
}

/** Tue, Nov 17, 9:12 AM. */
function noteMoment({ date, at }: WalkInNote): string {
  return `${formatBriefDate(date, date)}, ${formatInstantTime(at)}`;
}

/** Limping · 212 555 0188. */
export function noteDetails({ who, patient, reason, phone }: WalkInNote): string {
  return [patient?.name !== who ? patient?.name : '', reason, phone].filter(Boolean).join(' · ');
}

/** Opens the walk-in form with what was noted; its time is when the client came. */
export function bookNote(note: WalkInNote): void {
  openDialog('booking', {
    walkIn: true,
    location: note.location.id,
    date: note.date,
    start: note.at,
    reason: note.reason,
    ...(note.client ? { client: note.client.id } : { search: note.who, phone: note.phone }),
    ...(note.patient && { patient: note.patient.id }),
    origin: { kind: 'note', id: note.id },
  });
}
