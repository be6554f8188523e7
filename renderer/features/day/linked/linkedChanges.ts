import { t } from '../../../../i18n/page/t.ts';
import type { LinkedAppointment } from '../../../bridge/appointmentLinks.ts';
import type { AppointmentWarning } from '../../../domain/appointmentWarnings.ts';
import { applyRequest } from '../../../domain/changeRequest.ts';
import { isCancelledOrNoShow } from '../../../domain/stages.ts';
import { addDays, daysBetween } from '../../../lib/dates.ts';
import { instantAt } from '../../../lib/timeZone.ts';
import { minuteOfClock, minuteOfDay, wallDate } from '../../../lib/wallTime.ts';
import { changedWarnings } from '../changes/changedWarnings.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';

/** One of the linked appointments as it is now, on its day. */
export interface LinkedNow {
  readonly linked: LinkedAppointment;
  readonly appointment: DayAppointment;
  readonly day: ScheduleDay;
}

/** How far all of them move: by days, and by minutes on the wall clock. */
export interface Shift {
  readonly days: number;
  readonly minutes: number;
}

/** From where one is to where it is wanted; null while that is no time. */
export function shiftTo({ start }: DayAppointment, date: string, time: string): Shift | null {
  const minute = minuteOfClock(time);
  if (start === null || minute === null || date === '') return null;
  const from = wallDate(start);
  return { days: daysBetween(from, date), minutes: minute - minuteOfDay(start, from) };
}

/** Why an appointment is not changed together with the others; null where it can be. */
export function excludedReason({ appointment }: LinkedNow, now: number): string | null {
  const { start, status } = appointment;
  if (isCancelledOrNoShow(status)) return t('linked.off');
  const isWaiting = status === null || waiting.some((stage) => stage === status.stage);
  return start !== null && Date.parse(start) > now && isWaiting ? null : t('linked.begun');
}

const waiting = ['booked', 'confirmed', 'unknown'] as const;

/** When one of them starts once it is moved, on its own wall clock; null where the clocks skip that time. */
export function movedStart(
  { appointment: { start }, day }: Pick<LinkedNow, 'appointment' | 'day'>,
  shift: Shift,
): string | null {
  if (start === null) return null;
  const date = wallDate(start);
  const at = instantAt(addDays(date, shift.days), minuteOfDay(start, date) + shift.minutes, day.timeZone);
  return at.kind === 'instant' ? at.instant : null;
}

/** What is in the way of one of them at its new time, with the others at theirs. */
export function movedWarnings(
  moved: LinkedNow,
  others: readonly LinkedNow[],
  shift: Shift,
  dayOf: (date: string) => ScheduleDay | null,
  now: number,
): readonly AppointmentWarning[] {
  const after = (each: LinkedNow): readonly DayAppointment[] => {
    const start = movedStart(each, shift);
    const { timeZone } = each.day;
    return start === null
      ? []
      : [applyRequest(each.appointment, { kind: 'move', to: { start } }, { timeZone, at: null })];
  };
  const [own] = after(moved);
  // That a client comes with several is what they were booked together for.
  const coming = others.flatMap(after).map((each) => ({ ...each, client: null }));
  return own ? changedWarnings(own, coming, dayOf, now) : [];
}
