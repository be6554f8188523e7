import type { ScheduleDayQuery } from '../../../graphql/desk/generated/operations.ts';
import type { KnownClient, KnownPatient } from '../../components/personSearch/personOptions.ts';
import type { BookingRequest } from '../../state/dialogs.ts';
import { noClient, noPatient, type TypedClient, type TypedPatient } from '../../domain/typedPeople.ts';
import { minuteOfDay, wallDate } from '../../lib/wallTime.ts';
import { wallClock } from '../../lib/timeZone.ts';
import { type BookingGroup, isSent, noGroup, withOwnPatients } from './group/bookingGroup.ts';

export type ScheduleDay = ScheduleDayQuery['day'];

/** The client of the appointment. */
export type BookedPerson =
  | { readonly kind: 'search' }
  /** Client and patient are registered with the booking, from the typed values. */
  | { readonly kind: 'register' }
  | {
      readonly kind: 'chosen';
      readonly client: KnownClient;
      /** An id of the client's patients; null while none is chosen. */
      readonly patient: string | null;
      /** The patient is added to the client with the booking, from the typed values. */
      readonly adding: boolean;
    };

/** A booking as it stands in the dialog: text as typed, times on the location's wall clock. */
export interface BookingWork {
  readonly walkIn: boolean;
  /** Null until the service has returned the last used location. */
  readonly location: string | null;
  readonly search: string;
  readonly who: BookedPerson;
  readonly typedClient: TypedClient;
  readonly typedPatient: TypedPatient;
  readonly type: string;
  readonly provider: string;
  readonly date: string;
  readonly time: string;
  readonly minutes: string;
  /** The user set the length, so the appointment type no longer does. */
  readonly lengthChosen: boolean;
  readonly room: string;
  readonly reason: string;
  readonly notes: string;
  /** The criteria for free times; taking a slot does not change them. The name stays: stored drafts contain it. */
  readonly wanted: { readonly provider: string; readonly date: string };
  /** Other patients and dates. */
  readonly group: BookingGroup;
}

export const usualMinutes = 30;
export const shortestMinutes = 5;
export const longestMinutes = 480;

/**
 * The dialog's initial state for a request. Times given as instants are read from their text until the zone is known.
 */
export function startWork(request: BookingRequest): BookingWork {
  const date = request.date ?? (request.start === undefined ? '' : wallDate(request.start));
  const provider = request.provider ?? '';
  return {
    walkIn: request.walkIn === true,
    location: request.location ?? null,
    search: request.search ?? '',
    who: request.newcomer && request.client === undefined ? { kind: 'register' } : { kind: 'search' },
    typedClient: { ...noClient, phone: request.phone ?? '', ...clientOf(request) },
    typedPatient: { ...noPatient, ...patientOf(request) },
    type: request.type ?? '',
    provider,
    date,
    time: request.start === undefined ? '' : clockText(minuteOfDay(request.start, wallDate(request.start))),
    minutes: String(request.minutes ?? usualMinutes),
    lengthChosen: request.minutes !== undefined,
    room: request.room ?? '',
    reason: request.reason ?? '',
    notes: '',
    wanted: { provider, date },
    group: noGroup,
  };
}

function clientOf({ newcomer }: BookingRequest): Partial<TypedClient> {
  return newcomer ? { name: newcomer.name, phone: newcomer.phone, email: newcomer.email } : {};
}

function patientOf({ newcomer }: BookingRequest): Partial<TypedPatient> {
  return newcomer ? { name: newcomer.patient, species: newcomer.species } : {};
}

/** The stored draft merged with the new request: the person stays, the time is that of the request. */
export function continueWork(stored: BookingWork, request: BookingRequest): BookingWork {
  // The draft of a note or of a request is about nobody else.
  if (request.resume || request.origin || isSent(stored.group)) return stored;
  const fresh = startWork(request);
  const timed = request.start !== undefined || request.walkIn === true;
  const date = request.start ?? request.date ?? (request.walkIn ? '' : undefined);
  return {
    ...stored,
    walkIn: fresh.walkIn,
    location: request.location ?? stored.location,
    ...(date !== undefined && { date: fresh.date }),
    ...(timed && { time: fresh.time }),
    ...(request.minutes !== undefined && { minutes: fresh.minutes, lengthChosen: true }),
    ...(request.type !== undefined && { type: request.type }),
    ...(request.provider !== undefined && { provider: request.provider }),
    ...(request.room !== undefined && { room: request.room }),
    ...(request.client !== undefined || request.patient !== undefined ? { who: fresh.who } : {}),
    wanted: {
      provider: request.provider ?? stored.wanted.provider,
      date: date === undefined ? stored.wanted.date : fresh.date,
    },
  };
}

/** The work once its person was chosen: who comes along is a patient of the same client. */
export function keepCompanions(work: BookingWork): BookingWork {
  const { who, group } = work;
  if (who.kind === 'search' || isSent(group)) return work;
  const own = who.kind === 'chosen' ? (who.client.patients ?? []) : [];
  return { ...work, group: withOwnPatients(group, own, who.kind === 'chosen' ? who.patient : null) };
}

/** Whether something worth keeping was typed or chosen. A location and a time alone are not. */
export function isTouched(work: BookingWork, initial: BookingWork): boolean {
  return personParts(work) !== personParts(initial);
}

/** What only a person changes, as text. What is read of the client is no part of it. */
function personParts(work: BookingWork): string {
  const { search, who, typedClient, typedPatient, type, provider, minutes, room, reason, notes, group } = work;
  const person = who.kind === 'chosen' ? [who.client.id, who.patient, who.adding] : [who.kind];
  return JSON.stringify([
    search.trim(),
    person,
    [typedClient, typedPatient, type, provider, minutes, room, reason.trim(), notes.trim(), group],
  ]);
}

const walkInStep = 5;

/** The work once the location's day has returned location and zone: fills in what depends on them. */
export function settleWork(work: BookingWork, request: BookingRequest, day: ScheduleDay, now: number): BookingWork {
  // A walk-in is now, or when it was noted.
  const moment = request.start !== undefined ? Date.parse(request.start) : work.walkIn ? now : null;
  const wall = moment === null || Number.isNaN(moment) ? null : wallClock(moment, day.timeZone);
  const date = wall?.date ?? (work.date || day.date);
  const minute = wall && (work.walkIn ? wall.minute - (wall.minute % walkInStep) : wall.minute);
  return {
    ...work,
    location: work.location ?? day.location.id,
    date,
    time: minute === null ? work.time : clockText(minute),
    wanted: { ...work.wanted, date },
  };
}

/** 13:05, the format of the browser's time field. */
export function clockText(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** A typed length in minutes; null where it is not bookable. */
export function readLength(minutes: string): number | null {
  const length = Number(minutes);
  return minutes.trim() !== '' && Number.isInteger(length) && length >= shortestMinutes && length <= longestMinutes
    ? length
    : null;
}

/** The chosen patient, where it is a registered one. */
export function chosenPatient({ who }: BookingWork): KnownPatient | null {
  if (who.kind !== 'chosen' || who.patient === null) return null;
  return who.client.patients?.find(({ id }) => id === who.patient) ?? null;
}
