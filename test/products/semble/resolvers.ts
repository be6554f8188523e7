import { GraphQLError } from 'graphql';

import { startOfDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, byStart, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { type Pagination, isSembleBooking, sembleIds, semblePage, sembleRecords } from './records.ts';

interface Range {
  readonly start?: string | null;
  readonly end?: string | null;
}

interface ListArgs {
  readonly search?: string | null;
  readonly pagination?: Pagination | null;
  readonly dateRange?: Range | null;
  readonly options?: {
    readonly createdAt?: Range | null;
    readonly updatedAt?: Range | null;
    readonly includeDeleted?: boolean | null;
  } | null;
}

interface BookingData {
  readonly patient?: string | null;
  readonly location?: string | null;
  readonly bookingType?: string | null;
  readonly doctor?: string | null;
  readonly comments?: string | null;
  readonly start?: string | null;
  readonly end?: string | null;
}

interface PatientData {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email?: string | null;
  readonly phoneType?: string | null;
  readonly phoneNumber?: string | null;
  readonly address?: string | null;
  readonly city?: string | null;
  readonly comments?: string | null;
}

const { key } = sembleIds;
const stageStates = { arrived: 'arrived', consultation: 'inProgress', departed: 'completed', dna: 'noShow' } as const;

/** Resolvers of Semble: pages from 1, dates without a time in UTC, and nothing that was cancelled unless it is asked for. */
export function sembleRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const { clinic, patient, user, booking } = sembleRecords(stage);
  const none = ({ pagination }: ListArgs): object => semblePage([], pagination, cap, () => null);
  const bookingOf = (id: string) => booking(rowOf(practice.appointments, key('appointment', id)));
  return {
    practice: clinic,
    patients({ search, pagination, options }: ListArgs) {
      const rows = practice.clients
        .filter((row) => !row.isDeleted && matches(row, search ?? ''))
        .filter((row) => within(row.createdAt, options?.createdAt) && within(row.updatedAt, options?.updatedAt));
      return semblePage(rows, pagination, cap, patient);
    },
    patient: ({ id }: { id: string }) => patient(rowOf(practice.clients, key('client', id))),
    bookings({ pagination, options, dateRange }: ListArgs) {
      const rows = practice.appointments
        .filter((row) => isSembleBooking(row) && (options?.includeDeleted === true || row.state !== 'cancelled'))
        .filter((row) => within(row.start, dateRange) || within(row.start + row.minutes * 60_000, dateRange))
        .filter((row) => within(row.createdAt, options?.createdAt) && within(row.updatedAt, options?.updatedAt));
      return semblePage(rows.toSorted(byStart), pagination, cap, booking);
    },
    booking: ({ id }: { id: string }) => bookingOf(id),
    bookingsById: ({ ids }: { ids: readonly string[] }) => ids.map(bookingOf),
    users({ search, pagination }: ListArgs) {
      const term = (search ?? '').toLowerCase();
      const rows = practice.providers.filter((row) => row.isActive && fullNameOf(row).toLowerCase().includes(term));
      return semblePage(rows, pagination, cap, user);
    },
    products({ pagination }: ListArgs) {
      const rows = practice.visitTypes.filter((row) => !row.isBlock);
      return semblePage(rows, pagination, cap, (row) => ({
        id: sembleIds.of('visitType', row.key),
        name: row.name,
        productType: 'service',
        price: row.minutes * 2,
        duration: row.minutes,
        isBookable: row.isBookable,
        status: 'active',
      }));
    },
    consultations: none,
    contacts: none,
    invoices: none,
    labels: none,
    letters: none,
    prescriptions: none,
    questionnaires: none,
    tasks: none,
    ...sembleWrites(stage),
  };
}

