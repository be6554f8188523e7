import { GraphQLError } from 'graphql';
import { instantOfWall } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PhoneRecord,
  type VisitState,
  rowOf,
} from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { type Memory, failure, type medibookRecords, medibookIds, medibookWords, roomsOf } from './records.ts';

/** What the writes work with. */
interface Desk {
  readonly stage: Backstage;
  readonly memory: Memory;
  readonly records: ReturnType<typeof medibookRecords>;
  readonly book: () => readonly AppointmentRecord[];
  readonly people: () => readonly ClientRecord[];
  readonly now: () => number;
}

type Texts<Name extends string> = Partial<Readonly<Record<Name, string | null>>>;

type PatientInput = Readonly<Record<'first_name' | 'last_name' | 'email' | 'phone' | 'date_of_birth', string>> &
  Texts<'gender' | 'address' | 'notes'>;

type AppointmentInput = Readonly<
  Record<'clinic_id' | 'clinician_id' | 'patient_id' | 'service_id' | 'start_datetime', string>
> &
  Texts<'notes' | 'slot_id'>;

type Change = Texts<'cancellation_reason' | 'clinician_id' | 'notes' | 'room_id' | 'start_datetime' | 'status'>;

interface PublicBooking extends Texts<'endTime' | 'patientId' | 'type' | 'variationId'> {
  readonly clinicianId: string;
  readonly date: string;
  readonly startTime: string;
  readonly productId: string;
  readonly patientDetails?: Readonly<Record<'email' | 'firstName' | 'lastName' | 'phone', string>> | null;
}

const statuses: Readonly<Record<string, VisitState>> = {
  scheduled: 'planned',
  pending: 'planned',
  confirmed: 'confirmed',
  completed: 'completed',
  cancelled: 'cancelled',
  no_show: 'noShow',
};

/** What the validation of an input says, whatever was wrong. */
const invalid = (): GraphQLError => failure('Bad Request Exception', 'BAD_REQUEST');

/** An instant in the form of ISO 8601; without an offset it is read by the server's clock, which shows UTC. */
function instantOf(text: string): number {
  const isIso = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.test(text);
  const hasZone = /(?:Z|T.*[+-]\d{2}:?\d{2})$/.test(text);
  const instant = isIso ? Date.parse(hasZone || text.length === 10 ? text : `${text}Z`) : Number.NaN;
  if (Number.isNaN(instant)) throw invalid();
  return instant;
}

function checkPatient({ first_name, last_name, email, phone, date_of_birth }: PatientInput): void {
  const isComplete = first_name !== '' && last_name !== '' && phone !== '' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
  if (!isComplete || Number.isNaN(Date.parse(date_of_birth))) throw invalid();
}

