import { instantOf, utcText } from '../clock.ts';
import type { Backstage } from '../dialect.ts';
import { daysBetween, openingsOf } from '../openings.ts';
import { type AppointmentRecord, type ClientRecord, type VisitState, byStart, fullNameOf, rowOf } from '../practice.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../practiceWrites.ts';
import { written } from '../refusals.ts';
import { type Step, isGone, journeyIds, journeyRecords } from './records.ts';

interface Page {
  readonly pagination?: { readonly page?: number | null; readonly pageSize?: number | null } | null;
}

interface Range {
  readonly start?: string | null;
  readonly end?: string | null;
}

interface Options {
  readonly includeDeleted?: boolean | null;
  readonly updatedAt?: Range | null;
}

interface BookingData {
  readonly patient?: string;
  readonly location?: string;
  readonly bookingType?: string;
  readonly doctor?: string;
  readonly start?: string;
  readonly end?: string;
  readonly comments?: string;
}

interface PatientInput {
  readonly first?: string;
  readonly last?: string;
  readonly phoneNumber?: string;
  readonly email?: string;
}

const usualPage = 20;
const { of, key } = journeyIds;
const stateAfter: Readonly<Record<Step, VisitState>> = {
  arrived: 'arrived',
  consultation: 'inProgress',
  departed: 'completed',
  dna: 'noShow',
};

/** Resolvers of the journey service. */
export function journeyRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const { patient, user, place, type, booking } = journeyRecords(stage);
  function paged<Row>(rows: readonly Row[], { pagination }: Page, show: (row: Row) => object | null): object {
    const page = Math.max(1, pagination?.page ?? 1);
    const pageSize = Math.max(1, Math.min(pagination?.pageSize ?? usualPage, cap));
    const data = rows.slice((page - 1) * pageSize, page * pageSize).map(show);
    return { data, pageInfo: { page, pageSize, hasMore: rows.length > page * pageSize } };
  }
  return {
    org: { id: of('organization', 1), name: practice.organization.name },
    practice: { id: of('organization', 1), name: practice.organization.name },
    locations: (args: Page) => paged(practice.places, args, place),
    patients({ search, options, ...args }: Page & { search?: string; options?: Options }) {
      const words = (search ?? '').toLowerCase();
      const rows = practice.clients
        .filter((row) => (options?.includeDeleted || !row.isDeleted) && isWithin(row.updatedAt, options?.updatedAt))
        .filter((row) => [fullNameOf(row), ...row.emails].some((text) => text.toLowerCase().includes(words)));
      return paged(rows, args, patient);
    },
    patient: ({ id }: { id: string }) => patient(rowOf(practice.clients, key('client', id))),
    users: (args: Page) => paged(practice.providers, args, user),
    user: ({ id }: { id: string }) => user(rowOf(practice.providers, key('provider', id))),
    appointments: (args: Page) =>
      paged(
        practice.visitTypes.filter((row) => !row.isBlock),
        args,
        type,
      ),
    bookings({ dateRange, options, ...args }: Page & { dateRange?: Range; options?: Options }) {
      const rows = practice.appointments
        .filter((row) => !row.isBlock && (options?.includeDeleted || !isGone(row)))
        .filter((row) => overlaps(row, dateRange) && isWithin(row.updatedAt, options?.updatedAt))
        .toSorted(byStart);
      return paged(rows, args, booking);
    },
    booking: ({ id }: { id: string }) => booking(rowOf(practice.appointments, key('appointment', id))),
    availabilities({ dateRange, locationId, doctorId }: { dateRange: Range; locationId: string; doctorId?: string }) {
      const [from, to] = [instantOfDate(dateRange.start ?? ''), instantOfDate(dateRange.end ?? '')];
      const days = daysBetween(utcText(from).slice(0, 10), utcText(to).slice(0, 10));
      const requested = {
        placeKey: key('place', locationId),
        typeKey: null,
        providerKey: key('provider', doctorId),
        days,
      };
      return openingsOf(stage, requested)
        .filter(({ start, taken }) => !taken && start >= from && start < to)
        .map(({ start, minutes, providerKey }) => ({
          start: utcText(start),
          end: utcText(start + minutes * 60_000),
          doctor: user(rowOf(practice.providers, providerKey)),
        }));
    },
    bookingsById: ({ ids }: { ids: readonly string[] }) =>
      ids.map((id) => booking(rowOf(practice.appointments, key('appointment', id)))),
    deletedPatients: (args: Page) =>
      paged(
        practice.clients.filter((row) => row.isDeleted),
        args,
        patient,
      ),
    ...journeyWrites(stage),
  };
}

