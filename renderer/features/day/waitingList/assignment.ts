import type { ApolloClient } from '@apollo/client';
import type { WaitingEntry } from '../../../../electron/contract/waitingList.ts';
import {
  type BookAppointmentMutationVariables,
  ScheduleDayDocument,
} from '../../../../graphql/desk/generated/operations.ts';
import { queryDesk } from '../../../data/queryDesk.ts';
import { durationMinutes } from '../../../domain/duration.ts';
import { offerOf } from '../../../domain/offers.ts';
import type { PlannedAppointment } from '../../../domain/overlaps.ts';
import { isCancelledOrNoShow } from '../../../domain/stages.ts';
import type { FreeTime } from '../../../lib/freeTime.ts';
import { formatInstant } from '../../../lib/timeZone.ts';
import { wallDate } from '../../../lib/wallTime.ts';
import type { BookingRequest } from '../../../state/dialogs.ts';
import type { MoveTo } from '../../../domain/changeRequest.ts';
import { takes } from '../changes/dayOffers.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import type { KnownPatient } from '../../../components/personSearch/personOptions.ts';

type Booking = BookAppointmentMutationVariables['booking'];

/** Somebody who waits, and the time that is to be theirs. */
export interface Assignment {
  readonly entry: WaitingEntry;
  readonly free: FreeTime;
  /** In milliseconds. */
  readonly start: number;
}

/** The appointment as it would be, to be warned of. */
export function plannedAppointment(
  { entry, free, start }: Assignment,
  known: KnownPatient | undefined,
): PlannedAppointment {
  const provider = providerOf({ entry, free });
  return {
    start,
    minutes: entry.minutes,
    client: entry.client.id,
    ...(provider && { provider: provider.id }),
    ...(free.room !== null && { room: free.room }),
    ...(entry.patient && { patient: known ?? entry.patient }),
    ...(entry.visit && { itself: entry.visit.id }),
  };
}

function providerOf({ entry, free }: Pick<Assignment, 'entry' | 'free'>): { readonly id: string } | null {
  return free.provider ?? entry.provider;
}

/** What is asked of the service; null where it demands more than the list knows: then the dialog asks for it. */
export function bookingOf({ entry, free, start }: Assignment, day: ScheduleDay): Booking | null {
  const offer = offerOf(day, 'bookAppointment');
  const values = {
    type: entry.type?.id,
    provider: providerOf({ entry, free })?.id,
    room: free.room ?? undefined,
    client: entry.client.id,
    patient: entry.patient?.id,
    status: offer.demands.includes('status') ? day.statuses.find(({ stage }) => stage === 'booked')?.label : undefined,
  };
  const sent = Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== undefined && offer.takes.includes(field)),
  );
  const booking: Booking = {
    location: free.location,
    start: formatInstant(start, free.timeZone),
    minutes: entry.minutes,
    ...sent,
  };
  const isWhole = offer.demands.every((field) => field in booking);
  return isWhole && ('client' in sent || 'patient' in sent) ? booking : null;
}

/** The booking dialog with all that is known of somebody who waits; booked, the entry is done. */
export function bookingRequest(
  entry: WaitingEntry,
  at?: { readonly free: FreeTime; readonly start: number },
): BookingRequest {
  const provider = at ? providerOf({ entry, free: at.free }) : entry.provider;
  return {
    location: entry.location.id,
    minutes: entry.minutes,
    client: entry.client.id,
    waiting: entry,
    ...(entry.patient && { patient: entry.patient.id }),
    ...(entry.type && { type: entry.type.id }),
    ...(provider && { provider: provider.id }),
    ...(at && { date: at.free.date, start: formatInstant(at.start, at.free.timeZone) }),
    ...(at && at.free.room !== null && { room: at.free.room }),
  };
}

/** The appointment that is to be earlier as it is now; null where it is not there any more, or the day is not read. */
export async function findVisit(
  apollo: ApolloClient,
  { visit, location }: WaitingEntry,
): Promise<{ readonly appointment: DayAppointment; readonly day: ScheduleDay } | null> {
  if (!visit) return null;
  const variables = { location: location.id, date: wallDate(visit.start) };
  const { data } = await queryDesk(apollo, ScheduleDayDocument, variables, {
    requestVariables: { recent: true, inPassing: true },
  });
  const appointment = data?.day.appointments.find(({ id }) => id === visit.id);
  return appointment && data && !isCancelledOrNoShow(appointment.status) ? { appointment, day: data.day } : null;
}

/** The move that brings a visit to its earlier time: only what differs, and only what the service takes. */
export function moveOf({ entry, free, start }: Assignment, visit: DayAppointment, day: ScheduleDay): MoveTo {
  const provider = providerOf({ entry, free })?.id;
  const may = (field: string): boolean => takes(day, 'updateAppointment', field);
  return {
    start: formatInstant(start, free.timeZone),
    ...(entry.minutes !== durationMinutes(visit) && may('minutes') && { minutes: entry.minutes }),
    ...(provider !== undefined && provider !== visit.provider?.id && may('provider') && { provider }),
    ...(free.room !== null && free.room !== visit.room && may('room') && { room: free.room }),
  };
}
