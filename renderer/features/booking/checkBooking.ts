import { t } from '../../../i18n/page/t.ts';
import type { FieldProblem } from '../../submission/submissionResult.ts';
import { clockChangeOn, instantAt, isInGap } from '../../lib/timeZone.ts';
import { formatMinute, formatMinuteRange, minuteOfClock } from '../../lib/wallTime.ts';
import { isPlainDate } from '../../lib/dates.ts';
import { today } from '../../state/clock.ts';
import { checkClient, checkPatient, type ClientField, type PatientField } from '../../domain/typedPeople.ts';
import { offerOf } from '../../domain/offers.ts';
import type { RepeatField } from './group/repeat.ts';
import { longestMinutes, readLength, type ScheduleDay, shortestMinutes } from './work.ts';
import type { BookingWork } from './work.ts';
import type { BookingPlace } from './useBookingPlace.ts';

/** The dialog's fields, as problems name them. */
export type BookingField =
  | 'who'
  | 'location'
  | 'type'
  | 'provider'
  | 'date'
  | 'start'
  | 'minutes'
  | 'room'
  | 'reason'
  | 'notes'
  | RepeatField
  /** Of another patient, by its key. */
  | `other.${string}`
  /** A planned booking, by its key. */
  | `plan.${string}`
  | `client.${ClientField}`
  | `patient.${PatientField}`;

type BookingProblem = FieldProblem<BookingField>;

/** The instant of date and time on the location's clock; null where they are invalid. */
export function startOf({ date, time }: Pick<BookingWork, 'date' | 'time'>, timeZone: string): string | null {
  const minute = minuteOfClock(time);
  if (minute === null || !isPlainDate(date)) return null;
  const found = instantAt(date, minute, timeZone);
  return found.kind === 'instant' ? found.instant : null;
}

/** The hint for a time on the day of a clock change: it does not exist, or it occurs twice. */
export function clockNotice(
  work: Pick<BookingWork, 'date' | 'time'>,
  timeZone: string,
): { readonly kind: 'gap' | 'twice'; readonly message: string } | null {
  const { date } = work;
  const minute = minuteOfClock(work.time);
  if (minute === null || !isPlainDate(date)) return null;
  const change = clockChangeOn(date, timeZone);
  if (change === null || minute < change.from || minute >= change.to) return null;
  const time = formatMinute(minute);
  const stretch = formatMinuteRange(change.from, change.to);
  return isInGap(minute, change)
    ? { kind: 'gap', message: t('booking.timeSkipped', { time, stretch }) }
    : { kind: 'twice', message: t('booking.timeTwice', { time }) };
}

/** Missing and invalid values by field, in the dialog's order. `types` are those that can be booked. */
export function checkBooking(
  work: BookingWork,
  day: ScheduleDay,
  types: readonly AppointmentType[] = [],
): readonly BookingProblem[] {
  return [...checkPerson(work, day, types), ...checkTime(work, day), ...checkDemands(work, day)];
}

type AppointmentType = BookingPlace['types'][number];

/** Whether the booking blocks time, which needs no client. */
export function needsNoClient(
  { type, who, walkIn, search, group }: BookingWork,
  day: ScheduleDay,
  types: readonly AppointmentType[],
): boolean {
  const { demands } = offerOf(day, 'bookAppointment');
  const isBlocked = types.some(({ id, blocked }) => id === type && blocked === true);
  const hasNoClient = who.kind === 'search' && search.trim() === '' && !walkIn && group.others.length === 0;
  return isBlocked && hasNoClient && !demands.includes('client') && !demands.includes('patient');
}

function checkPerson(
  work: BookingWork,
  day: ScheduleDay,
  types: readonly AppointmentType[],
): readonly BookingProblem[] {
  const { who } = work;
  const booking = offerOf(day, 'bookAppointment');
  if (who.kind === 'register') return checkNew(work, day);
  if (who.kind === 'chosen') {
    if (who.adding) return checkNew(work, day);
    const clientWillDo = booking.takes.includes('client') && !booking.demands.includes('patient');
    if (who.patient !== null || clientWillDo) return [];
    return [{ field: 'who', message: t('booking.choosePatientOf', { client: who.client.name }) }];
  }
  return needsNoClient(work, day, types) ? [] : [{ field: 'who', message: t('booking.chooseWho') }];
}

function checkNew({ who, typedClient, typedPatient }: BookingWork, day: ScheduleDay): readonly BookingProblem[] {
  const client = who.kind === 'register' ? checkClient(typedClient, offerOf(day, 'registerClient')) : [];
  const patient = checkPatient(typedPatient, offerOf(day, 'addPatient'), today());
  return [
    // The appointment's location is also that of a new client.
    ...client
      .filter(({ field }) => field !== 'location')
      .map(({ field, message }) => ({ field: `client.${field}`, message }) as const),
    ...patient.map(({ field, message }) => ({ field: `patient.${field}`, message }) as const),
  ];
}

function checkTime(work: BookingWork, { timeZone }: ScheduleDay): readonly BookingProblem[] {
  const problems: BookingProblem[] = [];
  if (!isPlainDate(work.date)) problems.push({ field: 'date', message: t('booking.chooseDate') });
  const clock = clockNotice(work, timeZone);
  if (minuteOfClock(work.time) === null) problems.push({ field: 'start', message: t('booking.chooseTime') });
  else if (clock?.kind === 'gap') problems.push({ field: 'start', message: clock.message });
  const length = lengthProblem(work);
  if (length) problems.push(length);
  return problems;
}

/** The problem of the typed length. */
export function lengthProblem({ minutes }: Pick<BookingWork, 'minutes'>): BookingProblem | null {
  if (readLength(minutes) !== null) return null;
  return { field: 'minutes', message: t('booking.lengths', { shortest: shortestMinutes, longest: longestMinutes }) };
}

const demandable = ['type', 'provider', 'room', 'reason', 'notes'] as const;
export const demandKeys = {
  type: 'booking.chooseType',
  provider: 'booking.needsProvider',
  room: 'booking.needsRoom',
  reason: 'booking.needsReason',
  notes: 'booking.needsNotes',
} as const;

function checkDemands(work: BookingWork, day: ScheduleDay): readonly BookingProblem[] {
  const { demands } = offerOf(day, 'bookAppointment');
  return demandable
    .filter((field) => demands.includes(field) && work[field].trim() === '')
    .map((field) => ({ field, message: t(demandKeys[field]) }));
}
