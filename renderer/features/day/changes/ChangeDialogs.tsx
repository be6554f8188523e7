import { useRef, useState } from 'react';
import { t } from '../../../../i18n/page/t.ts';
import { Field } from '../../../components/Field.tsx';
import { readableLabel } from '../../../lib/readableLabel.ts';
import type { ScheduleDay } from '../columns.ts';
import { patientLabel, subjectName, timeLabel } from '../dayLabels.ts';
import type { OpenDialog } from '../useDayActions.ts';
import typography from '../../../components/typography.module.css';
import styles from './ChangeDialog.module.css';
import { type AppointmentDialogProps, ChangeDialog } from './ChangeDialog.tsx';
import { requestLabels } from './changeMessages.ts';
import { differencesOf } from '../../../domain/appointmentDifferences.ts';
import type { ChangeConflict } from '../../../domain/changeRequest.ts';
import { demands, firstOf, takesReason, unavailableReason } from './dayOffers.ts';
import { CheckInDialog } from './CheckInDialog.tsx';
import { LinkedDialog } from '../linked/LinkedDialog.tsx';
import { EditDialog } from './EditDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import type { DayChanges } from './useDayChanges.ts';

export interface ChangeDialogsProps {
  readonly dialog: OpenDialog | null;
  readonly changes: DayChanges;
  readonly onClose: () => void;
}

/** The dialogs of a day; a conflict comes before anything new. */
export function ChangeDialogs({ dialog, changes, onClose }: ChangeDialogsProps) {
  const { conflict, resolveConflict, checkIn, settleCheckIn } = changes;
  if (conflict) return <ConflictDialog conflict={conflict} onSettle={(how) => resolveConflict(conflict, how)} />;
  if (checkIn) return <CheckInDialog checkIn={checkIn} onSettle={settleCheckIn} />;
  if (!dialog) return null;
  const { kind, appointment, day } = dialog;
  switch (kind) {
    case 'move':
      return <MoveDialog appointment={appointment} day={day} changes={changes} onClose={onClose} />;
    case 'edit':
      return <EditDialog appointment={appointment} day={day} changes={changes} onClose={onClose} />;
    case 'cancel':
      return <CancelDialog appointment={appointment} day={day} changes={changes} onClose={onClose} />;
    case 'moveLinked':
    case 'cancelLinked':
      return <LinkedDialog kind={kind} appointment={appointment} day={day} onClose={onClose} />;
  }
}

type Way = 'cancel' | 'noShow';

