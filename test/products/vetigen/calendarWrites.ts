import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type PatientRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { rowWithFp, vetigenIds } from './fingerprints.ts';
import type { BookingRequestRow, VetigenMemory } from './memory.ts';
import type { VetigenOffice } from './office.ts';
import type { VetigenRecords } from './records.ts';
import { type Respond, rowOfWrite } from './responses.ts';
import {
  apiError,
  endOf,
  type EventStatus,
  eventStatuses,
  type EventType,
  eventTypeOf,
  invalid,
  isEvent,
  momentIn,
  notFound,
  stateOfStatus,
  statusOfState,
} from './values.ts';

interface CreateEventInput {
  readonly clinic_fp: string;
  readonly type: EventType;
  readonly title?: string | null;
  readonly start_at: string;
  readonly end_at: string;
  readonly patient_fp: string;
  readonly assigned_user_fp?: string | null;
  readonly notes?: string | null;
}

interface UpdateEventInput {
  readonly clinic_fp?: string | null;
  readonly type?: EventType | null;
  readonly title?: string | null;
  readonly status?: EventStatus | null;
  readonly start_at?: string | null;
  readonly end_at?: string | null;
  readonly patient_fp?: string | null;
  readonly assigned_user_fp?: string | null;
  readonly notes?: string | null;
}

const minuteMs = 60_000;
const { key } = vetigenIds;

