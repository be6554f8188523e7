import { t } from '../../../../i18n/page/t.ts';
import { offerOf } from '../../../domain/offers.ts';
import { isPlainDate } from '../../../lib/dates.ts';
import { minuteOfClock } from '../../../lib/wallTime.ts';
import type { FieldProblem } from '../../../submission/submissionResult.ts';
import { type BookingField, demandKeys, lengthProblem } from '../checkBooking.ts';
import type { BookingWork, ScheduleDay } from '../work.ts';
import { isSent, maxBookings, type OtherPatient, type PlannedBooking } from './bookingGroup.ts';
import { isOpen } from './planBookings.ts';
import { planProblem } from './planWarnings.ts';
import { datesOf } from './repeat.ts';

type Problem = FieldProblem<BookingField>;

/** What of other patients and dates is missing or wrong, in the order of the form. */
export function checkGroup(work: BookingWork, plan: readonly PlannedBooking[], day: ScheduleDay): readonly Problem[] {
  const rows = plan.filter(isOpen).flatMap((planned): readonly Problem[] => {
    const message = rowProblem(planned, day.timeZone);
    return message === null ? [] : [{ field: `plan.${planned.key}`, message }];
  });
  if (isSent(work.group)) return rows;
  return [...work.group.others.flatMap((other) => checkOther(other, day)), ...checkRepeat(work), ...rows];
}

/** The problems of dates, also while they are typed. */
export function checkRepeat({ date, group }: BookingWork): readonly Problem[] {
  const { dates, problem } = datesOf(date, group.repeat);
  if (problem) return [problem];
  const count = dates.length * (1 + group.others.length);
  if (count <= maxBookings) return [];
  const field = group.repeat.ends === 'count' ? 'repeat.count' : 'repeat.until';
  return [{ field, message: t('booking.tooManyBookings', { count, most: maxBookings }) }];
}

/** Why a planned booking can't be sent; null where it can. */
export function rowProblem(planned: PlannedBooking, timeZone: string): string | null {
  if (!isPlainDate(planned.date)) return t('booking.chooseDate');
  if (minuteOfClock(planned.time) === null) return t('booking.chooseTime');
  return planProblem(planned, timeZone);
}

function checkOther(other: OtherPatient, day: ScheduleDay): readonly Problem[] {
  const { demands } = offerOf(day, 'bookAppointment');
  const length = lengthProblem(other);
  const missing = (['type', 'provider', 'reason'] as const).filter(
    (field) => demands.includes(field) && other[field].trim() === '',
  );
  return [
    ...missing.map((field): Problem => ({ field: `other.${other.key}.${field}`, message: t(demandKeys[field]) })),
    ...(length ? [{ field: `other.${other.key}.minutes`, message: length.message } as const] : []),
  ];
}
