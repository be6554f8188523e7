import { t } from '../../../../../i18n/page/t.ts';
import { isClosedDuring, type Overlap, overlapsOf, type PlannedAppointment } from '../../../../domain/overlaps.ts';
import { instantAt } from '../../../../lib/timeZone.ts';
import { minuteOfDay, minutesPerDay } from '../../../../lib/wallTime.ts';
import type { ColumnKind, DayAppointment, ScheduleDay } from '../../columns.ts';
import { subjectName } from '../../dayLabels.ts';
import type { GridPlace } from '../gridChange.ts';

/** The warnings of the dialogs in the few words that fit beside what is dragged: of the whole day, whatever is filtered. */
export function gridWarnings(place: GridPlace, day: ScheduleDay, kind: ColumnKind): readonly string[] {
  const plan = planAt(place, day);
  if (!plan) return [];
  const overlaps = overlapsOf(plan, day);
  const allDay = overlaps.filter(({ other }) => other.blocked && lastsAllDay(other, day));
  const others = overlaps.filter((overlap) => !allDay.includes(overlap));
  const inColumn = others.filter((overlap) => (kind === 'room' ? overlap.room !== null : overlap.provider));
  return [
    ...(plan.patient?.deceased ? [t('grid.isDeceased', { name: plan.patient.name })] : []),
    ...overlapText(inColumn),
    ...elsewhere(
      plan,
      others.filter((overlap) => !inColumn.includes(overlap)),
      day,
    ),
    ...(isClosedDuring(plan, day) ? [t('grid.outsideHours')] : []),
    ...allDay.slice(0, 1).map(({ other }) => t('grid.allDay', { what: subjectName(other) })),
  ];
}

/** Null where the wall clock never shows that time. */
function planAt({ appointment, ...place }: GridPlace, { date, timeZone }: ScheduleDay): PlannedAppointment | null {
  const at = instantAt(date, place.start, timeZone);
  if (at.kind === 'gap') return null;
  const provider = place.providerId ?? appointment?.provider?.id;
  const room = place.room ?? appointment?.room;
  return {
    start: Date.parse(at.instant),
    minutes: place.minutes,
    ...(provider != null && { provider }),
    ...(room != null && { room }),
    ...(appointment && { itself: appointment.id }),
    ...(appointment?.patient && { patient: appointment.patient }),
  };
}

function overlapText(overlaps: readonly Overlap[]): readonly string[] {
  const [first] = overlaps;
  if (!first) return [];
  if (overlaps.length > 1) return [t('grid.overlapsMany', { number: overlaps.length })];
  return [t('grid.overlapsOne', { name: subjectName(first.other) })];
}

/** What an appointment in another column takes: the room, the provider, or the patient herself. */
function elsewhere(plan: PlannedAppointment, overlaps: readonly Overlap[], day: ScheduleDay): readonly string[] {
  const taken = overlaps.find(({ provider, room }) => provider || room !== null);
  const what = taken && (taken.room?.trim() ?? day.providers.find(({ id }) => id === plan.provider)?.name);
  return [
    ...(what ? [t('grid.taken', { what, name: subjectName(taken.other) })] : []),
    ...(plan.patient && overlaps.some(({ person }) => person === 'patient')
      ? [t('grid.hasAlready', { name: plan.patient.name })]
      : []),
  ];
}

function lastsAllDay({ start, end }: DayAppointment, { date }: ScheduleDay): boolean {
  if (start === null || end === null) return false;
  return minuteOfDay(start, date) <= 0 && minuteOfDay(end, date) >= minutesPerDay;
}
