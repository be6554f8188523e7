import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { say } from '../../../../words/page/say.ts';
import { readableWord } from '../../../lib/readableWord.ts';
import { patientWords, timeWords } from '../appointmentWords.ts';
import type { ScheduleDay } from '../columns.ts';
import { type AppointmentDialogProps, ChangeDialog } from './ChangeDialog.tsx';
import styles from './ChangeDialog.module.css';
import { firstOf } from './nextStatus.ts';
import { demands, takesWhy, whyNot } from './offered.ts';

type Way = 'cancel' | 'noShow';

/** Calls a visit off: cancelled or no-show, with the reason where the service keeps one. */
export function CancelDialog({ appointment, day, changes, onClose }: AppointmentDialogProps) {
  const ways = waysOf(day);
  const [way, setWay] = useState<Way>(ways[0] ?? 'cancel');
  const [reason, setReason] = useState('');
  const byOperation = way === 'cancel' && whyNot(day, 'cancelAppointment') === null;
  const change = byOperation ? 'cancelAppointment' : 'setStatus';
  const hasReason = takesWhy(day, change);
  const isDemanded = hasReason && demands(day, change, 'reason');
  const [isMissed, setMissed] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const callOff = (): void => {
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
      title={say('changes.callOffTitle', { name: patientWords(appointment) })}
      does={{ word: way === 'cancel' ? say('changes.doCancel') : say('changes.doNoShow'), look: 'danger' }}
      keeps={say('changes.keepIt')}
      onClose={onClose}
      onDo={callOff}
    >
      <p className={styles.soft}>
        {timeWords(appointment, day.date)}
        {appointment.client && ` · ${appointment.client.name}`}
      </p>
      <fieldset className={styles.choices} aria-label={say('changes.how')}>
        {ways.map((each) => (
          <label key={each} className={styles.choice}>
            <input
              type="radio"
              name="way"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was just asked for begins here
              autoFocus={each === way}
              checked={each === way}
              onChange={() => setWay(each)}
            />
            <span>
              {say(`changes.${each}`)} <span className={styles.soft}>{wordOf(each, day)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {hasReason && (
        <TextField
          label={say('general.reason')}
          required={isDemanded}
          error={isDemanded && isMissed}
          inputRef={field}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setMissed(false);
          }}
          helperText={reasonHelp(isDemanded, isMissed)}
        />
      )}
    </ChangeDialog>
  );
}

function reasonHelp(isDemanded: boolean, isMissed: boolean): string {
  if (!isDemanded) return say('changes.reasonOptional');
  return isMissed ? say('changes.reasonMissed') : say('changes.reasonDemanded');
}

function waysOf(day: ScheduleDay): readonly Way[] {
  const cancels = whyNot(day, 'cancelAppointment') === null || firstOf('cancelled', day.statuses) !== null;
  return [...(cancels ? (['cancel'] as const) : []), ...(firstOf('noShow', day.statuses) ? (['noShow'] as const) : [])];
}

/** What the service calls it. */
function wordOf(way: Way, { statuses }: ScheduleDay): string {
  return readableWord(firstOf(way === 'cancel' ? 'cancelled' : 'noShow', statuses)?.label ?? null) ?? '';
}