/** Mutations of the calendar, and of the requests that come to it. */
export function calendarWrites(
  { practice, now }: Backstage,
  memory: VetigenMemory,
  records: VetigenRecords,
  office: VetigenOffice,
  respond: Respond,
): object {
  const eventWith = (fp: string): AppointmentRecord => {
    const row = rowOf(practice.appointments, key('appointment', fp));
    if (!row || !isEvent(row)) throw notFound('CALENDAR_EVENT', fp);
    return row;
  };
  const placeWith = (fp: string): PlaceRecord => {
    const row = rowOf(practice.places, key('place', fp));
    if (!row) throw notFound('CLINIC', fp);
    return row;
  };
  const patientWith = (fp: string): PatientRecord => {
    const row = rowOf(practice.patients, key('patient', fp));
    if (!row) throw notFound('PATIENT', fp);
    return row;
  };
  const userWith = (fp: string): ProviderRecord => {
    const row = rowOf(practice.providers, key('provider', fp));
    if (!row) throw notFound('USER', fp);
    return row;
  };

  /** What the practice itself calls an event of a type: the first of that kind, or else an ordinary one. */
  const visitTypeFor = (type: EventType): VisitTypeRecord => {
    const kinds = practice.visitTypes.filter(({ isBlock }) => !isBlock);
    const kind = (wanted: EventType): VisitTypeRecord | undefined => kinds.find((row) => eventTypeOf(row) === wanted);
    const found = kind(type) ?? kind('APPOINTMENT') ?? kinds[0];
    if (!found) throw invalid('type', 'is not offered by the clinic');
    return found;
  };
  const minutesBetween = (start: number, end: number): number => {
    if (end <= start) throw invalid('end_at', 'must be after start_at');
    return Math.round((end - start) / minuteMs);
  };
  const remember = (row: AppointmentRecord, type: EventType | null | undefined, title: string | null | undefined) => {
    const before = memory.extras.get(row.key);
    memory.extras.set(row.key, {
      type: type ?? before?.type,
      title: title === undefined ? before?.title : title?.trim() || undefined,
    });
  };

  /** The course goes forward only; what isn't closed yet can be cancelled. */
  const checkCourse = (row: AppointmentRecord, status: EventStatus): void => {
    const before = statusOfState[row.state];
    const isForward = eventStatuses.indexOf(status) >= eventStatuses.indexOf(before);
    if (!isForward || (before === 'CLOSED' && status === 'CANCELLED'))
      throw apiError('CALENDAR.INVALID_TRANSITION', `An event can't go from ${before} to ${status}.`, [
        { field: 'status', message: `can't follow on ${before}` },
      ]);
  };

  const book = (input: CreateEventInput): AppointmentRecord => {
    const [place, patient] = [placeWith(input.clinic_fp), patientWith(input.patient_fp)];
    const start = momentIn(input.start_at, 'start_at');
    const booking = {
      start,
      minutes: minutesBetween(start, momentIn(input.end_at, 'end_at')),
      placeKey: place.key,
      typeKey: visitTypeFor(input.type).key,
      providerKey: input.assigned_user_fp ? userWith(input.assigned_user_fp).key : null,
      patientKey: patient.key,
      reason: input.notes ?? null,
    };
    const row = rowOfWrite(bookAppointment(practice, booking, now()));
    remember(row, input.type, input.title);
    return row;
  };

  const update = (row: AppointmentRecord, input: UpdateEventInput): Row => {
    const start = input.start_at ? momentIn(input.start_at, 'start_at') : row.start;
    const end = input.end_at ? momentIn(input.end_at, 'end_at') : endOf(row);
    const patient = input.patient_fp ? patientWith(input.patient_fp) : null;
    const { assigned_user_fp: userFp } = input;
    if (input.status) checkCourse(row, input.status);
    // Also what is confirmed is scheduled: saying so changes nothing.
    const isNewStatus = input.status && input.status !== statusOfState[row.state];
    const change = {
      start,
      minutes: minutesBetween(start, end),
      placeKey: input.clinic_fp ? placeWith(input.clinic_fp).key : undefined,
      typeKey: input.type && input.type !== records.typeOf(row) ? visitTypeFor(input.type).key : undefined,
      state: input.status && isNewStatus ? stateOfStatus[input.status] : undefined,
      patientKey: patient?.key,
      clientKey: patient ? patient.clientKey : undefined,
      providerKey: userFp === undefined ? undefined : userFp ? userWith(userFp).key : null,
      reason: input.notes,
    };
    const changed = rowOfWrite(changeAppointment(practice, row.key, change, now()));
    remember(changed, input.type, input.title);
    return records.calendarEvent(changed);
  };

  const settle = (fp: string, change: (row: BookingRequestRow) => Partial<BookingRequestRow>): Row => {
    const before = rowWithFp(memory.requests, 'bookreq', fp);
    if (!before) throw notFound('BOOKING_REQUEST', fp);
    if (before.status !== 'PENDING')
      throw apiError('BOOKING_REQUEST.ALREADY_SETTLED', `Booking request is ${before.status} already.`);
    const row = { ...before, ...change(before) };
    memory.requests[memory.requests.indexOf(before)] = row;
    return office.bookingRequest(row);
  };

  return {
    createCalendarEvent: respond(({ input }: { readonly input: CreateEventInput }) =>
      records.calendarEvent(book(input)),
    ),
    updateCalendarEvent: respond(({ fp, input }: { readonly fp: string; readonly input: UpdateEventInput }) =>
      update(eventWith(fp), input),
    ),
    cancelCalendarEvent: respond(({ fp, reason }: { readonly fp: string; readonly reason?: string | null }) => {
      const row = eventWith(fp);
      checkCourse(row, 'CANCELLED');
      const change = { state: 'cancelled', cancelReason: reason ?? row.cancelReason } as const;
      return records.calendarEvent(rowOfWrite(changeAppointment(practice, row.key, change, now())));
    }),
    approveBookingRequest: respond((args: { readonly fp: string; readonly assigned_user_fp?: string | null }) =>
      settle(args.fp, (request) => {
        const type = visitTypeFor('APPOINTMENT');
        const row = book({
          clinic_fp: vetigenIds.of('place', request.placeKey),
          type: 'APPOINTMENT',
          start_at: new Date(request.start).toISOString(),
          end_at: new Date(request.start + type.minutes * minuteMs).toISOString(),
          patient_fp: vetigenIds.of('patient', request.patientKey),
          notes: request.message,
          ...(args.assigned_user_fp && { assigned_user_fp: args.assigned_user_fp }),
        });
        return { status: 'APPROVED', appointmentKey: row.key };
      }),
    ),
    rejectBookingRequest: respond(({ fp }: { readonly fp: string }) => settle(fp, () => ({ status: 'REJECTED' }))),
  };
}
