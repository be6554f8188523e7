import { t } from '../../../i18n/page/t.ts';
import type { ClockChange } from '../../lib/timeZone.ts';
import { formatBriefDate } from '../../lib/dates.ts';
import { formatInstantTime, formatMinute, formatMinuteRange, minuteOfDay, wallDate } from '../../lib/wallTime.ts';
import type { DayAppointment } from './columns.ts';

/** Whom or what the time is for: the patient, or what blocks it. */
export function subjectName({ patient, blocked, type }: DayAppointment): string {
  return patient?.name ?? (blocked ? (type?.name ?? t('day.blocked')) : t('day.noPatient'));
}

/** Who comes: Bella (Dog), or what is known instead. */
export function patientLabel(appointment: DayAppointment): string {
  const { patient } = appointment;
  if (!patient) return subjectName(appointment);
  return patient.species ? `${patient.name} (${patient.species})` : patient.name;
}

/** What for: the kind of appointment and the reason, once where they are the same. */
export function purposeLabel({ patient, blocked, type, reason }: DayAppointment): string {
  if (blocked && !patient) return reason ?? '';
  if (!type || !reason) return type?.name ?? reason ?? '';
  return type.name.toLowerCase() === reason.toLowerCase() ? type.name : `${type.name} · ${reason}`;
}

/** What to watch out for, of the patient and of the client. */
export function alertsOf({ patient, client }: DayAppointment): readonly string[] {
  return [...(patient?.alerts ?? []), ...(client?.alerts ?? [])];
}

/** When, in the clinic's own time: 9:00 – 9:30 AM. */
export function timeLabel({ start, end }: DayAppointment, date: string): string {
  if (start === null) return t('day.withoutTime');
  const from = minuteOfDay(start, date);
  return end === null ? formatMinute(from) : formatMinuteRange(from, minuteOfDay(end, date));
}

/** Wed, Nov 18, 2026, 10:15 AM. */
export function instantLabel(start: string): string {
  const date = wallDate(start);
  return `${formatBriefDate(date, date)}, ${formatInstantTime(start)}`;
}

/** The change of the clocks on a day, as text: Clocks go forward, 2:00 AM → 3:00 AM. */
export function clockChangeLabel({ kind, from, to }: ClockChange): string {
  if (kind === 'gap') return t('day.clocksForward', { from: formatMinute(from), to: formatMinute(to) });
  return t('day.clocksBack', { from: formatMinute(to), to: formatMinute(from) });
}
