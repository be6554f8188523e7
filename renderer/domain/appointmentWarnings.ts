import type { ScheduleDayQuery } from '../../graphql/desk/generated/operations.ts';
import { t } from '../../i18n/page/t.ts';
import { formatList } from '../lib/counts.ts';
import { formatMinuteRange, minuteOfDay } from '../lib/wallTime.ts';
import { assumedMinutes } from './duration.ts';
import { isClosedDuring, isOffDuring, type Overlap, overlapsOf, type PlannedAppointment } from './overlaps.ts';

type ScheduleDay = ScheduleDayQuery['day'];
type DayAppointment = ScheduleDay['appointments'][number];

export type WarningKind = 'person' | 'taken' | 'closed' | 'off' | 'past' | 'deceased' | 'inactive' | 'unread';

export interface AppointmentWarning {
  readonly kind: WarningKind;
  readonly text: string;
}

/** A walk-in may start up to five minutes ago without counting as in the past. */
const pastAfterMinutes = 5;

/**
 * Warnings about an appointment that is to be booked or moved. None of them ever blocks it: clinics double-book on purpose.
 * Without a day, those that need no other appointment.
 */
export function appointmentWarnings(
  plan: PlannedAppointment,
  day: ScheduleDay | null,
  now: number,
): readonly AppointmentWarning[] {
  const warnings: AppointmentWarning[] = [];
  const { patient } = plan;
  if (patient?.deceased) warnings.push({ kind: 'deceased', text: t('warnings.isDeceased', { name: patient.name }) });
  else if (patient?.active === false)
    warnings.push({ kind: 'inactive', text: t('warnings.isInactive', { name: patient.name }) });
  if (now - plan.start >= pastAfterMinutes * 60_000) warnings.push({ kind: 'past', text: t('warnings.isPast') });
  if (!day) return warnings;
  if (isClosedDuring(plan, day)) warnings.push({ kind: 'closed', text: closedText(day) });
  else if (isOffDuring(plan, day)) warnings.push({ kind: 'off', text: offText(plan.provider, day) });
  return [...warnings, ...overlapsOf(plan, day).flatMap((overlap) => overlapWarnings(plan, overlap, day))];
}

function subjectOf({ patient, client, blocked, type, reason }: DayAppointment): string {
  if (patient) return patient.name;
  return (
    client?.name ??
    (blocked ? (reason ?? type?.name ?? t('warnings.blocked')) : (type?.name ?? t('warnings.anAppointment')))
  );
}

function providerName(id: string | undefined, { providers }: ScheduleDay): string {
  return providers.find((each) => each.id === id)?.name ?? t('warnings.theProvider');
}

function closedText({ hours, location, date }: ScheduleDay): string {
  if (hours === null || hours.length === 0) return t('warnings.closedDay', { location: location.name });
  const open = hours.map(({ start, end }) => formatMinuteRange(minuteOfDay(start, date), minuteOfDay(end, date)));
  return t('warnings.openHours', { location: location.name, hours: formatList(open) });
}

function offText(id: string | undefined, day: ScheduleDay): string {
  const hours = day.working.find(({ provider }) => provider === id)?.hours ?? [];
  const name = providerName(id, day);
  if (hours.length === 0) return t('warnings.offThatDay', { name });
  const spans = hours.map(({ start, end }) =>
    formatMinuteRange(minuteOfDay(start, day.date), minuteOfDay(end, day.date)),
  );
  return t('warnings.worksOnly', { name, hours: formatList(spans) });
}

function overlapWarnings(
  plan: PlannedAppointment,
  { other, provider, room, person }: Overlap,
  day: ScheduleDay,
): readonly AppointmentWarning[] {
  const when = formatWhen(other, day);
  const warnings: AppointmentWarning[] = [];
  if (person === 'patient' && plan.patient)
    warnings.push({ kind: 'person', text: t('warnings.hasAlready', { name: plan.patient.name, when }) });
  else if (person === 'client' && other.client) {
    const { name } = other.client;
    const text = other.patient
      ? t('warnings.comesAlreadyWith', { name, patient: other.patient.name, when })
      : t('warnings.comesAlready', { name, when });
    warnings.push({ kind: 'person', text });
  }
  const name = provider ? providerName(plan.provider, day) : null;
  const text = takenText(name, room, { when, who: subjectOf(other) });
  return text === null ? warnings : [...warnings, { kind: 'taken', text }];
}

function takenText(
  provider: string | null,
  room: string | null,
  by: { readonly when: string; readonly who: string },
): string | null {
  if (provider !== null && room !== null) return t('warnings.bothTaken', { provider, room, ...by });
  const what = provider ?? room;
  return what === null ? null : t('warnings.taken', { what, ...by });
}

function formatWhen({ start, end }: DayAppointment, { date }: ScheduleDay): string {
  const from = minuteOfDay(start ?? '', date);
  return formatMinuteRange(from, end === null ? from + assumedMinutes : minuteOfDay(end, date));
}