function overlaps({ start, minutes }: AppointmentRecord, range: Range | null | undefined): boolean {
  const from = range?.start ? instantOfDate(range.start) : Number.NEGATIVE_INFINITY;
  const to = range?.end ? instantOfDate(range.end) : Number.POSITIVE_INFINITY;
  return start < to && start + minutes * 60_000 > from;
}

function isWithin(instant: number, range: Range | null | undefined): boolean {
  if (range?.start && instant < instantOfDate(range.start)) return false;
  return !range?.end || instant < instantOfDate(range.end);
}

/** A date alone is its midnight in UTC. */
function instantOfDate(text: string): number {
  return instantOf(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : text);
}

function journeyWrites(stage: Backstage) {
  const { practice, now } = stage;
  const { patient, booking } = journeyRecords(stage);
  function response<Row>(write: () => Written<Row>, show: (row: Row) => object | null): object {
    const outcome = written(stage, write);
    return outcome.ok ? { data: show(outcome.row), error: null } : { data: null, error: outcome.message };
  }
  const change = (id: string, changes: Partial<AppointmentRecord>) => () =>
    changeAppointment(practice, key('appointment', id), changes, now());
  const minutesOf = ({ start, end }: BookingData, before: number): number | undefined =>
    end === undefined
      ? undefined
      : (instantOfDate(end) - (start === undefined ? before : instantOfDate(start))) / 60_000;
  return {
    createBooking({ bookingData: data = {} }: { bookingData?: BookingData }) {
      const book = (): Written<AppointmentRecord> => {
        const details = {
          start: data.start === undefined ? null : instantOfDate(data.start),
          minutes: minutesOf(data, 0),
          placeKey: key('place', data.location),
          typeKey: key('visitType', data.bookingType),
          providerKey: key('provider', data.doctor),
          clientKey: key('client', data.patient),
          reason: data.comments,
        };
        return bookAppointment(practice, details, now());
      };
      return response(book, booking);
    },
    updateBooking({ id, bookingData: data = {} }: { id: string; bookingData?: BookingData }) {
      const before = rowOf(practice.appointments, key('appointment', id));
      const minutes = minutesOf(data, before?.start ?? 0);
      const changes = {
        ...(data.start !== undefined && { start: instantOfDate(data.start) }),
        ...(minutes !== undefined && { minutes }),
        ...(data.doctor !== undefined && { providerKey: key('provider', data.doctor) }),
        ...(data.comments !== undefined && { reason: data.comments }),
      };
      return response(change(id, changes), booking);
    },
    deleteBooking: ({ id, cancellationReason = null }: { id: string; cancellationReason?: string | null }) =>
      response(change(id, { state: 'cancelled', cancelReason: cancellationReason }), booking),
    updateBookingJourney({
      id,
      bookingJourneyInput: input,
    }: {
      id: string;
      bookingJourneyInput?: { journeyStage?: Step };
    }) {
      const step = input?.journeyStage;
      return response(change(id, step === undefined ? {} : { state: stateAfter[step] }), booking);
    },
    createPatient({ patientData: data = {} }: { patientData?: PatientInput }) {
      const { first, last, phoneNumber, email } = data;
      const details = { givenName: first, familyName: last, emails: [email], phones: [phoneNumber] };
      return response<ClientRecord>(() => registerClient(practice, details, now()), patient);
    },
  };
}
