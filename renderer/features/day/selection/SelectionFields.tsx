import { useState } from 'react';
import { t } from '../../../../i18n/page/t.ts';
import { DateInput } from '../../../components/DateInput.tsx';
import { Field } from '../../../components/Field.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { wallDate } from '../../../lib/wallTime.ts';
import { takes } from '../changes/dayOffers.ts';
import { type DayAppointment, roomsOf, type ScheduleDay } from '../columns.ts';
import { longestMove, type MoveBy, typedMinutes } from './moveByFields.ts';
import type { Reassignment } from './selectedVisits.ts';
import styles from './SelectionDialog.module.css';

interface ReassignFieldsProps {
  readonly day: ScheduleDay;
  readonly to: Reassignment;
  readonly onChange: (to: Reassignment) => void;
}

/** Another provider or room for all of them, as far as the service takes either. */
export function ReassignFields({ day, to, onChange }: ReassignFieldsProps) {
  const places = [
    { field: 'provider', options: day.providers.map(({ id, name }) => ({ value: id, label: name })) },
    { field: 'room', options: roomsOf([day]).map((room) => ({ value: room, label: room })) },
  ] as const;
  const offered = places.filter(({ field, options }) => takes(day, 'updateAppointment', field) && options.length > 0);
  return (
    <div className={styles.fields}>
      {offered.map(({ field, options }, index) => (
        <Field key={field} name={field} label={t(`general.${field}`)}>
          {(control) => (
            <select
              {...control}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was just opened begins here
              autoFocus={index === 0}
              value={to[field]}
              onChange={(event) => onChange({ ...to, [field]: event.target.value })}
            >
              <option value="">{t('selection.asItIs')}</option>
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
    </div>
  );
}

interface MoveByFieldsProps {
  /** The first of them, from whose day the others are counted. */
  readonly from: DayAppointment;
  readonly isPaused: boolean;
  readonly onChange: (fields: MoveBy) => void;
}

/** Later or earlier by minutes, or on another day at the same time, or both. */
export function MoveByFields({ from: { start }, isPaused, onChange }: MoveByFieldsProps) {
  const [fields, setFields] = useState<MoveBy>({
    direction: 'later',
    minutes: '',
    date: start === null ? '' : wallDate(start),
  });
  const change = (part: Partial<MoveBy>): void => {
    if (isPaused) return;
    const next = { ...fields, ...part };
    setFields(next);
    onChange(next);
  };
  const isWrong = fields.minutes.trim() !== '' && typedMinutes(fields.minutes) === null;
  return (
    <div className={styles.fields}>
      <Field
        name="minutes"
        label={t('selection.by')}
        hint={t('selection.byHint')}
        problem={isWrong ? t('selection.byProblem', { hours: Math.ceil(longestMove / 60) }) : undefined}
      >
        {(control) => (
          <input
            {...control}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was just opened begins here
            autoFocus
            inputMode="numeric"
            value={fields.minutes}
            onChange={(event) => change({ minutes: event.target.value })}
          />
        )}
      </Field>
      <div className={styles.direction}>
        <Segments
          label={t('selection.direction')}
          value={fields.direction}
          options={[
            { value: 'later', label: t('selection.later') },
            { value: 'earlier', label: t('selection.earlier') },
          ]}
          onChange={(direction) => change({ direction })}
        />
      </div>
      <Field name="date" label={t('selection.toDay')}>
        {(control) => <DateInput {...control} value={fields.date} onChange={(date) => change({ date })} />}
      </Field>
    </div>
  );
}