/** What changes the book and the patients. */
export function medibookWrites({ stage, memory, records, book, people, now }: Desk): object {
  const { practice } = stage;
  const { key } = medibookIds;
  function row<Made>(write: () => Written<Made>): Made {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw failure(outcome.message, 'BAD_REQUEST');
  }
  function existing(id: string): AppointmentRecord {
    const one = rowOf(book(), key('appointment', id));
    if (one) return one;
    throw failure('Appointment not found', 'NOT_FOUND');
  }
  /** As the service asks: of what a clinician has that starts before the end, only the oldest row is looked at. */
  function refuseTaken(member: number | null, start: number, end: number, own: number | null): void {
    const other = book().find(
      (each) =>
        each.providerKey === member &&
        each.key !== own &&
        each.state !== 'cancelled' &&
        each.state !== 'noShow' &&
        each.start < end,
    );
    if (other && other.start + other.minutes * 60_000 > start)
      throw failure('This time slot is no longer available', 'BAD_REQUEST');
  }
  const known = (id: string | null, field: string): GraphQLError => {
    const message = `Foreign key constraint violated on the constraint: \`Appointments_${field}_fkey\` (${String(id)})`;
    return new GraphQLError(message, { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
  };
  function logged(before: AppointmentRecord, status: string, reason: string | null): Row {
    const state = statuses[status] ?? before.state;
    const change = {
      // The same word again leaves what the practice knows more exactly.
      state: medibookWords[state] === medibookWords[before.state] ? before.state : state,
      cancelReason: status === 'cancelled' ? (reason ?? before.cancelReason) : undefined,
    };
    const after = row(() => changeAppointment(practice, before.key, change, now()));
    if (status === 'pending') memory.pending.add(before.key);
    else memory.pending.delete(before.key);
    memory.logs.set(before.key, [...(memory.logs.get(before.key) ?? []), { status, reason, at: now() }]);
    return records.appointment(after);
  }
  function enter(details: Row, birthday: string, gender: string | null, address: string): ClientRecord {
    const names = { givenName: String(details['first']), familyName: String(details['last']) };
    const reached = { emails: [String(details['email'])], phones: [String(details['phone'])] };
    const made = row(() => registerClient(practice, { ...names, ...reached }, now()));
    memory.details.set(made.key, { birthday, gender, address });
    return made;
  }
  return {
    createAppointment({ input }: { input: AppointmentInput }) {
      const start = instantOf(input.start_datetime);
      const placeKey = key('place', input.clinic_id);
      if (placeKey === null || !rowOf(practice.places, placeKey)) throw failure('Clinic not found', 'BAD_REQUEST');
      const type = rowOf(practice.visitTypes, key('visitType', input.service_id));
      if (!type || type.isBlock) throw failure('Service not found', 'BAD_REQUEST');
      const providerKey = key('provider', input.clinician_id);
      refuseTaken(providerKey, start, start + type.minutes * 60_000, null);
      if (!rowOf(practice.providers, providerKey)) throw known(input.clinician_id, 'clinician_id');
      const person = rowOf(people(), key('client', input.patient_id));
      if (!person) throw known(input.patient_id, 'patient_id');
      const details = { start, placeKey, typeKey: type.key, providerKey, clientKey: person.key, reason: input.notes };
      return records.appointment(row(() => bookAppointment(practice, details, now())));
    },
    bookPatientAppointment({ input }: { input: PublicBooking }) {
      const member = rowOf(practice.providers, key('provider', input.clinicianId));
      if (!member) throw failure('Clinician not found', 'BAD_REQUEST');
      const type = rowOf(practice.visitTypes, key('visitType', input.productId));
      if (!type || type.isBlock) throw failure('Product not found', 'BAD_REQUEST');
      const start = instantOf(`${input.date}T${input.startTime}:00.000Z`);
      let clientKey = key('client', input.patientId ?? null);
      const details = input.patientDetails ?? null;
      if (clientKey === null) {
        if (!details) throw failure('patientId or patientDetails is required', 'BAD_REQUEST');
        const { firstName: first, lastName: last, email, phone } = details;
        const before = people().find(({ emails }) => emails[0] === email);
        clientKey = (before ?? enter({ first, last, email, phone }, '2000-01-01', null, '')).key;
      }
      const isTaken = book().some(
        (each) =>
          each.providerKey === member.key && each.start === start && !['cancelled', 'noShow'].includes(each.state),
      );
      if (isTaken) throw failure('This time slot is no longer available', 'BAD_REQUEST');
      const booking = {
        start,
        placeKey: member.placeKeys[0] ?? 1,
        typeKey: type.key,
        providerKey: member.key,
        clientKey,
      };
      const made = row(() => bookAppointment(practice, booking, now()));
      return { id: medibookIds.of('appointment', made.key) };
    },
    updateAppointment({ id, input }: { id: string; input: Change }) {
      if (input.status && !(input.status in statuses)) throw invalid();
      const before = existing(id);
      const start = input.start_datetime ? instantOf(input.start_datetime) : before.start;
      const providerKey = input.clinician_id ? key('provider', input.clinician_id) : before.providerKey;
      if (input.start_datetime) refuseTaken(providerKey, start, start + before.minutes * 60_000, before.key);
      if (!rowOf(practice.providers, providerKey)) throw known(input.clinician_id ?? null, 'clinician_id');
      if (input.room_id && !roomsOf(before.placeKey).some((room) => room['id'] === input.room_id))
        throw known(input.room_id, 'room_id');
      const change = { start, providerKey, reason: input.notes ?? undefined };
      const after = row(() => changeAppointment(practice, before.key, change, now()));
      if (!input.status || input.status === records.statusOf(before)) return records.appointment(after);
      return logged(after, input.status, input.cancellation_reason ?? null);
    },
    cancelAppointment: ({ id, reason }: { id: string; reason?: string | null }) =>
      logged(existing(id), 'cancelled', reason ?? null),
    completeAppointment: ({ id }: { id: string }) => logged(existing(id), 'completed', null),
    markNoShow: ({ id }: { id: string }) => logged(existing(id), 'no_show', null),
    createPatient({ input }: { input: PatientInput }) {
      checkPatient(input);
      const { first_name: first, last_name: last, email, phone, date_of_birth } = input;
      const made = enter(
        { first, last, email, phone },
        date_of_birth.slice(0, 10),
        input.gender ?? null,
        input.address ?? '',
      );
      return records.patient(row(() => changeClient(practice, made.key, { note: input.notes || null }, now())));
    },
    updatePatient({ id, input }: { id: string; input: PatientInput }) {
      checkPatient(input);
      const before = rowOf(people(), key('client', id));
      if (!before) throw failure('Patient not found', 'NOT_FOUND');
      const phone: PhoneRecord = { label: before.phones[0]?.label ?? 'Mobile', value: input.phone };
      const change = {
        givenName: input.first_name,
        familyName: input.last_name,
        emails: [input.email, ...before.emails.slice(1)],
        phones: [phone, ...before.phones.slice(1)],
        note: input.notes ?? undefined,
      };
      const shown = records.patient(before);
      const after = row(() => changeClient(practice, before.key, change, now()));
      const gender = input.gender ?? (typeof shown['gender'] === 'string' ? shown['gender'] : null);
      memory.details.set(after.key, {
        birthday: input.date_of_birth.slice(0, 10),
        gender,
        address: input.address ?? String(shown['address']),
      });
      return records.patient(after);
    },
    createSpacerBlock({ input }: { input: Readonly<Record<string, string | null>> }) {
      const place = rowOf(practice.places, key('place', input['clinic_id']));
      if (!place) return { success: false, userErrors: [{ message: 'Clinic not found' }] };
      const at = (time: string | null | undefined): number =>
        instantOfWall(`${input['block_date'] ?? ''}T${time ?? ''}:00`, place.zone);
      const [start, end] = [at(input['start_time']), at(input['end_time'])];
      const providerKey = key('provider', input['clinician_id']);
      if (!rowOf(practice.providers, providerKey))
        return { success: false, userErrors: [{ message: 'Failed to create block' }] };
      const details = { start, minutes: (end - start) / 60_000, placeKey: place.key, typeKey: 7, providerKey };
      const outcome = written(stage, () => bookAppointment(practice, { ...details, reason: input['reason'] }, now()));
      if (!outcome.ok) return { success: false, userErrors: [{ message: outcome.message }] };
      return { success: true, userErrors: [], spacerBlock: records.spacerBlock(outcome.row) };
    },
    deleteSpacerBlock({ id }: { id: string }) {
      const block = rowOf(practice.appointments, key('appointment', id));
      if (!block?.isBlock || block.isDeleted) return { success: false, userErrors: [{ message: 'Block not found' }] };
      const outcome = written(stage, () => changeAppointment(practice, block.key, { isDeleted: true }, now()));
      return { success: outcome.ok, userErrors: outcome.ok ? [] : [{ message: outcome.message }] };
    },
  };
}