function sembleWrites(stage: Backstage): object {
  const { practice, now } = stage;
  const { patient, booking } = sembleRecords(stage);
  function payload<Row>(write: () => Written<Row>, show: (row: Row) => object | null): object {
    const outcome = written(stage, write);
    return outcome.ok ? { data: show(outcome.row), error: null } : { data: null, error: outcome.message };
  }
  const change = (id: string, changes: Partial<AppointmentRecord>): object =>
    payload(() => changeAppointment(practice, key('appointment', id), changes, now()), booking);
  return {
    createBooking({ bookingData, ...old }: BookingData & { bookingData?: BookingData | null }) {
      const data = bookingData ?? old;
      const start = data.start ? instantOfDate(data.start) : null;
      const details = {
        start,
        minutes: start === null || !data.end ? null : (instantOfDate(data.end) - start) / 60_000,
        placeKey: key('place', data.location),
        typeKey: key('visitType', data.bookingType),
        providerKey: key('provider', data.doctor),
        clientKey: key('client', data.patient),
        reason: data.comments,
      };
      return payload(() => bookAppointment(practice, details, now()), booking);
    },
    updateBooking({ id, bookingData }: { id: string; bookingData?: BookingData | null }) {
      const before = rowOf(practice.appointments, key('appointment', id));
      const { location, bookingType, doctor, comments, start: from, end } = bookingData ?? {};
      const start = from ? instantOfDate(from) : (before?.start ?? 0);
      const [placeKey, typeKey] = [key('place', location), key('visitType', bookingType)];
      return change(id, {
        start,
        ...(end && { minutes: (instantOfDate(end) - start) / 60_000 }),
        ...(comments !== undefined && { reason: comments }),
        ...(doctor && { providerKey: key('provider', doctor) }),
        ...(placeKey !== null && { placeKey }),
        ...(typeKey !== null && { typeKey }),
      });
    },
    updateBookingJourney({
      id,
      bookingJourneyInput,
    }: {
      id: string;
      bookingJourneyInput?: { journeyStage: keyof typeof stageStates } | null;
    }) {
      return change(id, bookingJourneyInput ? { state: stageStates[bookingJourneyInput.journeyStage] } : {});
    },
    deleteBooking: ({ id, cancellationReason }: { id: string; cancellationReason?: string | null }) =>
      change(id, { state: 'cancelled', cancelReason: cancellationReason ?? null }),
    createPatient({ patientData }: { patientData: PatientData }) {
      const { firstName, lastName, email, phoneNumber } = patientData;
      const details = { givenName: firstName, familyName: lastName, emails: [email], phones: [phoneNumber] };
      return payload(() => registerClient(practice, details, now()), patient);
    },
    updatePatient({ id, patientData }: { id: string; patientData: PatientData }) {
      const { firstName, lastName, email, address, city, comments } = patientData;
      const changes = {
        ...(typeof firstName === 'string' && { givenName: firstName }),
        ...(typeof lastName === 'string' && { familyName: lastName }),
        ...(typeof email === 'string' && { emails: [email] }),
        ...(typeof address === 'string' && { street: address }),
        ...(typeof city === 'string' && { city }),
        ...(comments !== undefined && { note: comments }),
      };
      return payload(() => changeClient(practice, key('client', id), changes, now()), patient);
    },
  };
}

/** An instant in UTC where no offset is written; a day alone begins at midnight. */
function instantOfDate(text: string): number {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return startOfDay(text, 'UTC');
  const instant = Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}Z`);
  if (Number.isNaN(instant)) throw new GraphQLError(`Invalid date: ${text}`);
  return instant;
}

/** The last day of a range belongs to it as a whole. */
function within(instant: number, range: Range | null | undefined): boolean {
  if (range?.start && instant < instantOfDate(range.start)) return false;
  if (!range?.end) return true;
  if (/^\d{4}-\d{2}-\d{2}$/.test(range.end)) return instant < startOfDay(range.end, 'UTC', 1);
  return instant <= instantOfDate(range.end);
}

function matches(row: ClientRecord, search: string): boolean {
  const texts = [fullNameOf(row), ...row.emails.slice(0, 1)].map((text) => text.toLowerCase());
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => texts.some((text) => text.includes(word)));
}