/** Cancels a visit or marks it as a no-show, with the reason where the service keeps one. */
function CancelDialog({ appointment, day, changes, onClose }: AppointmentDialogProps) {
  const isBlock = appointment.blocked === true;
  // Nobody was expected: blocked time can only be removed.
  const ways = waysOf(day).filter((each) => !isBlock || each === 'cancel');
  const [way, setWay] = useState<Way>(ways[0] ?? 'cancel');
  const [reason, setReason] = useState('');
  const byOperation = way === 'cancel' && unavailableReason(day, 'cancelAppointment') === null;
  const change = byOperation ? 'cancelAppointment' : 'setStatus';
  const hasReason = takesReason(day, change);
  const isDemanded = hasReason && demands(day, change, 'reason');
  const [isMissed, setMissed] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const confirm = (): void => {
    if (isDemanded && reason.trim() === '') {
      setMissed(true);
      field.current?.focus();
      return;
    }
    const status = firstOf(way === 'cancel' ? 'cancelled' : 'noShow', day.statuses);
    const why = hasReason && reason.trim() !== '' ? reason.trim() : undefined;
    if (byOperation) changes.cancel(appointment, why);
    else if (status) changes.setStatus(appointment, status, why);
    onClose();
  };
  return (
    <ChangeDialog
      title={t(isBlock ? 'changes.removeBlockTitle' : titleOf(ways), { name: patientLabel(appointment) })}
      confirm={{ label: confirmLabel(way, isBlock), look: 'danger' }}
      cancelLabel={keepLabel(way, isBlock)}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p className={typography.secondary}>
        {timeLabel(appointment, day.date)}
        {appointment.client && ` · ${appointment.client.name}`}
      </p>
      {!isBlock && (
        <fieldset className={styles.choices} aria-label={t('changes.how')}>
          {ways.map((each) => (
            <label key={each} className={styles.choice}>
              <input
                type="radio"
                name="way"
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was just opened begins here
                autoFocus={each === way}
                checked={each === way}
                onChange={() => setWay(each)}
              />
              <span>
                {t(`changes.${each}`)} <span className={typography.secondary}>{labelOf(each, day)}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {hasReason && (
        <Field
          name="cancel.reason"
          label={t('general.reason')}
          required={isDemanded || undefined}
          problem={isDemanded && isMissed ? t('changes.reasonMissed') : undefined}
          hint={t(isDemanded ? 'changes.reasonDemanded' : 'changes.reasonOptional')}
        >
          {(control) => (
            <input
              {...control}
              ref={field}
              value={reason}
              onChange={(event) => {
                setReason(event.target.value);
                setMissed(false);
              }}
            />
          )}
        </Field>
      )}
    </ChangeDialog>
  );
}

function titleOf(ways: readonly Way[]): 'changes.cancelOrNoShowTitle' | 'changes.cancelTitle' | 'changes.noShowTitle' {
  if (ways.length > 1) return 'changes.cancelOrNoShowTitle';
  return ways[0] === 'noShow' ? 'changes.noShowTitle' : 'changes.cancelTitle';
}

function keepLabel(way: Way, isBlock: boolean): string {
  if (isBlock) return t('changes.keepBlock');
  return t(way === 'noShow' ? 'changes.skipNoShow' : 'changes.keepAppointment');
}

function confirmLabel(way: Way, isBlock: boolean): string {
  if (isBlock) return t('changes.removeBlock');
  return way === 'cancel' ? t('changes.doCancel') : t('changes.doNoShow');
}

function waysOf(day: ScheduleDay): readonly Way[] {
  const cancels = unavailableReason(day, 'cancelAppointment') === null || firstOf('cancelled', day.statuses) !== null;
  return [...(cancels ? (['cancel'] as const) : []), ...(firstOf('noShow', day.statuses) ? (['noShow'] as const) : [])];
}

/** What the service calls it. */
function labelOf(way: Way, { statuses }: ScheduleDay): string {
  return readableLabel(firstOf(way === 'cancel' ? 'cancelled' : 'noShow', statuses)?.label ?? null) ?? '';
}

interface ConflictDialogProps {
  readonly conflict: ChangeConflict;
  readonly onSettle: (how: 'again' | 'keep') => void;
}

/** The appointment as it was seen, as it is now, and what was requested: the person decides. */
function ConflictDialog({ conflict, onSettle }: ConflictDialogProps) {
  const { request, seen, now, sent } = conflict;
  const name = subjectName(seen.appointment);
  const keep = (): void => onSettle('keep');
  const requested = requestLabels(request, seen.appointment, seen.day);
  const requestLine = requested.length > 0 && (
    <p className={styles.request}>{t('changes.yourChange', { changes: requested.join(' · ') })}</p>
  );
  if (!now) {
    return (
      <ChangeDialog
        title={t('changes.gone', { name })}
        confirm={{ label: t('changes.allRight'), look: 'primary' }}
        cancelLabel={t('general.close')}
        onClose={keep}
        onConfirm={keep}
      >
        <p>{t('changes.goneText')}</p>
        {requestLine}
      </ChangeDialog>
    );
  }
  const differences = differencesOf(seen.appointment, now, seen.day);
  return (
    <ChangeDialog
      title={sent ? t('changes.sentTitle', { name }) : t('changes.changedFirst', { name })}
      confirm={{ label: t('changes.anyway'), look: 'primary' }}
      cancelLabel={t('changes.keepTheirs')}
      onClose={keep}
      onConfirm={() => onSettle('again')}
    >
      <p>{sent ? t('changes.sentText') : t('changes.notSentYet')}</p>
      {differences.length > 0 ? (
        <table className={styles.difference}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('changes.what')}</span>
              </th>
              <th scope="col">{t('changes.youSaw')}</th>
              <th scope="col">{t('changes.isNow')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((difference) => (
              <tr key={difference.label}>
                <th scope="row">{difference.label}</th>
                <td>{difference.seen}</td>
                <td>{difference.now}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className={typography.secondary}>{t('changes.nothingShown')}</p>
      )}
      {requestLine}
    </ChangeDialog>
  );
}
