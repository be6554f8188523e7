import type { DayAppointmentFragment } from '../../../graphql/desk/generated/operations.ts';
import type { WaitingEntry } from '../../../electron/contract/waitingList.ts';
import { t } from '../../../i18n/page/t.ts';
import { offerOf } from '../../domain/offers.ts';
import type { BookingOrigin } from '../../state/dialogs.ts';
import { addMinutes } from '../../lib/timeZone.ts';
import { savedDifferently } from '../../domain/appointmentDifferences.ts';
import { bookingOf } from './bookingSteps.ts';
import { formatInstantTime } from '../../lib/wallTime.ts';
import { wallClock } from '../../lib/timeZone.ts';
import { dayWithin } from '../../lib/dayTexts.ts';
import type { BookingPlace } from './useBookingPlace.ts';
import { type BookingWork, chosenPatient } from './work.ts';

/** The booked appointment, to announce and to show it. */
export interface Booked {
  readonly text: string;
  /** Whether the service has it otherwise than it was asked for, which the text tells. */
  readonly isDifferent: boolean;
  readonly location: string | null;
  readonly date: string;
  /** Whose wait is over. */
  readonly waiting: WaitingEntry | null;
  /** The walk-in note or appointment request that was booked. */
  readonly origin: BookingOrigin | null;
  /** Cancels all that was booked together; absent for one booking, and where the service can't cancel. */
  readonly undo?: () => void;
}

/** Bella, 10:15 AM with Dr. Okafor; with the date where it is not today. */
export function bookedText(
  work: BookingWork,
  { day, providers, types }: BookingPlace,
  start: string,
  now: number,
): string {
  const client = work.who.kind === 'chosen' ? work.who.client.name : null;
  // Blocked time has no client: Meeting, 10:15 AM.
  const type = types.find(({ id }) => id === work.type)?.name;
  const who = chosenPatient(work)?.name ?? client ?? type ?? t('booking.bookedNobody');
  const today = (day && wallClock(now, day.timeZone)?.date) ?? null;
  const time = formatInstantTime(start);
  const when = work.date === today ? time : t('booking.onDate', { date: dayWithin(work.date, today), time });
  const provider = providers.find(({ id }) => id === work.provider)?.name;
  return provider === undefined ? t('booking.booked', { who, when }) : t('booking.bookedWith', { who, when, provider });
}

/** How the service has the booked appointment where that is not what was asked for; null where it is. */
export function bookedDifferently(
  work: BookingWork,
  { day, types }: BookingPlace,
  start: string,
  made: DayAppointmentFragment | null,
): string | null {
  if (!day || !made) return null;
  const asked = bookingOf(work, day, start, offerOf(day, 'bookAppointment'));
  const type = types.find(({ id }) => id === asked.type);
  const patient = chosenPatient(work);
  const client = work.who.kind === 'chosen' ? work.who.client : null;
  const requested: DayAppointmentFragment = {
    ...made,
    start: asked.start,
    end: made.end === null ? null : addMinutes(asked.start, asked.minutes, day.timeZone),
    ...(asked.provider != null && { provider: { __typename: 'Provider', id: asked.provider } }),
    ...(type && { type: { __typename: 'AppointmentType', id: type.id, name: type.name, color: null } }),
    ...(patient && made.patient && { patient: { ...made.patient, id: patient.id, name: patient.name } }),
    ...(client && made.client && { client: { ...made.client, id: client.id, name: client.name } }),
    room: asked.room ?? made.room,
    reason: asked.reason ?? made.reason,
    notes: asked.notes ?? made.notes,
  };
  return savedDifferently(requested, made, day);
}
