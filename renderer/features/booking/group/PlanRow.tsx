import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import EditOutlined from '@mui/icons-material/EditOutlined';
import MoreTime from '@mui/icons-material/MoreTime';
import WarningAmber from '@mui/icons-material/WarningAmber';
import { useId, useState } from 'react';
import { t } from '../../../../i18n/page/t.ts';
import { Action, IconAction } from '../../../components/Action.tsx';
import { formatBriefDate, isPlainDate } from '../../../lib/dates.ts';
import { formatMinute, minuteOfClock } from '../../../lib/wallTime.ts';
import { today } from '../../../state/clock.ts';
import type { Booking } from '../useBooking.ts';
import type { PlannedBooking } from './bookingGroup.ts';
import { isOpen } from './planBookings.ts';
import styles from './PlanList.module.css';
import { PlanRowFields } from './PlanRowFields.tsx';
import { patientOf } from './planWarnings.ts';

interface PlanRowProps {
  readonly planned: PlannedBooking;
  readonly booking: Booking;
  readonly isEdited: boolean;
  readonly onEdit: () => void;
}

/** One appointment of several: when and with whom, what is in its way, and how it ended. */
export function PlanRow({ planned, booking, isEdited, onEdit }: PlanRowProps) {
  const { group, work, place, form } = booking;
  const { removed, outcome } = planned;
  const id = useId();
  const [isSearching, setSearching] = useState(false);
  const label = whenLabel(planned);
  const patient = patientOf(planned, work)?.name ?? '';
  const provider = place.providers.find((each) => each.id === planned.provider)?.name ?? '';
  const problem = group.problemOf(planned);
  const warnings = group.warningsOf(planned);
  const mayEdit = form.isBusy ? false : isOpen(planned);
  const about = { 'aria-describedby': id } as const;
  const next = async (): Promise<void> => {
    if (isSearching) return;
    setSearching(true);
    await group.moveToNextFree(planned);
    setSearching(false);
  };
  return (
    <li className={styles.row} data-removed={removed ? '' : undefined} data-outcome={outcome?.kind}>
      <div className={styles.line}>
        <p className={styles.text} id={id}>
          <b>{label}</b> <span>{[patient, provider].filter(Boolean).join(' · ')}</span>
        </p>
        {mayEdit && (
          <span className={styles.actions}>
            <IconAction
              aria-label={t('general.change')}
              data-field={`plan.${planned.key}`}
              aria-expanded={isEdited}
              {...about}
              onClick={onEdit}
            >
              <EditOutlined fontSize="small" />
            </IconAction>
            <IconAction
              aria-label={t('booking.toNextFree')}
              aria-disabled={isSearching || undefined}
              {...about}
              onClick={() => void next()}
            >
              <MoreTime fontSize="small" />
            </IconAction>
            <IconAction
              aria-label={t('general.remove')}
              {...about}
              onClick={() => group.edit(planned, { removed: true })}
            >
              <Close fontSize="small" />
            </IconAction>
          </span>
        )}
        {removed && !form.isBusy && (
          <Action look="quiet" {...about} onClick={() => group.edit(planned, { removed: false })}>
            {t('booking.restore')}
          </Action>
        )}
        {outcome?.kind === 'unknown' && !form.isBusy && !removed && (
          <span className={styles.actions}>
            <Action look="quiet" {...about} onClick={() => group.edit(planned, {})}>
              {t('booking.bookAgain')}
            </Action>
            <Action look="quiet" {...about} onClick={() => group.edit(planned, { removed: true })}>
              {t('general.remove')}
            </Action>
          </span>
        )}
      </div>
      {isEdited && mayEdit && <PlanRowFields planned={planned} booking={booking} />}
      {problem !== null && <Warning text={problem} isProblem />}
      {warnings.map(({ kind, text }) => (
        <Warning key={`${kind} ${text}`} text={text} />
      ))}
      {outcome && (
        <p className={styles.outcome} role="status">
          {outcome.kind === 'done' && <Check fontSize="inherit" />}
          {outcome.kind === 'sending' ? t('booking.sending') : outcome.text}
        </p>
      )}
    </li>
  );
}

function Warning({ text, isProblem = false }: { readonly text: string; readonly isProblem?: boolean }) {
  return (
    <p className={styles.warning} data-problem={isProblem ? '' : undefined}>
      <WarningAmber fontSize="inherit" /> {text}
    </p>
  );
}

/** Wed, Nov 18, 10:15 AM. */
function whenLabel({ date, time }: PlannedBooking): string {
  const minute = minuteOfClock(time);
  return [
    isPlainDate(date) ? formatBriefDate(date, today()) : t('booking.chooseDate'),
    minute === null ? t('booking.noTimeYet') : formatMinute(minute),
  ].join(', ');
}
