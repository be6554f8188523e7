import { t } from '../../../../i18n/page/t.ts';
import { durationMinutes } from '../../../domain/duration.ts';
import { isPlainDate } from '../../../lib/dates.ts';
import { instantAt } from '../../../lib/timeZone.ts';
import { minuteOfDay, wallDate } from '../../../lib/wallTime.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import type { MoveTo } from '../../../domain/changeRequest.ts';

/** What the dialog shows, as typed; date and time on the location's wall clock. */
export interface MoveFields {
  readonly date: string;
  readonly time: string;
  readonly minutes: string;
  readonly provider: string;
  readonly room: string;
}

export type MoveProblems = Readonly<Partial<Record<keyof MoveFields, string>>>;

export function fieldsOf(appointment: DayAppointment, day: ScheduleDay): MoveFields {
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

type MoveReading =
  { readonly problems: MoveProblems; readonly to?: never } | { readonly problems?: never; readonly to: MoveTo };

/** What the fields ask for: only what differs from what is; or their problems. */
export function readFields(fields: MoveFields, appointment: DayAppointment, day: ScheduleDay): MoveReading {
  const before = fieldsOf(appointment, day);
  const { date, time, minutes, provider, room } = fields;
  const length = Number(minutes);
  const problems: MoveProblems = {
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
