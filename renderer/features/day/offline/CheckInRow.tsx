import WarningAmber from '@mui/icons-material/WarningAmber';
import type { QueuedCheckIn } from '../../../../electron/contract/offlineQueue.ts';
import { t } from '../../../../i18n/page/t.ts';
import { Action } from '../../../components/Action.tsx';
import { formatBriefDate } from '../../../lib/dates.ts';
import { formatInstantTime, wallDate } from '../../../lib/wallTime.ts';
import styles from './OfflineReviewDialog.module.css';
import type { ReviewItem } from './useQueueReview.ts';

interface CheckInRowProps {
  readonly item: ReviewItem;
  readonly isAway: boolean;
  readonly isPaused: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onDiscard: () => void;
}

/** One check-in: who, when, and what the service says now. */
export function CheckInRow({ item, isAway, isPaused, onChoose, onDiscard }: CheckInRowProps) {
  const { entry, comparison, isChosen } = item;
  const found = comparison === 'unread' ? null : comparison;
  const mayChoose = found?.kind === 'unchanged' || found?.kind === 'changed';
  const name = nameOf(entry);
  return (
    <li className={styles.row} data-queued={entry.id}>
      <label className={styles.label}>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={!mayChoose}
          aria-label={t('offline.include', { name })}
          onChange={(event) => {
            if (!isPaused) onChoose(event.target.checked);
          }}
        />
        <span>
          <b>{name}</b>{' '}
          {entry.appointment.patient !== null && <span className={styles.soft}>{entry.appointment.client?.name}</span>}
        </span>
      </label>
      <Action look="quiet" aria-label={t('offline.discardOf', { name })} onClick={onDiscard}>
        {t('offline.discard')}
      </Action>
      <p className={styles.note}>{whenText(entry)}</p>
      {entry.attempt && (
        <p className={styles.problem}>
          <WarningAmber fontSize="inherit" />{' '}
          {entry.attempt.kind === 'failed' ? t('offline.failed', { why: entry.attempt.text }) : t('offline.unknown')}
        </p>
      )}
      {!isAway && <StateText comparison={comparison} />}
    </li>
  );
}

function StateText({ comparison }: Pick<ReviewItem, 'comparison'>) {
  if (comparison === null) return <p className={styles.note}>{t('offline.reading')}</p>;
  if (comparison === 'unread') return <p className={styles.warning}>{t('offline.unread')}</p>;
  switch (comparison.kind) {
    case 'unchanged':
      return <p className={styles.note}>{t('offline.unchanged')}</p>;
    case 'already':
      return <p className={styles.done}>{comparison.text}</p>;
    case 'blocked':
      return (
        <p className={styles.warning}>
          <WarningAmber fontSize="inherit" /> {comparison.text}
        </p>
      );
    case 'changed':
      return (
        <p className={styles.warning}>
          <WarningAmber fontSize="inherit" /> {[t('offline.changed'), ...comparison.differences].join(' ')}
        </p>
      );
  }
}

/** One that was just sent. */
export function SentRow({ entry }: { readonly entry: QueuedCheckIn }) {
  return (
    <li className={styles.row}>
      <span className={styles.sent}>
        <b>{nameOf(entry)}</b>
      </span>
      <p className={styles.done} role="status">
        {t('offline.sent')}
      </p>
    </li>
  );
}

function nameOf({ appointment: { patient, client } }: QueuedCheckIn): string {
  return patient?.name || client?.name || t('day.noPatient');
}

/** Appointment 9:00 AM. Checked in offline at 9:12 AM. */
function whenText({ appointment: { start }, date, at }: QueuedCheckIn): string {
  const day = formatBriefDate(date, wallDate(at));
  const time = formatInstantTime(at);
  // A night shift checks in on the next day.
  const moment = wallDate(at) === date ? time : `${formatBriefDate(wallDate(at), date)}, ${time}`;
  return start === null
    ? t('offline.whenUntimed', { day, moment })
    : t('offline.when', { day, start: formatInstantTime(start), moment });
}
