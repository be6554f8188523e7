import { isPlainDate } from '../../../lib/dates.ts';
import { addMinutes } from '../../../lib/timeZone.ts';
import { minuteOfClock, minuteOfDay, wallDate } from '../../../lib/wallTime.ts';
import { startOf } from '../checkBooking.ts';
import { type BookingWork, chosenPatient, clockText, readLength, usualMinutes } from '../work.ts';
import { isSent, type OtherPatient, type PlanEdit, type PlannedBooking } from './bookingGroup.ts';
import { datesOf } from './repeat.ts';

/** Every appointment that the form asks for, by date and then in the order of the patients, as it was edited. */
export function planBookings(work: BookingWork, timeZone: string): readonly PlannedBooking[] {
  const { group } = work;
  if (isSent(group)) return group.plan;
  const edits = new Map(group.edits.map((edit) => [edit.key, edit]));
  return datesOf(work.date, group.repeat)
    .dates.flatMap((date, index) => visitOn(work, date, index + 1, timeZone))
    .map((planned) => edited(planned, edits.get(planned.key)));
}

function edited(planned: PlannedBooking, edit: PlanEdit | undefined): PlannedBooking {
  if (!edit) return planned;
  const { removed, date, time, provider } = edit;
  return { ...planned, removed, date, time, provider };
}

interface Time {
  readonly date: string;
  readonly time: string;
}

/**
 * The patients of one date: each begins with the one before, or when that one is done. Named by the date that the rule
 * gives, so that an edit stays with it while the rule is changed.
 */
function visitOn(work: BookingWork, date: string, index: number, timeZone: string): readonly PlannedBooking[] {
  const { type, provider, minutes, reason, room } = work;
  const shared = { index, removed: false, outcome: null };
  const patient = chosenPatient(work)?.id ?? null;
  let before: PlannedBooking = {
    ...shared,
    key: `${date} first`,
    patient,
    type,
    provider,
    date,
    time: work.time,
    minutes,
    reason,
    room,
  };
  const planned = [before];
  for (const other of work.group.others) {
    const at = other.when === 'after' ? endOf(before, timeZone) : before;
    before = { ...shared, ...bookingOfOther(other, at), key: `${date} ${other.key}`, room: roomOf(other, work) };
    planned.push(before);
  }
  return planned;
}

function bookingOfOther({ patient, type, provider, minutes, reason }: OtherPatient, { date, time }: Time) {
  return { patient, type, provider, minutes, reason, date, time };
}

/** Two at the same time are not in the same room. */
function roomOf({ when }: OtherPatient, { room }: BookingWork): string {
  return when === 'after' ? room : '';
}

/** When a planned booking is over, on the wall clock. */
export function endOf({ date, time, minutes }: PlannedBooking, timeZone: string): Time {
  const length = readLength(minutes) ?? usualMinutes;
  const start = startOf({ date, time }, timeZone);
  if (start !== null) {
    const end = addMinutes(start, length, timeZone);
    return { date: wallDate(end), time: clockText(minuteOfDay(end, wallDate(end))) };
  }
  const minute = minuteOfClock(time);
  return { date, time: minute === null || !isPlainDate(date) ? '' : clockText((minute + length) % (24 * 60)) };
}

/** One planned booking as a booking of its own, so that all that holds for one holds for each of several. */
export function workOf(work: BookingWork, planned: PlannedBooking): BookingWork {
  const { who } = work;
  const { patient, type, provider, date, time, minutes, reason, room } = planned;
  return {
    ...work,
    type,
    provider,
    date,
    time,
    minutes,
    reason,
    room,
    who: who.kind === 'chosen' ? { ...who, patient: patient ?? who.patient } : who,
  };
}

/** What is still to be sent: neither removed nor booked, nor perhaps booked. */
export function isOpen({ removed, outcome }: PlannedBooking): boolean {
  return !removed && (outcome === null || outcome.kind === 'failed');
}

/** The work with one planned booking changed: before sending as an edit of what the form asks for, after that itself. */
export function editPlanned(work: BookingWork, planned: PlannedBooking, change: Partial<PlanEdit>): BookingWork {
  const { group } = work;
  if (isSent(group)) {
    const plan = group.plan.map((each) => (each.key === planned.key ? { ...each, ...change, outcome: null } : each));
    return { ...work, group: { ...group, plan } };
  }
  const { key, removed, date, time, provider } = { ...planned, ...change };
  const edits = group.edits.filter((each) => each.key !== key);
  return { ...work, group: { ...group, edits: [...edits, { key, removed, date, time, provider }] } };
}
