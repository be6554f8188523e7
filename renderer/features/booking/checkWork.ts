import { clockChangeOn, instantAt, isInGap } from '../../lib/wallInstant.ts';
import { formatMinute, formatMinuteRange } from '../../lib/wallTime.ts';
import { isPlainDate } from '../../lib/plainDate.ts';
import { type Offer, offerOf } from './offers.ts';
import { longestMinutes, minuteOfClock, readLength, type ScheduleDay, shortestMinutes } from './work.ts';
import type { BookingWork, ClientWord, PatientWord } from './work.ts';

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

/** What has to be put right before it can be sent. */
export interface FieldProblem {
  readonly field: FieldName;
  readonly words: string;
}

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

function checkWho({ who, typedClient, typedPatient }: BookingWork, day: ScheduleDay): readonly FieldProblem[] {
  const booking = offerOf(day, 'bookAppointment');
  if (who.kind === 'register')
    return [...missing('client', typedClient, day), ...missing('patient', typedPatient, day)];
  if (who.kind === 'chosen') {
    if (who.adding) return missing('patient', typedPatient, day);
    const clientWillDo = booking.takes.includes('client') && !booking.demands.includes('patient');
    if (who.patient !== null || clientWillDo) return [];
    return [{ field: 'who', words: `Choose a patient of ${who.client.name}, or add one.` }];
  }
  return [{ field: 'who', words: 'Choose who it is for.' }];
}

/** Our own rule for new people: a name, a phone number, a pet and what it is. */
const always = { client: ['name', 'phone'], patient: ['name', 'species'] } as const;

/** Whether a word about somebody new has to be said: by our own rule, or because the service demands it. */
export function isNeeded(whose: 'client' | 'patient', word: string, { takes, demands }: Offer): boolean {
  if (demands.includes(word) || word === 'name') return true;
  return takes.includes(word) && always[whose].some((each) => each === word);
}

const wordsOf: Readonly<Record<string, string>> = {
  'client.name': 'The client needs a name.',
  'client.phone': 'The client needs a phone number.',
  'patient.name': 'The patient needs a name.',
  'patient.species': 'What is it? Dog, cat…',
};

function missing(
  whose: 'client' | 'patient',
  typed: Readonly<Record<string, string>>,
  day: ScheduleDay,
): readonly FieldProblem[] {
  const offer = offerOf(day, whose === 'client' ? 'registerClient' : 'addPatient');
  return Object.entries(typed).flatMap(([word, text]) => {
    if (!isNeeded(whose, word, offer) || text.trim() !== '') return [];
    // Sound: the entries of what is typed are those words.
    const field = `${whose}.${word}` as FieldName;
    return [{ field, words: wordsOf[field] ?? 'The service demands this.' }];
  });
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
