import type { ApolloClient } from '@apollo/client';
import { BookAppointmentDocument } from '../../../../graphql/desk/generated/operations.ts';
import { t } from '../../../../i18n/page/t.ts';
import { type AppointmentChangeOutcome, sendChange } from '../../../data/sendChange.ts';
import { sendRequest } from '../../../data/sendRequest.ts';
import { cancelRequest, type Change } from '../../../domain/changeRequest.ts';
import { offerOf } from '../../../domain/offers.ts';
import { formatInstant } from '../../../lib/timeZone.ts';
import { wallDate } from '../../../lib/wallTime.ts';
import { currentTime } from '../../../state/clock.ts';
import { outcomeText } from '../../../submission/outcomeText.ts';
import { sendInTurn } from '../../../submission/sendInTurn.ts';
import { bookingOf } from '../bookingSteps.ts';
import { startOf } from '../checkBooking.ts';
import type { BookingWork, ScheduleDay } from '../work.ts';
import type { PlannedBooking, PlannedOutcome } from './bookingGroup.ts';
import { workOf } from './planBookings.ts';

type DayAppointment = ScheduleDay['appointments'][number];

/** Books one of several, as if it were booked alone. */
export function sendPlanned(
  apollo: ApolloClient,
  work: BookingWork,
  planned: PlannedBooking,
  day: ScheduleDay,
): Promise<AppointmentChangeOutcome> {
  const start = startOf(planned, day.timeZone) ?? '';
  const booking = bookingOf(workOf(work, planned), day, start, offerOf(day, 'bookAppointment'));
  return sendChange(apollo, BookAppointmentDocument, { booking });
}

/** A draft holds many of them, and a service may say much. */
const longestText = 300;

/** How one of several ended, as it is kept with the draft. */
export function plannedOutcome(outcome: AppointmentChangeOutcome, different: string | null): PlannedOutcome {
  const text = outcomeText(outcome, [t('booking.plannedDone'), different].filter(Boolean).join('. ')).slice(
    0,
    longestText,
  );
  if (outcome.__typename === 'Done') return { kind: 'done', text, id: outcome.id };
  return { kind: outcome.__typename === 'OutcomeUnknown' ? 'unknown' : 'failed', text, id: null };
}

/** Whether the service cancels an appointment without a reason. */
export function canCancel(day: ScheduleDay): boolean {
  return cancelRequest(day) !== null;
}

/** Cancels what was just booked, the last first, each once. Returns the ids of what is cancelled, and why others are not. */
export async function cancelBooked(
  apollo: ApolloClient,
  day: ScheduleDay,
  booked: readonly DayAppointment[],
): Promise<{ readonly cancelled: readonly string[]; readonly failed: readonly string[] }> {
  const request = cancelRequest(day);
  if (!request) return { cancelled: [], failed: [] };
  const cancelled: string[] = [];
  const failed = new Set<string>();
  const changeOf = (appointment: DayAppointment): Change => ({
    request,
    seen: { appointment, day, date: wallDate(appointment.start ?? day.date) },
    at: formatInstant(currentTime(), day.timeZone),
    isUndo: true,
  });
  await sendInTurn(booked.toReversed(), {
    send: (appointment) => sendRequest(apollo, changeOf(appointment)),
    onOutcome({ id }, outcome) {
      if (outcome.__typename === 'Done') cancelled.push(id);
      else failed.add(outcomeText(outcome, ''));
    },
  });
  return { cancelled, failed: [...failed] };
}
