import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type VisitState, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import {
  type Memory,
  bookingIds,
  type bookingRows,
  bookingStatuses,
  isAppointment,
  patientsOf,
  statusWords,
} from './records.ts';
import { dateTime, exception, instantOfText, invalid, isDateText } from './values.ts';

type Texts<Name extends string> = Readonly<Partial<Record<Name, string | null>>>;
type Named<Name extends string> = Readonly<Record<Name, string>>;

type AppointmentInput = Named<'patient_id' | 'clinician_id' | 'service_id' | 'clinic_id' | 'start_datetime'> &
  Texts<'notes' | 'slot_id'>;

type UpdateInput = Texts<'status' | 'start_datetime' | 'clinician_id' | 'room_id' | 'notes' | 'cancellation_reason'>;

type PatientInput = Named<'first_name' | 'last_name' | 'email' | 'phone' | 'date_of_birth'> &
  Texts<'gender' | 'address' | 'notes'>;

type PublicInput = Named<'clinicianId' | 'date' | 'startTime' | 'productId'> &
  Texts<'patientId' | 'type' | 'endTime' | 'variationId'> & {
    readonly patientDetails?: Named<'firstName' | 'lastName' | 'email' | 'phone'> | null;
  };

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
const isOff = ({ state }: AppointmentRecord): boolean => state === 'cancelled' || state === 'noShow';

