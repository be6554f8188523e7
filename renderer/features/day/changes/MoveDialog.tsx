import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { t } from '../../../../i18n/page/t.ts';
import { isPlainDate } from '../../../lib/dates.ts';
import { instantAt } from '../../../lib/timeZone.ts';
import { minuteOfDay, wallDate } from '../../../lib/wallTime.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { patientLabel } from '../dayLabels.ts';
import { durationMinutes } from '../../../domain/duration.ts';
import styles from './ChangeDialog.module.css';
import { type AppointmentDialogProps, ChangeDialog } from './ChangeDialog.tsx';
import type { MoveTo } from './changeRequest.ts';
import { takes } from './dayOffers.ts';

interface Fields {
  readonly date: string;
  readonly time: string;
  readonly minutes: string;
  readonly provider: string;
  readonly room: string;
}

type Problems = Readonly<Partial<Record<keyof Fields, string>>>;

/** Another time, length, provider or room: what dragging does, in fields. */
export function MoveDialog({ appointment, day, changes, onClose }: AppointmentDialogProps) {
  const [fields, setFields] = useState(() => fieldsOf(appointment, day));
  const [problems, setProblems] = useState<Problems>({});
  const set = (change: Partial<Fields>): void => {
    setFields({ ...fields, ...change });
    setProblems({});
  };
  const move = (): void => {
    const parsed = readFields(fields, appointment, day);
    if (parsed.problems) {
      setProblems(parsed.problems);
      return;
    }
    changes.move(appointment, parsed.to);
    onClose();
  };
  const helps = (name: keyof Fields): { readonly error: boolean; readonly helperText: string | undefined } => ({
    error: problems[name] !== undefined,
    helperText: problems[name],
  });
  const may = (field: string): boolean => takes(day, 'updateAppointment', field);
  return (
    <ChangeDialog
      title={t('changes.moveTitle', { name: patientLabel(appointment) })}
      confirm={{ label: t('changes.move'), look: 'primary' }}
      cancelLabel={t('changes.leaveIt')}
      onClose={onClose}
      onConfirm={move}
    >
      <div className={styles.pair}>
        <TextField
          type="date"
          label={t('general.date')}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was just opened begins here
          autoFocus
          value={fields.date}
          onChange={(event) => set({ date: event.target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
          {...helps('date')}
        />
        <TextField
          type="time"
          label={t('general.time')}
          value={fields.time}
          onChange={(event) => set({ time: event.target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
          {...helps('time')}
        />
      </div>
      {may('minutes') && (
        <TextField
          type="number"
          label={t('changes.minutesField')}
          value={fields.minutes}
          onChange={(event) => set({ minutes: event.target.value })}
          slotProps={{ htmlInput: { min: 1, max: 1440, step: 5 } }}
          {...helps('minutes')}
        />
      )}
      {may('provider') && day.providers.length > 0 && (
        <TextField
          select
          label={t('general.provider')}
          value={fields.provider}
          onChange={(event) => set({ provider: event.target.value })}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          {appointment.provider === null && <option value="">{t('day.unassigned')}</option>}
          {day.providers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </TextField>
      )}
      {may('room') && (
        <TextField
          label={t('general.room')}
          value={fields.room}
          onChange={(event) => set({ room: event.target.value })}
        />
      )}
    </ChangeDialog>
  );
}

function fieldsOf(appointment: DayAppointment, day: ScheduleDay): Fields {
  const { start, provider, room } = appointment;
  const minutes = durationMinutes(appointment);
  return {
    date: start === null ? day.date : wallDate(start),
    time: start === null ? '' : start.slice(11, 16),
    minutes: minutes === null ? '' : String(minutes),
    provider: provider?.id ?? '',
    room: room ?? '',
  };
}

type Reading =
  { readonly problems: Problems; readonly to?: never } | { readonly problems?: never; readonly to: MoveTo };

function readFields(fields: Fields, appointment: DayAppointment, day: ScheduleDay): Reading {
  const before = fieldsOf(appointment, day);
  const { date, time, minutes, provider, room } = fields;
  const length = Number(minutes);
  const problems: Problems = {
    ...(!isPlainDate(date) && { date: t('changes.chooseDate') }),
    ...(time === '' && before.time !== '' && { time: t('changes.chooseTime') }),
    ...(minutes !== before.minutes &&
      !(Number.isInteger(length) && length >= 1 && length <= 1440) && { minutes: t('changes.minutesRange') }),
  };
  if (Object.keys(problems).length > 0) return { problems };
  const isMoved = time !== '' && (date !== before.date || time !== before.time);
  const at = isMoved ? instantAt(date, minuteOfDay(`${date}T${time}`, date), day.timeZone) : null;
  if (at?.kind === 'gap') return { problems: { time: t('changes.gap') } };
  return {
    to: {
      ...(at && { start: at.instant }),
      ...(minutes !== before.minutes && { minutes: length }),
      ...(provider !== before.provider && provider !== '' && { provider }),
      ...(room !== before.room && room !== '' && { room }),
    },
  };
}
