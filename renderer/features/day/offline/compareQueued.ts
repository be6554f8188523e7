import type { QueuedAppointment, QueuedCheckIn } from '../../../../electron/contract/offlineQueue.ts';
import { t } from '../../../../i18n/page/t.ts';
import { minutesLabel, whenLabel } from '../../../domain/appointmentDifferences.ts';
import { durationMinutes } from '../../../domain/duration.ts';
import { isCancelledOrNoShow, stagesInOrder, type StatusView, statusLabel } from '../../../domain/stages.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { queuedAppointment } from './queuedAppointment.ts';

/** What the service says now about a visit that was checked in at this desk. */
export type Comparison =
  /** As it was when the client came. */
  | { readonly kind: 'unchanged'; readonly appointment: DayAppointment; readonly day: ScheduleDay }
  /** It can still be checked in, and differs in what these sentences tell. */
  | {
      readonly kind: 'changed';
      readonly appointment: DayAppointment;
      readonly day: ScheduleDay;
      readonly differences: readonly string[];
    }
  /** Nothing is left to send: it is checked in, or further. */
  | { readonly kind: 'already'; readonly text: string }
  /** It must not be checked in from here. */
  | { readonly kind: 'blocked'; readonly text: string };

/** Compares a check-in with its day as it has just been read. */
export function compareQueued({ appointment: seen }: QueuedCheckIn, day: ScheduleDay): Comparison {
  const now = day.appointments.find(({ id }) => id === seen.id);
  if (!now) return { kind: 'blocked', text: t('offline.gone') };
  const patient = now.patient?.name ?? t('changes.none');
  if ((now.patient?.id ?? null) !== (seen.patient?.id ?? null))
    return { kind: 'blocked', text: t('offline.otherPatient', { name: patient }) };
  if ((now.client?.id ?? null) !== (seen.client?.id ?? null))
    return { kind: 'blocked', text: t('offline.otherClient', { name: now.client?.name ?? t('changes.none') }) };
  const { status } = now;
  if (now.version === seen.version) return { kind: 'unchanged', appointment: now, day };
  if (status?.stage === 'arrived') return { kind: 'already', text: t('offline.already') };
  if (isCancelledOrNoShow(status))
    return { kind: 'blocked', text: t('offline.cancelled', { status: statusLabel(status) }) };
  if (status && isFurther(status))
    return { kind: 'already', text: t('offline.further', { status: statusLabel(status) }) };
  return { kind: 'changed', appointment: now, day, differences: differences(seen, queuedAppointment(now, day), day) };
}

function isFurther({ stage }: StatusView): boolean {
  const place = stagesInOrder.indexOf(stage);
  return place > stagesInOrder.indexOf('arrived') && place <= stagesInOrder.indexOf('completed');
}

/** Time: 9:00 AM, now 10:30 AM. */
function differences(seen: QueuedAppointment, now: QueuedAppointment, day: ScheduleDay): readonly string[] {
  const before = factsOf(seen, day);
  return factsOf(now, day).flatMap(([label, value], index) => {
    const former = before[index]?.[1] ?? null;
    if (former === value) return [];
    return [t('offline.difference', { label, seen: former ?? t('changes.none'), now: value ?? t('changes.none') })];
  });
}

function factsOf(appointment: QueuedAppointment, day: ScheduleDay): readonly (readonly [string, string | null])[] {
  const { start, status, provider, type, room, reason, notes } = appointment;
  const minutes = durationMinutes(appointment);
  return [
    [t('general.time'), whenLabel(start, day.date)],
    [t('changes.length'), minutes === null ? null : minutesLabel(minutes)],
    [t('general.status'), statusLabel(labelled(status, day))],
    [t('general.provider'), provider && (provider.name || t('changes.elsewhere'))],
    [t('general.room'), room],
    [t('general.type'), type?.name ?? null],
    [t('general.reason'), reason],
    [t('general.notes'), notes],
  ];
}

function labelled({ label, stage }: QueuedAppointment['status'], { statuses }: ScheduleDay): StatusView {
  const known = statuses.find((each) => each.label === label);
  return known ?? { label, stage: stagesInOrder.find((each) => each === stage) ?? 'unknown', word: null };
}
