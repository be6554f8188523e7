import { t } from '../../../i18n/page/t.ts';
import { isCalledOff } from '../../domain/stages.ts';
import { formatList } from '../../lib/counts.ts';
import { formatMinuteRange, minuteOfDay } from '../../lib/wallTime.ts';
import type { KnownPatient, ScheduleDay } from './work.ts';

/** What to check a booking against; absent parts are not known yet. */
export interface BookingPlan {
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly minutes: number;
  readonly provider?: string;
  readonly room?: string;
  readonly client?: string;
  readonly patient?: Pick<KnownPatient, 'id' | 'name' | 'active' | 'deceased'>;
  /** The appointment being changed, which is no conflict with itself. */
  readonly itself?: string;
}

export type WarningKind = 'person' | 'taken' | 'closed' | 'past' | 'deceased' | 'inactive';

export interface BookingWarning {
  readonly kind: WarningKind;
  readonly text: string;
}

type DayAppointment = ScheduleDay['appointments'][number];

/** The assumed length of an appointment without an end, in minutes. */
const assumedMinutes = 30;
/** A walk-in may start up to five minutes ago without counting as in the past. */
const pastAfterMinutes = 5;

/** Warnings about a booking. None of them ever blocks it: clinics double-book on purpose. */
export function bookingWarnings(plan: BookingPlan, day: ScheduleDay | null, now: number): readonly BookingWarning[] {
  const warnings: BookingWarning[] = [];
  const { patient } = plan;
  if (patient?.deceased) warnings.push({ kind: 'deceased', text: t('booking.isDeceased', { name: patient.name }) });
  else if (patient?.active === false)
    warnings.push({ kind: 'inactive', text: t('booking.isInactive', { name: patient.name }) });
  if (now - plan.start >= pastAfterMinutes * 60_000) warnings.push({ kind: 'past', text: t('booking.isPast') });
  if (!day) return warnings;
  const closed = closedText(plan, day);
  if (closed !== null) warnings.push({ kind: 'closed', text: closed });
  return [...warnings, ...day.appointments.flatMap((other) => overlapWarnings(plan, other, day))];
}

function endOf({ start, minutes }: BookingPlan): number {
  return start + minutes * 60_000;
}

/** Null where the location is open then, and where the service returns no opening hours. */
function closedText(plan: BookingPlan, { hours, location, date }: ScheduleDay): string | null {
  if (hours === null) return null;
  if (hours.length === 0) return t('booking.closedDay', { location: location.name });
  // Adjacent opening hours are merged.
  let covered = plan.start;
  for (const { start, end } of hours.toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))) {
    if (Date.parse(start) <= covered) covered = Math.max(covered, Date.parse(end));
  }
  if (covered >= endOf(plan)) return null;
  const open = hours.map(({ start, end }) => formatMinuteRange(minuteOfDay(start, date), minuteOfDay(end, date)));
  return t('booking.openHours', { location: location.name, hours: formatList(open) });
}

function overlapWarnings(plan: BookingPlan, other: DayAppointment, day: ScheduleDay): readonly BookingWarning[] {
  if (other.start === null || other.id === plan.itself || isCalledOff(other.status)) return [];
  const start = Date.parse(other.start);
  const end = other.end === null ? start + assumedMinutes * 60_000 : Date.parse(other.end);
  if (start >= endOf(plan) || plan.start >= end) return [];

  const warnings: BookingWarning[] = [];
  const when = formatWhen(other, day);
  if (plan.patient && other.patient?.id === plan.patient.id) {
    warnings.push({ kind: 'person', text: t('booking.hasAlready', { name: plan.patient.name, when }) });
  } else if (plan.client !== undefined && other.client?.id === plan.client) {
    const { name } = other.client;
    const text = other.patient
      ? t('booking.comesAlreadyWith', { name, patient: other.patient.name, when })
      : t('booking.comesAlready', { name, when });
    warnings.push({ kind: 'person', text });
  }
  const provider =
    plan.provider !== undefined && other.provider?.id === plan.provider ? providerName(plan.provider, day) : null;
  const room = isSameRoom(plan.room, other.room) ? other.room : null;
  const text = takenText(provider, room, { when, who: subjectOf(other) });
  return text === null ? warnings : [...warnings, { kind: 'taken', text }];
}

function takenText(
  provider: string | null,
  room: string | null,
  by: { readonly when: string; readonly who: string },
): string | null {
  if (provider !== null && room !== null) return t('booking.bothTaken', { provider, room, ...by });
  const what = provider ?? room;
  return what === null ? null : t('booking.taken', { what, ...by });
}

function formatWhen({ start, end }: DayAppointment, { date }: ScheduleDay): string {
  const from = minuteOfDay(start ?? '', date);
  return formatMinuteRange(from, end === null ? from + assumedMinutes : minuteOfDay(end, date));
}

function providerName(id: string, { providers }: ScheduleDay): string {
  return providers.find((each) => each.id === id)?.name ?? t('booking.theProvider');
}

function isSameRoom(requested: string | undefined, taken: string | null): boolean {
  return requested !== undefined && taken !== null && fold(requested) !== '' && fold(requested) === fold(taken);
}

function fold(room: string): string {
  return room.trim().toLowerCase();
}

function subjectOf({ patient, client, blocked, type, reason }: DayAppointment): string {
  if (patient) return patient.name;
  return (
    client?.name ??
    (blocked ? (reason ?? type?.name ?? t('booking.blocked')) : (type?.name ?? t('booking.anAppointment')))
  );
}
