import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { t } from '../../../../i18n/page/t.ts';
import { Action } from '../../../components/Action.tsx';
import { DateInput } from '../../../components/DateInput.tsx';
import { Field } from '../../../components/Field.tsx';
import { TimeInput } from '../../../components/TimeInput.tsx';
import { WarningList } from '../../../components/WarningList.tsx';
import { MinutesField } from './MinutesField.tsx';
import { wallDate } from '../../../lib/wallTime.ts';
import { patientLabel } from '../dayLabels.ts';
import styles from './ChangeDialog.module.css';
import { type AppointmentDialogProps, ChangeDialog } from './ChangeDialog.tsx';
import { takes } from './dayOffers.ts';
import { fieldsOf, type MoveFields, readFields } from './moveFields.ts';
import { MoveSlots } from './MoveSlots.tsx';
import { useMoveWarnings } from './useMoveWarnings.ts';

/** Another time, length, provider or room: what dragging does, in fields. */
export function MoveDialog({ appointment, day, changes, onClose }: AppointmentDialogProps) {
  const [fields, setFields] = useState(() => fieldsOf(appointment, day));
  const [isSubmitted, setSubmitted] = useState(false);
  const [isFinding, setFinding] = useState(false);
  // Whose free times are looked for; taking one of them changes the provider, not the search.
  const [wanted, setWanted] = useState(fields.provider);
  const read = useMemo(() => readFields(fields, appointment, day), [fields, appointment, day]);
  const problems = (isSubmitted && read.problems) || {};
  const { warnings, isChecking } = useMoveWarnings(appointment, day, read.to ?? null);
  const set = (change: Partial<MoveFields>): void => {
    setFields({ ...fields, ...change });
    setSubmitted(false);
  };
  const send = (): void => {
    if (!read.to) return;
    changes.move(appointment, read.to);
    onClose();
  };
  const submit = (): void => {
    setSubmitted(true);
    if (!isChecking) send();
  };
  // Confirmed before the other day was read: it is sent as soon as nothing is in the way, else the warnings are shown first.
  const checked = useEffectEvent(() => {
    if (isSubmitted && warnings.length === 0) send();
  });
  useEffect(() => {
    if (!isChecking) checked();
  }, [isChecking]);
  const may = (field: string): boolean => takes(day, 'updateAppointment', field);
  return (
    <ChangeDialog
      title={t('changes.moveTitle', { name: patientLabel(appointment) })}
      confirm={{ label: moveLabel(isSubmitted && isChecking, warnings.length > 0), look: 'primary' }}
      cancelLabel={t('changes.leaveIt')}
      onClose={onClose}
      onConfirm={submit}
    >
      <div className={styles.when}>
        <Field name="move.date" label={t('general.date')} problem={problems.date}>
          {(control) => (
            <DateInput
              {...control}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was just opened begins here
              autoFocus
              value={fields.date}
              onChange={(date) => set({ date })}
            />
          )}
        </Field>
        <Field name="move.time" label={t('general.time')} problem={problems.time}>
          {(control) => <TimeInput {...control} value={fields.time} onChange={(time) => set({ time })} />}
        </Field>
        {may('minutes') && (
          <MinutesField
            name="move.minutes"
            value={fields.minutes}
            problem={problems.minutes}
            onChange={(minutes) => set({ minutes })}
          />
        )}
      </div>
      {may('provider') && day.providers.length > 0 && (
        <Field name="move.provider" label={t('general.provider')}>
          {(control) => (
            <select
              {...control}
              value={fields.provider}
              onChange={(event) => {
                set({ provider: event.target.value });
                setWanted(event.target.value);
              }}
            >
              {appointment.provider === null && <option value="">{t('day.unassigned')}</option>}
              {day.providers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {may('room') && (
        <Field name="move.room" label={t('general.room')}>
          {(control) => (
            <input {...control} value={fields.room} onChange={(event) => set({ room: event.target.value })} />
          )}
        </Field>
      )}
      {isFinding ? (
        <MoveSlots
          appointment={appointment}
          day={day}
          fields={fields}
          wanted={wanted}
          onTake={({ start, provider }) =>
            set({ date: wallDate(start), time: start.slice(11, 16), ...(provider && { provider: provider.id }) })
          }
        />
      ) : (
        <Action look="quiet" onClick={() => setFinding(true)}>
          {t('changes.findTime')}
        </Action>
      )}
      <WarningList warnings={warnings} />
    </ChangeDialog>
  );
}

function moveLabel(isWaiting: boolean, isWarned: boolean): string {
  if (isWaiting) return t('changes.checkingDay');
  return isWarned ? t('changes.moveAnyway') : t('changes.move');
}
