import type { FieldProblem as StepProblem } from '../../bridge/sendSteps.ts';
import { clockChangeOn, instantAt, isInGap } from '../../lib/wallInstant.ts';
import { formatMinute, formatMinuteRange } from '../../lib/wallTime.ts';
import { isPlainDate } from '../../lib/plainDate.ts';
import { today } from '../../lib/today.ts';
import { checkClient, checkPatient, type ClientWord, type PatientWord } from '../../lib/typedPeople.ts';
import { offerOf } from '../../lib/offers.ts';
import { longestMinutes, minuteOfClock, readLength, type ScheduleDay, shortestMinutes } from './work.ts';
import type { BookingWork } from './work.ts';

/** The fields of the dialog, as problems name them. */
export type FieldName =
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
  | `client.${ClientWord}`
  | `patient.${PatientWord}`;

export type FieldProblem = StepProblem<FieldName>;

/** The moment that date and time mean on the location's wall; null where they mean none. */
export function startOf({ date, time }: Pick<BookingWork, 'date' | 'time'>, timeZone: string): string | null {
  const minute = minuteOfClock(time);
  if (minute === null || !isPlainDate(date)) return null;
  const found = instantAt(date, minute, timeZone);
  return found.kind === 'instant' ? found.instant : null;
}

/** What is to be said of a time on the day of a clock change: it does not exist, or it comes twice. */
export function clockWords(
  { date, time }: Pick<BookingWork, 'date' | 'time'>,
  timeZone: string,
): { readonly kind: 'gap' | 'twice'; readonly words: string } | null {
  const minute = minuteOfClock(time);
  if (minute === null || !isPlainDate(date)) return null;
  const change = clockChangeOn(date, timeZone);
  if (change === null || minute < change.from || minute >= change.to) return null;
  const stretch = formatMinuteRange(change.from, change.to);
  return isInGap(minute, change)
    ? { kind: 'gap', words: `${formatMinute(minute)} does not exist that day: the clocks skip ${stretch}.` }
    : { kind: 'twice', words: `${formatMinute(minute)} comes twice that day. The first is booked.` };
}

/** What is missing or can't be, by field, in the order of the dialog. */
export function checkWork(work: BookingWork, day: ScheduleDay): readonly FieldProblem[] {
  return [...checkWho(work, day), ...checkTime(work, day), ...checkDemands(work, day)];
}

function checkWho(work: BookingWork, day: ScheduleDay): readonly FieldProblem[] {
  const { who } = work;
  const booking = offerOf(day, 'bookAppointment');
  if (who.kind === 'register') return checkNew(work, day);
  if (who.kind === 'chosen') {
    if (who.adding) return checkNew(work, day);
    const clientWillDo = booking.takes.includes('client') && !booking.demands.includes('patient');
    if (who.patient !== null || clientWillDo) return [];
    return [{ field: 'who', words: `Choose a patient of ${who.client.name}, or add one.` }];
  }
  return [{ field: 'who', words: 'Choose who it is for.' }];
}

function checkNew({ who, typedClient, typedPatient }: BookingWork, day: ScheduleDay): readonly FieldProblem[] {
  const client = who.kind === 'register' ? checkClient(typedClient, offerOf(day, 'registerClient')) : [];
  const patient = checkPatient(typedPatient, offerOf(day, 'addPatient'), today());
  return [
    // A location is chosen for the appointment, and is the client's.
    ...client
      .filter(({ word }) => word !== 'location')
      .map(({ word, words }) => ({ field: `client.${word}`, words }) as const),
    ...patient.map(({ word, words }) => ({ field: `patient.${word}`, words }) as const),
  ];
}

function checkTime(work: BookingWork, { timeZone }: ScheduleDay): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (!isPlainDate(work.date)) problems.push({ field: 'date', words: 'Choose a date.' });
  const clock = clockWords(work, timeZone);
  if (minuteOfClock(work.time) === null) problems.push({ field: 'start', words: 'Choose a time.' });
  else if (clock?.kind === 'gap') problems.push({ field: 'start', words: clock.words });
  const length = lengthProblem(work);
  if (length) problems.push(length);
  return problems;
}

/** What is wrong with the length as it stands. */
export function lengthProblem({ minutes }: BookingWork): FieldProblem | null {
  if (readLength(minutes) !== null) return null;
  return { field: 'minutes', words: `${shortestMinutes} to ${longestMinutes} minutes.` };
}

const demandable = ['type', 'provider', 'room', 'reason', 'notes'] as const;
const chooseWords = {
  type: 'Choose a type.',
  provider: 'This service needs a provider.',
  room: 'This service needs a room.',
  reason: 'This service needs a reason.',
  notes: 'This service needs notes.',
} as const;

function checkDemands(work: BookingWork, day: ScheduleDay): readonly FieldProblem[] {
  const { demands } = offerOf(day, 'bookAppointment');
  return demandable
    .filter((word) => demands.includes(word) && work[word].trim() === '')
    .map((word) => ({ field: word, words: chooseWords[word] }));
}
