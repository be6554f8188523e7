import WarningAmber from '@mui/icons-material/WarningAmber';
import { t } from '../../../../i18n/page/t.ts';
import type { LinkedAppointment } from '../../../bridge/appointmentLinks.ts';
import type { AppointmentWarning } from '../../../domain/appointmentWarnings.ts';
import { formatBriefDate } from '../../../lib/dates.ts';
import { formatInstantTime, wallDate } from '../../../lib/wallTime.ts';
import type { Outcome } from '../changes/useChangesInTurn.ts';
import styles from './LinkedDialog.module.css';
import type { LinkedNow } from './linkedChanges.ts';

interface LinkedRowProps {
  readonly linked: LinkedAppointment;
  /** Null while its day is not read, and where it is not there. */
  readonly found: LinkedNow | null;
  readonly isRead: boolean;
  /** Why it can't be chosen. */
  readonly excluded: string | null;
  readonly isChosen: boolean;
  /** Where it goes; its start is null where the clocks skip that time. */
  readonly movedTo: { readonly start: string | null } | null;
  readonly warnings: readonly AppointmentWarning[];
  readonly outcome: Outcome | undefined;
  readonly isPaused: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** One of the appointments that are changed together. */
export function LinkedRow(props: LinkedRowProps) {
  const { linked, found, isRead, excluded, isChosen, movedTo, warnings, outcome, isPaused, onChoose } = props;
  const start = found?.appointment.start ?? null;
  const when = start === null ? formatBriefDate(linked.date, undefined) : instantLabel(start);
  const mayChoose = found !== null && excluded === null && !outcome?.isDone;
  const willMove = mayChoose && isChosen && movedTo !== null && !outcome;
  return (
    <li className={styles.row}>
      <label className={styles.label}>
        <input
          type="checkbox"
          checked={isChosen && found !== null && excluded === null}
          disabled={!mayChoose}
          aria-label={t('linked.include', { when: [when, linked.patient].filter(Boolean).join(', ') })}
          onChange={(event) => {
            if (!isPaused) onChoose(event.target.checked);
          }}
        />
        <span>
          {when} <span className={styles.soft}>{linked.patient}</span>
        </span>
        {willMove && movedTo.start !== null && (
          <b className={styles.to}>{t('linked.arrow', { when: instantLabel(movedTo.start) })}</b>
        )}
      </label>
      {isRead && !found && (
        <p className={styles.note}>{t('linked.gone', { date: formatBriefDate(linked.date, undefined) })}</p>
      )}
      {excluded !== null && !outcome && <p className={styles.note}>{excluded}</p>}
      {willMove && movedTo.start === null && <p className={styles.problem}>{t('linked.gap')}</p>}
      {willMove &&
        warnings.map(({ kind, text }) => (
          <p key={`${kind} ${text}`} className={styles.warning}>
            <WarningAmber fontSize="inherit" /> {text}
          </p>
        ))}
      {outcome && (
        <p className={outcome.isDone ? styles.done : styles.problem} role="status">
          {outcome.text}
        </p>
      )}
    </li>
  );
}

/** Wed, Nov 18, 2026, 10:15 AM. */
function instantLabel(start: string): string {
  const date = wallDate(start);
  return `${formatBriefDate(date, date)}, ${formatInstantTime(start)}`;
}