/** What changes appointments and people; nothing can be deleted. */
export function bookingWrites(stage: Backstage, memory: Memory, rows: ReturnType<typeof bookingRows>): object {
  const { practice, now } = stage;
  function done<Any>(write: () => Written<Any>): Any {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw exception(400, outcome.message);
  }
  const found = (id: string): AppointmentRecord => {
    const row = rowOf(practice.appointments, bookingIds.key('appointment', id));
    if (row && isAppointment(row)) return row;
    throw exception(404, 'Appointment not found');
  };
  const foundPatient = (id: string): ClientRecord => {
    const row = rowOf(patientsOf(practice), bookingIds.key('client', id));
    if (row) return row;
    throw exception(404, 'Patient not found');
  };
  /** A reference to nothing, as the database refuses it. */
  const constraint = (column: string): Error =>
    new Error(`Foreign key constraint violated on the constraint: \`Appointments_${column}_fkey\``);
  const clinicianKeyOf = (id: string): number => {
    const row = rowOf(practice.providers, bookingIds.key('provider', id));
    if (row) return row.key;
    throw constraint('clinician_id');
  };
  /** Looks at one appointment before the end only, the first that the table gives, as the service does. */
  function refuseTaken(providerKey: number, start: number, minutes: number, own: number | null): void {
    const end = start + minutes * 60_000;
    const other = practice.appointments.find(
      (row) =>
        row.providerKey === providerKey && isAppointment(row) && !isOff(row) && row.key !== own && row.start < end,
    );
    if (other && other.start + other.minutes * 60_000 > start)
      throw exception(400, 'This time slot is no longer available');
  }
  const log = (row: AppointmentRecord, status: string, reason: string | null): void => {
    memory.logs.set(row.key, [{ status, reason, at: now() }, ...rows.logsOf(row)]);
  };
  function transition(id: string, state: VisitState, reason: string | null) {
    const before = found(id);
    const cancelReason = state === 'cancelled' ? (reason ?? before.cancelReason) : before.cancelReason;
    const after = done(() => changeAppointment(practice, before.key, { state, cancelReason }, now()));
    log(before, bookingStatuses[state], reason);
    return rows.appointment(after);
  }
  /** The state behind a word; the same word again leaves what the practice knows more exactly. */
  function stateOf(before: AppointmentRecord, word: string): VisitState {
    if (word === 'pending') return 'planned';
    if (bookingStatuses[before.state] === word) return before.state;
    const states = Object.keys(bookingStatuses) as VisitState[]; // Sound: the record has exactly these keys.
    return states.find((state) => bookingStatuses[state] === word) ?? before.state;
  }
  function refuseBadPatient({ first_name, last_name, email, phone, date_of_birth }: PatientInput): void {
    const problems = [
      ...(first_name === '' ? ['first_name should not be empty'] : []),
      ...(last_name === '' ? ['last_name should not be empty'] : []),
      ...(isEmail(email) ? [] : ['email must be an email']),
      ...(phone === '' ? ['phone should not be empty'] : []),
      ...(isDateText(date_of_birth) ? [] : ['date_of_birth must be a valid ISO 8601 date string']),
    ];
    if (problems.length > 0) throw invalid(problems);
  }
  function remember(key: number, { date_of_birth, gender, address }: PatientInput): void {
    memory.births.set(key, dateTime(instantOfText(date_of_birth)));
    if (gender !== undefined) memory.genders.set(key, gender);
    if (typeof address === 'string') memory.addresses.set(key, address);
  }
  function enter(given: string, family: string, email: string, phone: string): ClientRecord {
    const details = { givenName: given, familyName: family, emails: [email], phones: [phone] };
    return done(() => registerClient(practice, details, now()));
  }
  return {
    createPatient({ input }: { readonly input: PatientInput }) {
      refuseBadPatient(input);
      const made = enter(input.first_name, input.last_name, input.email, input.phone);
      remember(made.key, { ...input, address: input.address ?? '', gender: input.gender ?? null });
      return rows.patient(done(() => changeClient(practice, made.key, { note: input.notes ?? null }, now())));
    },
    updatePatient({ id, input }: { readonly id: string; readonly input: PatientInput }) {
      refuseBadPatient(input);
      const before = foundPatient(id);
      const [phone, ...others] = before.phones;
      const changes = {
        givenName: input.first_name,
        familyName: input.last_name,
        emails: [input.email, ...before.emails.slice(1)],
        phones: [{ label: phone?.label ?? 'Mobile', value: input.phone } as const, ...others],
        note: input.notes === undefined ? undefined : input.notes || null,
      };
      const after = done(() => changeClient(practice, before.key, changes, now()));
      remember(before.key, input);
      return rows.patient(after);
    },
    createAppointment({ input }: { readonly input: AppointmentInput }) {
      if (!isDateText(input.start_datetime)) throw invalid(['start_datetime must be a valid ISO 8601 date string']);
      const place = rowOf(practice.places, bookingIds.key('place', input.clinic_id));
      if (!place) throw exception(400, 'Clinic not found');
      const type = rowOf(practice.visitTypes, bookingIds.key('visitType', input.service_id));
      if (!type || type.isBlock) throw exception(400, 'Service not found');
      const start = instantOfText(input.start_datetime);
      const providerKey = clinicianKeyOf(input.clinician_id);
      refuseTaken(providerKey, start, type.minutes, null);
      const client = rowOf(practice.clients, bookingIds.key('client', input.patient_id));
      if (!client) throw constraint('patient_id');
      const details = { start, placeKey: place.key, typeKey: type.key, providerKey, clientKey: client.key };
      return rows.appointment(
        done(() => bookAppointment(practice, { ...details, reason: input.notes ?? null }, now())),
      );
    },
    updateAppointment({ id, input }: { readonly id: string; readonly input: UpdateInput }) {
      const { status = null, cancellation_reason: reason = null } = input;
      if (status !== null && !statusWords.includes(status))
        throw invalid([`status must be one of the following values: ${statusWords.join(', ')}`]);
      if (input.start_datetime && !isDateText(input.start_datetime))
        throw invalid(['start_datetime must be a valid ISO 8601 date string']);
      const before = found(id);
      const providerKey = input.clinician_id ? clinicianKeyOf(input.clinician_id) : before.providerKey;
      const start = input.start_datetime ? instantOfText(input.start_datetime) : before.start;
      if (input.start_datetime) refuseTaken(providerKey ?? 0, start, before.minutes, before.key);
      if (input.room_id && !rows.rooms.some((room) => room.id === input.room_id)) throw constraint('room_id');
      const changes = {
        start,
        providerKey,
        reason: input.notes ?? undefined,
        state: status === null ? undefined : stateOf(before, status),
        cancelReason: status === 'cancelled' ? (reason ?? before.cancelReason) : undefined,
      };
      const wasStatus = rows.statusOf(before);
      const after = done(() => changeAppointment(practice, before.key, changes, now()));
      if (status !== null && status !== wasStatus) log(before, status, reason);
      if (status === 'pending') memory.pending.add(before.key);
      else if (status !== null) memory.pending.delete(before.key);
      if (input.room_id) memory.rooms.set(before.key, input.room_id);
      return rows.appointment(after);
    },
    cancelAppointment: ({ id, reason }: { readonly id: string; readonly reason?: string | null }) =>
      transition(id, 'cancelled', reason ?? null),
    completeAppointment: ({ id }: Named<'id'>) => transition(id, 'completed', null),
    markNoShow: ({ id }: Named<'id'>) => transition(id, 'noShow', null),
    bookPatientAppointment({ input }: { readonly input: PublicInput }) {
      const provider = rowOf(practice.providers, bookingIds.key('provider', input.clinicianId));
      if (!provider) throw exception(400, 'Clinician not found');
      const type = rowOf(practice.visitTypes, bookingIds.key('visitType', input.productId));
      if (!type || type.isBlock) throw exception(400, 'Product not found');
      // The time that somebody chose is taken for one in UTC, whatever the clinic's zone.
      const start = Date.parse(`${input.date}T${input.startTime}:00.000Z`);
      const taken = practice.appointments.some(
        (row) => row.providerKey === provider.key && isAppointment(row) && !isOff(row) && row.start === start,
      );
      if (taken) throw exception(400, 'This time slot is no longer available');
      const { patientDetails: details } = input;
      if (!input.patientId && !details) throw exception(400, 'patientId or patientDetails is required');
      const client = input.patientId
        ? rowOf(practice.clients, bookingIds.key('client', input.patientId))
        : (patientsOf(practice).find((row) => row.emails[0] === details?.email) ??
          (details ? enter(details.firstName, details.lastName, details.email, details.phone) : null));
      if (!client) throw constraint('patient_id');
      const booking = { start, placeKey: provider.placeKeys[0] ?? null, typeKey: type.key, providerKey: provider.key };
      const made = done(() => bookAppointment(practice, { ...booking, clientKey: client.key }, now()));
      return { id: bookingIds.of('appointment', made.key) };
    },
  };
}
