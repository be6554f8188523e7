import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import { changePatient } from '../../dialects/practiceChanges.ts';
import {
  type Written,
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
} from '../../dialects/practiceWrites.ts';
import { stateOfWord, written } from '../../dialects/refusals.ts';
import { type Row, isRow } from '../generatedRows.ts';
import { instantOf } from './find.ts';
import { isBooked, strawberryIds, strawberryRows, strawberryWords } from './records.ts';

type Message = Readonly<Record<'message' | 'kind', string> & Record<'field' | 'code', string | null>>;

/** What Django refuses: an error that its mutations turn into messages. */
class Refusal extends Error {
  constructor(...messages: readonly Message[]) {
    super(messages[0]?.message, { cause: messages });
  }
}

function refused(kind: string, message: string, field: string | null = null, code: string | null = null): Message {
  return { kind, message, field, code };
}

const blank = (field: string): Message => refused('VALIDATION', 'This field cannot be blank.', field, 'blank');

function missing(model: string): Refusal {
  return new Refusal(refused('ERROR', `${model} matching query does not exist.`));
}

/** Foreign keys of an appointment. None may stay empty, although the input and the table would allow it. */
const references = [
  ['petProfile', 'patient', 'patients', 'PetProfile', 'patientKey'],
  ['service', 'visitType', 'visitTypes', 'Service', 'typeKey'],
  ['employee', 'provider', 'providers', 'UserProfile', 'providerKey'],
  ['location', 'place', 'places', 'Location', 'placeKey'],
] as const;

/** The mutations: each gives the row, or what was wrong with the input. */
export function strawberryWrites(stage: Backstage, show: (type: string, row: Row) => Row): object {
  const { practice, now } = stage;
  const rows = strawberryRows(stage);
  function answer<Record>(type: string, shown: (row: Record) => Row, write: () => Written<Record>): Row {
    try {
      const outcome = written(stage, write);
      if (outcome.ok) return show(type, shown(outcome.row));
      throw new Refusal(refused('PERMISSION', outcome.message));
    } catch (error) {
      if (error instanceof Refusal) return { __typename: 'OperationInfo', messages: error.cause };
      throw error;
    }
  }
  /** The key that an input sets, or the one from before where it says nothing. */
  function keyOf(data: Row, before: AppointmentRecord | null, reference: (typeof references)[number]): number | null {
    const [field, kind, table, model, key] = reference;
    const given = data[field];
    if (given === undefined) return before?.[key] ?? null;
    const id = isRow(given) ? (text(given, 'set') ?? null) : null;
    const found = rowOf<{ readonly key: number }>(practice[table], strawberryIds.key(kind, id));
    if (id !== null && !found) throw missing(model);
    return found?.key ?? null;
  }
  function book(data: Row, before: AppointmentRecord | null): Written<AppointmentRecord> {
    const keys = references.map((reference) => keyOf(data, before, reference));
    const [patientKey = null, typeKey = null, providerKey = null, placeKey = null] = keys;
    const time = text(data, 'appointmentTime');
    const start = time ? instantOf(time) : (before?.start ?? now());
    const type = rowOf(practice.visitTypes, typeKey);
    const empty = references.flatMap(([field], index) => (keys[index] === null ? [blank(field)] : []));
    if (empty.length > 0 || !type || placeKey === null) throw new Refusal(...empty);
    const isTwice = practice.appointments.some(
      (row) => row.key !== before?.key && !row.isDeleted && row.start === start && row.patientKey === patientKey,
    );
    const twice = 'Appointment with this Pet profile and Appointment time already exists.';
    if (isTwice) throw new Refusal(refused('VALIDATION', twice, null, 'unique_together'));
    // The end goes by the service.
    const minutes = before?.typeKey === typeKey ? before.minutes : type.minutes;
    const clientKey = rowOf(practice.patients, patientKey)?.clientKey ?? null;
    const reason = text(data, 'notes') === '' ? null : text(data, 'notes');
    const state = stateOfWord(strawberryWords, text(data, 'status'));
    const fields = { start, minutes, typeKey: type.key, placeKey, providerKey, patientKey, clientKey, reason, state };
    return before ? changeAppointment(practice, before.key, fields, now()) : bookAppointment(practice, fields, now());
  }
  function booked(id: string | null | undefined): AppointmentRecord {
    const row = rowOf(practice.appointments, strawberryIds.key('appointment', id));
    if (row && isBooked(row)) return row;
    throw missing('Appointment');
  }
  function createClient(data: Row): Written<ClientRecord> {
    const [givenName, familyName] = [text(data, 'firstName'), text(data, 'lastName')];
    const [email, phone] = [text(data, 'email'), text(data, 'phoneNumber')];
    if (!/^\S+@\S+\.\S+$/.test(email ?? ''))
      throw new Refusal(refused('VALIDATION', 'Enter a valid email address.', 'email', 'invalid'));
    const made = registerClient(practice, { givenName, familyName, emails: [email], phones: [phone] }, now());
    if (!made.ok) throw new Refusal(blank('firstName'));
    return made;
  }
  function createPet(data: Row): Written<PatientRecord> {
    const user = isRow(data['user']) ? text(data['user'], 'set') : null;
    const owner = rowOf(practice.clients, strawberryIds.key('client', user));
    if (!owner || owner.isDeleted) throw missing('User');
    const [name, species, breed] = ['name', 'species', 'breed'].map((field) => text(data, field));
    const made = addPatient(practice, { name, species, breed, clientKey: owner.key }, now());
    if (!made.ok) throw new Refusal(blank(made.field));
    return changePatient(practice, made.row.key, { birthDate: text(data, 'dateOfBirth') }, now());
  }
  const visit = (write: () => Written<AppointmentRecord>): Row => answer('AppointmentType', rows.appointment, write);
  return {
    createAppointment: ({ data }: { data: Row }) => visit(() => book(data, null)),
    updateAppointment: ({ data }: { data: Row }) => visit(() => book(data, booked(text(data, 'id')))),
    cancelAppointment: ({ pk }: { pk: string }) =>
      visit(() => changeAppointment(practice, booked(pk).key, { state: 'cancelled' }, now())),
    createClient: ({ data }: { data: Row }) => answer('UserType', rows.user, () => createClient(data)),
    createPetProfile: ({ data }: { data: Row }) => answer('PetProfileType', rows.pet, () => createPet(data)),
  };
}

function text(data: Row, field: string): string | null | undefined {
  const value = data[field];
  return typeof value === 'string' || value === null ? value : undefined;
}
