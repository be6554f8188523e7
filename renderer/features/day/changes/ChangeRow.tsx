import WarningAmber from '@mui/icons-material/WarningAmber';
import { t } from '../../../../i18n/page/t.ts';
import type { AppointmentWarning } from '../../../domain/appointmentWarnings.ts';
import styles from './ChangeRow.module.css';
import type { Outcome } from './useChangesInTurn.ts';

interface ChangeRowProps {
  readonly when: string;
  readonly who: string;
  /** Where it goes, where that is known: a time, a provider. */
  readonly to: string | null;
  /** Whether it is ticked. */
  readonly isChosen: boolean;
  readonly mayChoose: boolean;
  /** Why it is not among those that are changed. */
  readonly note: string | null;
  /** Why it can't be changed so. */
  readonly problem: string | null;
  readonly warnings: readonly AppointmentWarning[];
  readonly outcome: Outcome | undefined;
  readonly isPaused: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** One of several appointments that are changed in turn: ticked, with what is in its way and how it ended. */
export function ChangeRow(props: ChangeRowProps) {
  const { when, who, to, isChosen, mayChoose, note, problem, warnings, outcome, isPaused, onChoose } = props;
  return (
    <li className={styles.row}>
      <label className={styles.label}>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={!mayChoose}
          aria-label={t('linked.include', { when: [when, who].filter(Boolean).join(', ') })}
          onChange={(event) => {
            if (!isPaused) onChoose(event.target.checked);
          }}
        />
        <span>
          {when} <span className={styles.soft}>{who}</span>
        </span>
        {to !== null && <b className={styles.to}>{t('linked.arrow', { when: to })}</b>}
      </label>
      {note !== null && <p className={styles.note}>{note}</p>}
      {problem !== null && <p className={styles.problem}>{problem}</p>}
      {warnings.map(({ kind, text }) => (
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
