import type { ApolloClient } from '@apollo/client';
import {
  BookAppointmentDocument,
  type BookAppointmentMutationVariables,
  type BookingChoicesQuery,
} from '../../../../graphql/desk/generated/operations.ts';
import { t } from '../../../../i18n/page/t.ts';
import { refetchDay } from '../../../data/followDeskEvents.ts';
import { type AppointmentChangeOutcome, sendChange } from '../../../data/sendChange.ts';
import { providerName, savedDifferently, whenLabel } from '../../../domain/appointmentDifferences.ts';
import { addMinutes } from '../../../lib/timeZone.ts';
import { wallDate } from '../../../lib/wallTime.ts';
import { notify, staysIf } from '../../../state/notices.ts';
import { appointmentChangesOf } from '../changes/appointmentChanges.ts';
import { cancelRequest } from '../../../domain/changeRequest.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { formatLength } from '../../../lib/formatLength.ts';

type Booking = BookAppointmentMutationVariables['booking'];
type AppointmentTypes = BookingChoicesQuery['appointmentTypes'];

/** Sends a block, once. The core emits that its day has changed. */
export function sendBlock(apollo: ApolloClient, booking: Booking): Promise<AppointmentChangeOutcome> {
  return sendChange(apollo, BookAppointmentDocument, { booking });
}

/** Shows a notice with what was blocked, and with Undo where the service can cancel it. */
export function announceBlock(
  apollo: ApolloClient,
  day: ScheduleDay,
  booking: Booking,
  made: DayAppointment | null,
  types: AppointmentTypes,
): void {
  const date = wallDate(booking.start);
  const type = types.find(({ id }) => id === booking.type);
  const what = [
    booking.reason ?? type?.name,
    whenLabel(booking.start, day.date),
    formatLength(booking.minutes),
    providerName(booking.provider ?? undefined, day),
  ];
  const otherwise = made && savedDifferently(requestedOf(booking, made, type, day), made, day);
  const done = t('block.done', { what: what.filter(Boolean).join(', ') });
  // What could not be read back is read with its day.
  if (!made) void refetchDay(apollo, { location: day.location.id, date }, { recent: false });
  const undo = made && cancelRequest(day);
  notify({
    text: [done, otherwise].filter(Boolean).join(' '),
    ...(made && { about: `appointment ${made.id}` }),
    ...staysIf(otherwise !== null),
    ...(made &&
      undo && {
        action: {
          label: t('general.undo'),
          undoes: true,
          run: () => appointmentChangesOf(apollo).request(undo, { appointment: made, day, date }, true),
        },
      }),
  });
}

function requestedOf(
  { start, minutes, provider, reason, room }: Booking,
  made: DayAppointment,
  type: AppointmentTypes[number] | undefined,
  day: ScheduleDay,
): DayAppointment {
  return {
    ...made,
    start,
    end: made.end === null ? null : addMinutes(start, minutes, day.timeZone),
    ...(provider != null && { provider: { __typename: 'Provider', id: provider } }),
    ...(type && { type: { __typename: 'AppointmentType', id: type.id, name: type.name, color: type.color } }),
    reason: reason ?? made.reason,
    room: room ?? made.room,
  };
}
